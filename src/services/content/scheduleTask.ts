import type { BaseLogger } from 'pino'
import type { Backoff } from '../../shared/time/backoff.js'
import type { Clock } from '../../shared/time/clock.js'
import { second } from '../../shared/time/durations.js'
import { createRecurringTask } from '../../shared/time/recurringTask.js'
import type { Schedules } from './schedules.js'

/** Maximum delay until another process takes over the schedule of a stopped one. */
const lookMs = 30 * second

export interface ScheduleTaskParts {
  readonly schedules: Pick<Schedules, 'publishDue'>
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'error'>
  readonly backoff: Backoff
}

export const createScheduleTask = ({ schedules, clock, log, backoff }: ScheduleTaskParts) =>
  createRecurringTask({
    run: async () => {
      const next = await schedules.publishDue()
      return next === undefined ? lookMs : Math.min(lookMs, Math.max(0, next - clock.now()))
    },
    onError: (error) => log.error({ err: error }, 'scheduled content not published'),
    backoff,
    longestWaitMs: lookMs,
    clock,
  })
