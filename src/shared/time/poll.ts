import { type Clock, systemClock } from './clock.js'
import { sleep } from './timeout.js'

export interface PollOptions {
  /** Polls a last time at the timeout. */
  readonly timeoutMs: number
  readonly pollMs: number
  readonly clock?: Pick<Clock, 'after'>
}

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
