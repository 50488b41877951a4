import { existsSync } from 'node:fs'
import type { Config } from '../../config/readConfig.js'
import { openRecords } from '../../services/adapters/records/openRecords.js'
import type { OnUnreadable, Records } from '../../services/adapters/records/records.js'
import { OperatorError } from '../../services/errors/errors.js'
import { fail } from './runCommand.js'

/** Logs an unreadable record; the command continues and exits with status 1. */
export const reportUnreadable: OnUnreadable = ({ collection, id }) =>
  fail(`The record ${id} of ${collection} cannot be read: it is damaged, or of another release.`, 1)

export const storeName = ({ records }: Pick<Config, 'records'>): string =>
  records.kind === 'sqlite' ? records.file : `Firestore, project ${records.projectId}`

/** Whether the store exists; always `true` for a remote service, which reports that itself. */
export const hasStore = ({ records }: Pick<Config, 'records'>): boolean =>
  records.kind !== 'sqlite' || existsSync(records.file)

/**
 * Opens the records of the site.
 * @param onUnreadable if `undefined`, an unreadable record aborts the command
 * @throws OperatorError if there is no store: a command without the site's variables must not
 * create one
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
