import { type Clock, systemClock } from './clock.js'

export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded'
  readonly code = 'ETIMEDOUT'
  constructor(timeoutMs: number) {
    super(`There was no answer within ${timeoutMs} ms.`)
  }
}

/**
 * Limits the wait for the work. Work that ignores its signal continues, and its result is discarded.
 * @param work its signal is aborted at the timeout
 * @throws DeadlineExceeded, or the error of the work
 */
export const withTimeout = async <Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  clock: Pick<Clock, 'after'> = systemClock,
): Promise<Result> => {
  const abandoned = new AbortController()
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const cancel = clock.after(timeoutMs, () => {
    const error = new DeadlineExceeded(timeoutMs)
    abandoned.abort(error)
    reject(error)
  })
  try {
    return await Promise.race([work(abandoned.signal), deadline])
  } finally {
    cancel()
    abandoned.abort()
  }
}

/** Resolves after the delay or when the signal is aborted, so that no timer outlives its caller. */
export const sleep = (
  delayMs: number,
  signal: AbortSignal,
  clock: Pick<Clock, 'after'> = systemClock,
): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = (): void => {
      cancel()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = clock.after(delayMs, end)
    signal.addEventListener('abort', end)
  })
