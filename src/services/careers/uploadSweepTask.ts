import type { BaseLogger } from 'pino'
import type { Records } from '../adapters/records/records.js'
import type { Sweep } from '../retention/sweep.js'
import { suspiciousPause } from '../retention/retentionTurn.js'
import type { Backoff } from '../time/backoff.js'
import type { Clock } from '../time/clock.js'
import { hour } from '../time/durations.js'
import { createRecurringTask, type RecurringTask } from '../time/recurringTask.js'

/** The site promises to delete unclaimed files after a day; a daily sweep could take two. */
const sweepEveryMs = hour

interface UploadSweepTaskParts {
  readonly records: Pick<Records, 'read'>
  readonly sweep: Sweep
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'info' | 'error'>
  readonly backoff: Backoff
}

/** Deletes unclaimed uploads, now and every hour; each process does, and each upload is leased. */
export const createUploadSweepTask = ({
  records,
  sweep,
  clock,
  log,
  backoff,
}: UploadSweepTaskParts): RecurringTask =>
  createRecurringTask({
    run: async () => {
      const now = clock.now()
      // The daily deletion tells it.
      if ((await suspiciousPause(records, now)) !== undefined) return sweepEveryMs
      const removed = await sweep.removeExpired(now)
      if (removed > 0) log.info({ removed }, 'unclaimed uploads deleted')
      return sweepEveryMs
    },
    onError: (error) => log.error({ err: error }, 'unclaimed uploads could not be deleted'),
    backoff,
    longestWaitMs: sweepEveryMs,
    clock,
  })
