import type { Backoff } from './backoff.js'
import { type Clock, systemClock } from './clock.js'
import { sleep } from './sleep.js'
import { withTimeout } from './timeout.js'

export interface RetryOptions {
  /** The caller has an answer or an error after this long, however many attempts were made. */
  readonly timeoutMs: number
  /** How long one attempt may take; none begins when less is left. */
  readonly attemptMs: number
  readonly backoff: Backoff
  /** Whether another attempt may succeed. */
  readonly isTransient: (error: unknown) => boolean
  readonly clock?: Clock
}

/**
 * Repeats the work while its errors are transient and time is left.
 * @param work its signal is aborted once nobody waits for it any more
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
