import type { BaseLogger } from 'pino'
import type { Backoff } from '../time/backoff.js'
import type { Clock } from '../time/clock.js'
import { hour } from '../time/durations.js'
import { createRecurringTask } from '../time/recurringTask.js'
import { type SuspectedDigestParts, sendSuspectedDigests } from './suspectedDigest.js'

interface SuspectedDigestTaskParts extends SuspectedDigestParts {
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'error'>
  readonly backoff: Backoff
}

/** Looks once an hour whether a day is over whose suspected requests the desk was not told of. */
export const createSuspectedDigestTask = (
  parts: SuspectedDigestTaskParts,
): { start(): void; stop(): Promise<void> } => {
  const task = createRecurringTask({
    run: async () => {
      await sendSuspectedDigests(parts)
      return hour
    },
    onError: (error) =>
      parts.log.error({ err: error }, 'the desk could not be told of suspected requests'),
    backoff: parts.backoff,
    longestWaitMs: hour,
    clock: parts.clock,
  })
  return { start: () => void task.start(), stop: () => task.stop() }
}
