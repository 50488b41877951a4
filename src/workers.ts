import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { createBackoff, standardBackoff } from './services/time/backoff.js'

/** Longer than a worker takes to finish what it has begun. */
const drainTime = 28_000
/** A worker that lived this long did not die of what killed the one before it. */
const settled = 60_000
const longestWait = 30_000

const workers = (): readonly Worker[] =>
  Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])

/**
 * Runs so many copies of this program, which share one port. One that dies is replaced, later each
 * time when it dies young; a signal to stop reaches them all.
 */
export const leadWorkers = (count: number, log: Logger): void => {
  const backoff = createBackoff({ ...standardBackoff, cap: longestWait })
  const born = new WeakMap<Worker, number>()
  let hasListened = false
  let stopping = false
  let youngDeaths = 0
  let status = 0

  const start = (): void => {
    if (stopping) return
    const worker = cluster.fork()
    born.set(worker, performance.now())
    log.info({ worker: worker.id, pid: worker.process.pid }, 'worker started')
  }

  const replace = (worker: Worker): void => {
    const age = performance.now() - (born.get(worker) ?? 0)
    youngDeaths = age < settled ? youngDeaths + 1 : 0
    const wait = youngDeaths === 0 ? 0 : backoff(youngDeaths)
    log.error({ worker: worker.id, wait }, 'a worker died and is replaced')
    setTimeout(start, wait)
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
      if (workers().length === 0) process.exit(status)
    } else if (hasListened) replace(worker)
    // What kept the first one from starting would keep them all; it has said what it was.
    else process.exit(code ?? 1)
  })

  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return
    stopping = true
    log.info({ signal, workers: workers().length }, 'stopping')
    if (workers().length === 0) process.exit(0)
    setTimeout(() => {
      log.error('workers were still running after 28 s')
      process.exit(1)
    }, drainTime)
    for (const worker of workers()) worker.process.kill('SIGTERM')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  start()
}
