import PQueue from 'p-queue'
import { ImageError } from '../imageError.js'

export interface ImageQueue<Result> {
  /**
   * Runs a job in its turn; equal keys share one job.
   * @param signal stops waiting: a job that nobody waits for any more does not start
   * @throws ImageError `busy` when too many jobs are waiting already
   */
  run(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
  readonly running: number
  readonly waiting: number
}

interface Job<Result> {
  readonly result: Promise<Result>
  /** Does nothing once the job has started: sharp cannot be stopped, and its result is cached. */
  readonly cancel: () => void
  waiters: number
}

const retryAfterSeconds = 3

/**
 * @param atOnce how many jobs may run at a time
 * @param mostWaiting how many more may wait
 */
export const createImageQueue = <Result>(
  atOnce: number,
  mostWaiting: number,
): ImageQueue<Result> => {
  const queue = new PQueue({ concurrency: atOnce })
  const jobs = new Map<string, Job<Result>>()

  const add = (key: string, work: () => Promise<Result>): Job<Result> => {
    if (queue.pending >= atOnce && queue.size >= mostWaiting) {
      throw new ImageError('busy', { headers: { 'Retry-After': String(retryAfterSeconds) } })
    }
    const abandoned = new AbortController()
    let hasStarted = false
    const start = (): Promise<Result> => {
      hasStarted = true
      return work().finally(() => jobs.delete(key))
    }
    const job = {
      result: queue.add(start, { signal: abandoned.signal }),
      cancel: () => {
        if (hasStarted) return
        jobs.delete(key)
        abandoned.abort()
      },
      waiters: 0,
    }
    jobs.set(key, job)
    return job
  }

  /** The job's result, or the signal's reason when that comes first. */
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
    run: async (key, work, signal) => {
      signal?.throwIfAborted()
      return wait(jobs.get(key) ?? add(key, work), signal)
    },
    get running() {
      return queue.pending
    },
    get waiting() {
      return queue.size
    },
  }
}
