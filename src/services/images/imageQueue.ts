import PQueue from 'p-queue'
import { ImageError } from './imageError.js'

export interface ImageQueue<Result> {
  /** Runs a job; equal keys share one. @throws ImageError `busy` if too many wait, in total or per client */
  run(key: string, work: () => Promise<Result>, asker?: Asker): Promise<Result>
  readonly running: number
  readonly waiting: number
}

export interface Asker {
  /** Stops waiting; a job without waiters does not start. */
  readonly signal?: AbortSignal
  readonly visitor?: string
}

interface Job<Result> {
  readonly result: Promise<Result>
  /** Cancels a job that has not started: sharp cannot be interrupted, and the result is cached. */
  readonly cancel: () => void
  waiters: number
}

const retryAfterSeconds = 3
const shareOfOne = 1 / 4

const refuse = (): never => {
  throw new ImageError('busy', { headers: { 'Retry-After': String(retryAfterSeconds) } })
}

export const createImageQueue = <Result>(
  atOnce: number,
  mostWaiting: number,
): ImageQueue<Result> => {
  const queue = new PQueue({ concurrency: atOnce })
  const jobs = new Map<string, Job<Result>>()
  const waiting = new Map<string, number>()
  const mostOfOne = Math.ceil(mostWaiting * shareOfOne)

  const enqueue = (visitor: string | undefined): { ahead: number; leave: () => void } => {
    const isFree = queue.pending < atOnce
    if (!isFree && queue.size >= mostWaiting) refuse()
    if (visitor === undefined || isFree) return { ahead: 0, leave: () => undefined }
    const ahead = waiting.get(visitor) ?? 0
    if (ahead >= mostOfOne) refuse()
    waiting.set(visitor, ahead + 1)
    const leave = (): void => {
      const left = (waiting.get(visitor) ?? 1) - 1
      if (left === 0) waiting.delete(visitor)
      else waiting.set(visitor, left)
    }
    return { ahead, leave }
  }

  const add = (key: string, work: () => Promise<Result>, visitor?: string): Job<Result> => {
    const place = enqueue(visitor)
    const abandoned = new AbortController()
    let hasStarted = false
    const start = (): Promise<Result> => {
      hasStarted = true
      place.leave()
      return work().finally(() => jobs.delete(key))
    }
    const job = {
      // Fair queuing: clients with fewer waiting jobs go first.
      result: queue.add(start, { signal: abandoned.signal, priority: -place.ahead }),
      cancel: () => {
        if (hasStarted) return
        place.leave()
        jobs.delete(key)
        abandoned.abort()
      },
      waiters: 0,
    }
    jobs.set(key, job)
    return job
  }

  const wait = (job: Job<Result>, signal: AbortSignal | undefined): Promise<Result> =>
    new Promise((resolve, reject) => {
      job.waiters += 1
      const leave = (): void => {
        job.waiters -= 1
        if (job.waiters === 0) job.cancel()
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      job.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
    })

  return {
    run: async (key, work, { signal, visitor } = {}) => {
      signal?.throwIfAborted()
      return wait(jobs.get(key) ?? add(key, work, visitor), signal)
    },
    get running() {
      return queue.pending
    },
    get waiting() {
      return queue.size
    },
  }
}
