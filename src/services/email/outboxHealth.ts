import { emailCollection } from './emailRecord.js'
import type { Records } from '../adapters/records/records.js'
import type { Clock } from '../time/clock.js'
import { minute } from '../time/durations.js'

/** When an email has waited longer than this, emails do not leave. */
export const longestQueueMs = 15 * minute

/** Whether emails leave in time. */
export const emailsLeave = async (
  records: Pick<Records, 'waitingSince'>,
  clock: Pick<Clock, 'now'>,
): Promise<boolean> => {
  const since = await records.waitingSince(emailCollection)
  return since === undefined || clock.now() - since <= longestQueueMs
}
