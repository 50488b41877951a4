import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { createBackoff, standardBackoff } from './services/time/backoff.js'
import { minute, second } from './services/time/durations.js'

/** Longer than a worker takes to finish what it has begun. */
const drainTimeoutMs = 28 * second
/** A worker that lived this long did not die of what killed the one before it. */
const stableAfterMs = minute
const longestRestartWaitMs = 30 * second

/** Those whose process runs: the cluster lists one also while its channel is still open. */
const runningWorkers = (): readonly Worker[] =>
  Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker?.isDead() === false ? worker : [],
  )

/**
 * Runs so many copies of this program, which share one port. One that dies is replaced, later each
 * time when it dies young; a signal to stop reaches them all.
 */
export const leadWorkers = (count: number, log: Logger): void => {
  const backoff = createBackoff({ ...standardBackoff, capMs: longestRestartWaitMs })
  const startedAt = new WeakMap<Worker, number>()
  let hasListened = false
  let stopping = false
  let youngDeaths = 0
  let status = 0

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
    log.error({ worker: worker.id, waitMs }, 'a worker died and is replaced')
    setTimeout(start, waitMs)
  }

  cluster.on('listening', () => {
    // The first one alone prepares the records and proves the settings.
    const others = hasListened ? 0 : count - 1
    hasListened = true
    for (let other = 0; other < others; other += 1) start()
  })

  cluster.on('exit', (worker, code: number | null) => {
    if (stopping) {
      status = code === 0 ? status : 1
      if (runningWorkers().length === 0) process.exit(status)
    } else if (hasListened) replace(worker)
    // What stops the first one from starting stops them all, and the first has logged it.
    else process.exit(code ?? 1)
  })

  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return
    stopping = true
    log.info({ signal, workers: runningWorkers().length }, 'stopping')
    if (runningWorkers().length === 0) process.exit(0)
    setTimeout(() => {
      log.error({ drainTimeoutMs }, 'workers were still running')
      process.exit(1)
    }, drainTimeoutMs)
    for (const worker of runningWorkers()) worker.process.kill('SIGTERM')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  start()
}
