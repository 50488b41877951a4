import type { Records } from '../adapters/records/records.js'
import type { Clock } from '../../shared/time/clock.js'
import { second } from '../../shared/time/durations.js'

/** Anybody may ask: the trial is made once a second at most, whoever asks meanwhile shares it. */
const freshMs = second

/** Asks the store to keep something now; rejects with why it cannot. */
export const createReadiness = (
  records: Pick<Records, 'tryWrite'>,
  clock: Pick<Clock, 'now'>,
): (() => Promise<void>) => {
  let last: { readonly at: number; readonly trial: Promise<void> } | undefined
  return () => {
    const now = clock.now()
    // A clock that was set back must not keep an old answer.
    if (last === undefined || Math.abs(now - last.at) >= freshMs) {
      last = { at: now, trial: records.tryWrite(now) }
    }
    return last.trial
  }
}
