import type { BaseLogger } from 'pino'
import type { Backoff } from '../../shared/time/backoff.js'
import type { Clock } from '../../shared/time/clock.js'
import { hour, minute } from '../../shared/time/durations.js'
import { createRecurringTask } from '../../shared/time/recurringTask.js'
import type { Records } from '../adapters/records/records.js'
import { type CleanupJob, runCleanupJobs } from './cleanupJob.js'
import { endTurn, leaseRun, noteAttempt, suspiciousPause } from './retentionSchedule.js'

/** Lease of a run, longer than any run; the lease of a crashed process expires after this time. */
const leaseMs = 30 * minute
const checkMs = hour

export interface RetentionTask {
  start(): void
  stop(): Promise<void>
}

export interface RetentionTaskParts {
  readonly records: Pick<
    Records,
    'createAll' | 'claim' | 'read' | 'update' | 'nextDue' | 'pullForward'
  >
  readonly jobs: readonly CleanupJob[]
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'info' | 'error'>
  readonly backoff: Backoff
}

export const createRetentionTask = (parts: RetentionTaskParts): RetentionTask => {
  const { clock, log, backoff } = parts
  const task = createRecurringTask({
    run: async () => {
      await runIfDue(parts)
      return checkMs
    },
    onError: (error) => log.error({ err: error }, 'retention job failed'),
    backoff,
    longestWaitMs: checkMs,
    clock,
  })
  return { start: () => void task.start(), stop: () => task.stop() }
}

/** Runs all jobs if due. The lease of one record ensures that only one process runs them. */
const runIfDue = async ({ records, jobs, clock, log }: RetentionTaskParts): Promise<void> => {
  const now = clock.now()
  const turn = await leaseRun(records, { now, leaseMs })
  if (turn === undefined) return
  const lastDone = await suspiciousPause(records, now)
  if (lastDone !== undefined) {
    log.error(
      { lastDone, clock: new Date(now).toISOString() },
      'retention job paused: check the clock, then run “npm run purge -- --confirm”',
    )
    return
  }
  const { removed, errors } = await runCleanupJobs(jobs, now)
  if (errors.length === 0) {
    await endTurn(records, turn, now, removed)
    log.info({ removed }, 'expired data deleted')
    return
  }
  // The run is not marked as done: once its lease expires, it is repeated.
  await noteAttempt(records, now)
  throw errors.length === 1
    ? errors[0]
    : new AggregateError(errors, 'several stores are unavailable')
}
