import type { Records } from '../adapters/records/records.js'
import type { Clock } from '../../shared/time/clock.js'
import { hour, minute, second } from '../../shared/time/durations.js'
import { createRecurringTask } from '../../shared/time/recurringTask.js'
import { deliverEmail, type DeliveryParts } from './delivery.js'
import { moveEarlierEmails } from './earlierEmails.js'
import { emailCollection, emailLeaseMs } from './emailRecord.js'

/** Maximum time until emails of a crashed process are found. */
const longestWaitMs = 5 * minute
/** Maximum delay of a due time, longer than any retry delay: later due times come from a wrong clock. */
const longestDelayMs = 6 * hour
const batchSize = 5
/** Minimum delay, as another process may just have leased the due emails. */
const shortestWaitMs = second

export interface Outbox {
  start(): void
  wake(): void
  /** Leases no more emails; resolves once current ones are sent or have failed. */
  stop(): Promise<void>
}

export interface OutboxParts extends DeliveryParts {
  readonly records: Pick<
    Records,
    'claim' | 'commit' | 'list' | 'nextDue' | 'pullForward' | 'update'
  >
  readonly clock: Clock
}

export const createOutbox = (parts: OutboxParts): Outbox => {
  const { records, log, clock, backoff } = parts

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
      await moveEarlierEmails(records, clock.now())
      let sent: number
      do {
        sent = await sendBatch()
      } while (sent > 0 && !signal.aborted)
      return untilNextDue()
    },
    onError: (error) => log.error({ err: error }, 'outbox batch failed'),
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
