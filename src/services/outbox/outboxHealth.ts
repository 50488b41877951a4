import type { Records } from '../adapters/records/records.js'
import type { Clock } from './clock.js'

/** A letter that waits longer than 15 minutes tells that letters do not leave. */
export const longestWait = 900_000

/** Whether letters leave in time. */
export const lettersLeave = async (
  records: Pick<Records, 'waitingSince'>,
  clock: Pick<Clock, 'now'>,
): Promise<boolean> => {
  const since = await records.waitingSince('letters')
  return since === undefined || clock.now() - since <= longestWait
}
