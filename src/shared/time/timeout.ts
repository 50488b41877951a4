import { type Clock, systemClock } from './clock.js'

/** Work did not finish within its timeout. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded'
  readonly code = 'ETIMEDOUT'
  constructor(timeoutMs: number) {
    super(`There was no answer within ${timeoutMs} ms.`)
  }
}

/**
 * Waits for the work no longer than the timeout. Work that does not look at its signal goes on
 * unobserved: whatever it answers then is dropped.
 * @param work its signal is aborted once nobody waits for it any more
 * @throws DeadlineExceeded, or what the work throws
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
