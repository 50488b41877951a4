import { type Clock, systemClock } from './clock.js'
import { sleep } from './sleep.js'

export interface PollOptions {
  /** When to give up; the question is then asked one last time. */
  readonly timeoutMs: number
  /** Between two questions. */
  readonly pollMs: number
  readonly clock?: Pick<Clock, 'after'>
}

/**
 * Asks, at once and then again and again, until there is an answer or the timeout is over.
 * @throws what the question throws
 */
export const poll = async <Answer>(
  { timeoutMs, pollMs, clock = systemClock }: PollOptions,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> => {
  const over = new AbortController()
  const cancel = clock.after(timeoutMs, () => over.abort())
  try {
    for (;;) {
      const isLast = over.signal.aborted
      const answer = await ask()
      if (answer !== undefined || isLast) return answer
      await sleep(pollMs, over.signal, clock)
    }
  } finally {
    cancel()
  }
}
