import { day } from '../../../shared/time/durations.js'
import type { AccountRecord } from './accountRecord.js'

/** Interval at which an administrator confirms each account, so that unused accounts are noticed. */
const confirmationMs = 90 * day

export const awaitsConfirmation = ({ stored }: AccountRecord, now: number): boolean =>
  stored.state !== 'closed' && now - stored.confirmedAt >= confirmationMs
