import { existsSync } from 'node:fs'
import type { Config } from '../../config/readConfig.js'
import { openRecords } from '../../services/adapters/records/openRecords.js'
import type { OnUnreadable, Records } from '../../services/adapters/records/records.js'
import { OperatorError } from '../../services/errors/errors.js'
import { fail } from './runCommand.js'

/** Told and passed over; the command goes on with the others, and ends with 1. */
export const reportUnreadable: OnUnreadable = ({ collection, id }) =>
  fail(`The record ${id} of ${collection} cannot be read: it is damaged, or of another release.`, 1)

/** Which store it is, in words for ops. */
export const storeName = ({ records }: Pick<Config, 'records'>): string =>
  records.kind === 'sqlite' ? records.file : `Firestore, project ${records.projectId}`

/** Whether the site ever ran on it; a service is there, or says that it is not. */
export const hasStore = ({ records }: Pick<Config, 'records'>): boolean =>
  records.kind !== 'sqlite' || existsSync(records.file)

/**
 * Opens the records of the site.
 * @param onUnreadable absent: one record that cannot be read ends the command
 * @throws OperatorError when there are none: a command without the site's variables must not make a
 *   store of its own and call it empty
 */
export const openStoredRecords = async (
  config: Pick<Config, 'records'>,
  onUnreadable?: OnUnreadable,
): Promise<Records> => {
  if (!hasStore(config)) {
    throw new OperatorError(
      `There are no records at ${storeName(config)}: set DATA_DIR, or the variables of Firestore, as the site has them.`,
    )
  }
  return openRecords(config.records, onUnreadable)
}
