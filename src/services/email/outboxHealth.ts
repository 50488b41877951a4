import { emailCollection } from './emailRecord.js'
import type { Records } from '../adapters/records/records.js'
import type { Clock } from '../time/clock.js'

/** An email that waits longer than 15 minutes tells that emails do not leave. */
export const longestWait = 900_000

/** Whether emails leave in time. */
export const emailsLeave = async (
  records: Pick<Records, 'waitingSince'>,
  clock: Pick<Clock, 'now'>,
): Promise<boolean> => {
  const since = await records.waitingSince(emailCollection)
  return since === undefined || clock.now() - since <= longestWait
}
