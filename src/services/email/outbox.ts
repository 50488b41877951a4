import type { Records } from '../adapters/records/records.js'
import type { Clock } from '../../shared/time/clock.js'
import { hour, minute, second } from '../../shared/time/durations.js'
import { createRecurringTask } from '../../shared/time/recurringTask.js'
import { deliverEmail, type DeliveryParts } from './delivery.js'
import { emailCollection } from './emailRecord.js'

/** Longer than any timeout of an email transport: a lease must not end while its email is leaving. */
export const emailLeaseMs = 2 * minute
/** Emails left behind by a process that died are found at least this often. */
const longestWaitMs = 5 * minute
/** Longer than any retry waits: what is due later was put off by a clock that was ahead. */
const longestDelayMs = 6 * hour
/** How many emails leave side by side. */
const batchSize = 5
/** Another process has just taken what is due: wait this long before looking again. */
const shortestWaitMs = second

export interface Outbox {
  /** Sends what is due, now and from then on. */
  start(): void
  /** Says that there are new emails. */
  wake(): void
  /** Takes no more emails; resolves once those under way have left or failed. */
  stop(): Promise<void>
}

export interface OutboxParts extends DeliveryParts {
  readonly records: Pick<Records, 'claim' | 'update' | 'nextDue' | 'pullForward'>
  readonly clock: Clock
}

/** The one place emails leave from; several processes may each run one on the same records. */
export const createOutbox = (parts: OutboxParts): Outbox => {
  const { records, log, clock, backoff } = parts

  /** @returns how many emails were due */
  const sendBatch = async (): Promise<number> => {
    const now = clock.now()
    const lease = { now, leaseUntil: now + emailLeaseMs, limit: batchSize }
    const due = await records.claim(emailCollection, lease)
    await Promise.all(due.map((record) => deliverEmail(parts, record)))
    return due.length
  }

  const untilNextDue = async (): Promise<number> => {
    const next = await records.nextDue(emailCollection)
    if (next === undefined) return longestWaitMs
    const now = clock.now()
    if (next > now + longestDelayMs) {
      const moments = { laterThan: now + longestDelayMs, dueAt: now }
      await records.pullForward(emailCollection, moments)
      return shortestWaitMs
    }
    return Math.min(longestWaitMs, Math.max(shortestWaitMs, next - now))
  }

  const task = createRecurringTask({
    run: async (signal) => {
      let sent: number
      do {
        sent = await sendBatch()
      } while (sent > 0 && !signal.aborted)
      return untilNextDue()
    },
    onError: (error) => log.error({ err: error }, 'the outbox cannot reach the record store'),
    backoff,
    longestWaitMs,
    clock,
  })

  return {
    start: () => void task.start(),
    wake: () => task.wake(),
    stop: () => task.stop(),
  }
}
