import { day, hour } from '../../shared/time/durations.js'
import { countPastRetention } from '../adapters/records/everyRecord.js'
import type { Records } from '../adapters/records/records.js'
import { lastBackup } from '../backup/lastBackup.js'
import { lastDeletion, suspiciousPause } from '../retention/retentionSchedule.js'
import type { Doubt } from './check.js'

/** Maximum age of a daily run, with some hours for a late timer or a restart. */
const latestMs = day + 12 * hour

export const checkDeletion = async (
  records: Pick<Records, 'read' | 'countPast'>,
  now: number,
): Promise<string | Doubt> => {
  const refused = await suspiciousPause(records, now)
  if (refused !== undefined) {
    throw new Error(`deletion is paused: the last run was at ${refused}, more than a week ago`)
  }
  const due = Object.values(await countPastRetention(records, now)).reduce(
    (sum, one) => sum + one,
    0,
  )
  const last = await lastDeletion(records)
  if (last === undefined)
    return 'no deletion has run yet: a running site deletes expired data every day'
  const seen = `last at ${new Date(last).toISOString()}; records due: ${due}`
  if (now - last <= latestMs) return seen
  const advice = 'Start the site, which deletes expired data every day, or run “npm run purge”.'
  return { seen, advice }
}

export const checkBackup = async (
  records: Pick<Records, 'read'>,
  now: number,
): Promise<string | Doubt> => {
  const last = await lastBackup(records)
  if (last === undefined) return 'none yet: run “npm run backup -- DIR” every day'
  const seen = `last at ${new Date(last).toISOString()}`
  if (now - last <= latestMs) return seen
  return { seen, advice: 'Run “npm run backup -- DIR” every day, for example with a timer.' }
}
