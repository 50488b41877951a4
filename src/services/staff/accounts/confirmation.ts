import { day } from '../../../shared/time/durations.js'
import type { AccountRecord } from './accountRecord.js'

/** Administrators confirm accounts regularly, so that unused ones are noticed. */
const confirmationMs = 90 * day

export const awaitsConfirmation = ({ stored }: AccountRecord, now: number): boolean =>
  stored.state !== 'closed' && now - stored.confirmedAt >= confirmationMs
