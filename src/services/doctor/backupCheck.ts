import { day, hour } from '../../shared/time/durations.js'
import type { Records } from '../adapters/records/records.js'
import { lastBackup } from '../backup/lastBackup.js'
import type { Doubt } from './check.js'

/** Maximum age of the last daily backup, with some hours for a late timer. */
const latestMs = day + 12 * hour

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
