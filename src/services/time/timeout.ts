import type { Backoff } from './backoff.js'

/** Somebody waits: no answer came in the time they were promised one. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded'
  constructor(milliseconds: number) {
    super(`There was no answer within ${milliseconds} ms.`)
  }
}

export interface RetryOptions {
  /** The caller is answered after so many milliseconds, come what may. */
  readonly atMost: number
  /** No try begins later than this: what begins must have the time to end. */
  readonly lastTry: number
  readonly backoff: Backoff
  /** Whether another try may end better. */
  readonly isPassing: (thrown: unknown) => boolean
}

/**
 * Tries the work again while its failures may pass and the patience lasts.
 * @param work its signal says that nobody waits any more
 * @throws the last failure, or DeadlineExceeded
 */
export const withRetries = async <Result>(
  patience: RetryOptions,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const over = new AbortController()
  const { promise: lost, reject: lose } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new DeadlineExceeded(patience.atMost)
    over.abort(error)
    lose(error)
  }, patience.atMost)
  try {
    return await Promise.race([lost, tryAgain(patience, over.signal, work)])
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}

const tryAgain = async <Result>(
  { lastTry, backoff, isPassing }: RetryOptions,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const begun = performance.now()
  for (let failures = 1; ; failures += 1) {
    try {
      return await work(signal)
    } catch (thrown) {
      const wait = backoff(failures)
      const late = performance.now() - begun + wait > lastTry
      if (signal.aborted || late || !isPassing(thrown)) throw thrown
      await rest(wait, signal)
    }
  }
}

/** Ends early when nobody waits any more, so that no timer outlives its caller. */
const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
