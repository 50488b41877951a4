import { day } from '../../../shared/time/durations.js'
import type { AccountRecord } from './accountRecord.js'

/** An admin says every so often who still works here: nobody keeps an account for years unseen. */
const confirmationMs = 90 * day

/** Whether it is time to say so again. */
export const awaitsConfirmation = ({ stored }: AccountRecord, now: number): boolean =>
  stored.state !== 'closed' && now - stored.confirmedAt >= confirmationMs
