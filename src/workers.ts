import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { heartbeatMs, MissedHeartbeats } from './heartbeats.js'
import { createBackoff, standardBackoff } from './shared/time/backoff.js'
import { minute, second } from './shared/time/durations.js'

/**
 * Timeout of the workers' stop, longer than they take to finish requests; platforms kill all
 * processes after 30 s.
 */
const drainTimeoutMs = 28 * second
/** Minimum lifetime of a worker after which its death no longer increases the restart delay. */
const stableAfterMs = minute
const longestRestartWaitMs = 30 * second
const heartbeat = 'heartbeat'

export const sendHeartbeats = (worker: Worker): void => {
  setInterval(() => {
    if (worker.isConnected()) worker.send(heartbeat)
  }, heartbeatMs).unref()
}

/** Returns the running workers; the cluster module also lists dead ones whose IPC channel is still open. */
const runningWorkers = (): readonly Worker[] =>
  Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker?.isDead() === false ? worker : [],
  )

/** Kills workers that miss heartbeats: a blocked event loop handles no other signal. */
const killUnresponsive = (log: Logger): void => {
  const heartbeats = new MissedHeartbeats()
  cluster.on('listening', ({ id }) => heartbeats.listens(id))
  cluster.on('message', ({ id }, message: unknown) => {
    if (message === heartbeat) heartbeats.beat(id)
  })
  cluster.on('exit', ({ id }) => heartbeats.forget(id))
  setInterval(() => {
    for (const { id, process } of runningWorkers()) {
      if (!heartbeats.tick(id)) continue
      log.error({ worker: id, pid: process.pid }, 'worker killed: event loop blocked')
      process.kill('SIGKILL')
    }
  }, heartbeatMs)
}

/**
 * Forks workers that share one port. Replaces workers that die or hang, with a growing delay if
 * they die within a minute. Passes on SIGTERM and SIGINT, and kills workers still running after 28
 * s.
 */
export const leadWorkers = (count: number, log: Logger): void => {
  const backoff = createBackoff({ ...standardBackoff, capMs: longestRestartWaitMs })
  const startedAt = new WeakMap<Worker, number>()
  let hasListened = false
  let stopping = false
  let youngDeaths = 0
  let status = 0

  const end = (code: number): void => log.flush(() => process.exit(code))

  const start = (): void => {
    if (stopping) return
    const worker = cluster.fork()
    startedAt.set(worker, performance.now())
    log.info({ worker: worker.id, pid: worker.process.pid }, 'worker started')
  }

  const replace = (worker: Worker): void => {
    const ageMs = performance.now() - (startedAt.get(worker) ?? 0)
    youngDeaths = ageMs < stableAfterMs ? youngDeaths + 1 : 0
    const waitMs = youngDeaths === 0 ? 0 : backoff(youngDeaths)
    log.error({ worker: worker.id, waitMs }, 'worker died, replacement scheduled')
    setTimeout(start, waitMs)
  }

  cluster.on('listening', () => {
    // The first worker prepares the records and validates the settings before the others start.
    const others = hasListened ? 0 : count - 1
    hasListened = true
    for (let other = 0; other < others; other += 1) start()
  })

  cluster.on('exit', (worker, code: number | null) => {
    if (stopping) {
      status = code === 0 ? status : 1
      if (runningWorkers().length === 0) end(status)
    } else if (hasListened) replace(worker)
    // The first worker logged why it cannot start; the others would fail too.
    else end(code ?? 1)
  })

  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return
    stopping = true
    log.info({ signal, workers: runningWorkers().length }, 'stopping')
    if (runningWorkers().length === 0) end(0)
    setTimeout(() => {
      const late = runningWorkers()
      log.error({ drainTimeoutMs, workers: late.length }, 'workers killed: still running')
      for (const worker of late) worker.process.kill('SIGKILL')
      end(1)
    }, drainTimeoutMs)
    for (const worker of runningWorkers()) worker.process.kill('SIGTERM')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  killUnresponsive(log)
  start()
}
