import type { Backoff } from './backoff.js'
import { type Clock, systemClock } from './clock.js'
import { sleep, withTimeout } from './timeout.js'

export interface RetryOptions {
  /** Total time, whatever the number of attempts. */
  readonly timeoutMs: number
  /** Timeout of one attempt; no attempt starts with less time left. */
  readonly attemptMs: number
  readonly backoff: Backoff
  readonly isTransient: (error: unknown) => boolean
  readonly clock?: Clock
}

/**
 * Repeats the work while its errors are transient and time remains.
 * @param work its signal is aborted when the result is no longer needed
 * @throws the last error of the work, or DeadlineExceeded
 */
export const retry = <Result>(
  { timeoutMs, attemptMs, backoff, isTransient, clock = systemClock }: RetryOptions,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const lastStart = clock.now() + timeoutMs - attemptMs
  const attempt = async (signal: AbortSignal, failures: number): Promise<Result> => {
    try {
      return await work(signal)
    } catch (error) {
      const waitMs = backoff(failures)
      const isTooLate = clock.now() + waitMs > lastStart
      if (signal.aborted || isTooLate || !isTransient(error)) throw error
      await sleep(waitMs, signal, clock)
      return attempt(signal, failures + 1)
    }
  }
  return withTimeout(timeoutMs, (signal) => attempt(signal, 1), clock)
}
