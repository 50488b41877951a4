import { ImageError } from '../imageError.js'

export interface ImageQueue<Result> {
  /**
   * Does a piece of work in its turn. Equal keys under way are one piece of work.
   * @param signal leaves: work that nobody waits for any more is not begun
   * @throws ImageError `busy` when too much is waiting already
   */
  run(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
  readonly running: number
  readonly waiting: number
}

interface Job<Result> {
  readonly key: string
  readonly work: () => Promise<Result>
  readonly done: PromiseWithResolvers<Result>
  waiters: number
  begun: boolean
}

const retrySeconds = 3

/**
 * @param atOnce how many pieces of work may be under way
 * @param mostWaiting how many may wait behind them
 */
export const createImageQueue = <Result>(
  atOnce: number,
  mostWaiting: number,
): ImageQueue<Result> => {
  const jobs = new Map<string, Job<Result>>()
  // A Set remembers who came first, and lets anyone leave.
  const line = new Set<Job<Result>>()
  let running = 0

  const begin = async (job: Job<Result>): Promise<void> => {
    job.begun = true
    running += 1
    try {
      job.done.resolve(await job.work())
    } catch (cause) {
      job.done.reject(cause)
    } finally {
      running -= 1
      jobs.delete(job.key)
      beginNext()
    }
  }

  const beginNext = (): void => {
    const [next] = line
    if (next === undefined || running >= atOnce) return
    line.delete(next)
    void begin(next)
  }

  const enqueue = (key: string, work: () => Promise<Result>): Job<Result> => {
    if (running >= atOnce && line.size >= mostWaiting) {
      throw new ImageError('busy', { headers: { 'Retry-After': String(retrySeconds) } })
    }
    const job = { key, work, done: Promise.withResolvers<Result>(), waiters: 0, begun: false }
    jobs.set(key, job)
    line.add(job)
    return job
  }

  const leave = (job: Job<Result>): void => {
    job.waiters -= 1
    if (job.waiters > 0 || job.begun) return
    line.delete(job)
    jobs.delete(job.key)
  }

  /** The job's outcome, or the signal's reason when that comes first. */
  const wait = (job: Job<Result>, signal: AbortSignal | undefined): Promise<Result> =>
    new Promise((resolve, reject) => {
      job.waiters += 1
      const away = (): void => {
        leave(job)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', away, { once: true })
      job.done.promise
        .then(resolve, reject)
        .finally(() => signal?.removeEventListener('abort', away))
    })

  return {
    run: async (key, work, signal) => {
      signal?.throwIfAborted()
      const outcome = wait(jobs.get(key) ?? enqueue(key, work), signal)
      beginNext()
      return outcome
    },
    get running() {
      return running
    },
    get waiting() {
      return line.size
    },
  }
}
