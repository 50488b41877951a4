import type { Records } from '../adapters/records/records.js'
import type { Clock } from '../../shared/time/clock.js'
import { second } from '../../shared/time/durations.js'

/** Lifetime of a result. The endpoint is public: concurrent requests share one write probe per second. */
const freshMs = second

export const createReadiness = (
  records: Pick<Records, 'tryWrite'>,
  clock: Pick<Clock, 'now'>,
): (() => Promise<void>) => {
  let last: { readonly at: number; readonly trial: Promise<void> } | undefined
  return () => {
    const now = clock.now()
    // Compares the absolute difference, so that a clock set back does not extend the cache.
    if (last === undefined || Math.abs(now - last.at) >= freshMs) {
      last = { at: now, trial: records.tryWrite(now) }
    }
    return last.trial
  }
}
