import { statSync } from 'node:fs'
import type { Config } from '../../config/readConfig.js'
import { openRecords } from '../../services/adapters/records/openRecords.js'
import type { OnUnreadable, Records } from '../../services/adapters/records/records.js'
import { errorName, OperatorError } from '../../services/errors/errors.js'
import { fail } from './runCommand.js'

/** Reports an unreadable record on stderr; the command continues and exits with status 1. */
export const reportUnreadable: OnUnreadable = ({ collection, id }) =>
  fail(`The record ${id} of ${collection} cannot be read: it is damaged, or of another release.`, 1)

export const storeName = ({ records }: Pick<Config, 'records'>): string =>
  records.kind === 'sqlite' ? records.file : `Firestore, project ${records.projectId}`

/**
 * Returns whether the store exists; `true` for a remote one.
 * @throws OperatorError if the folder is unreadable
 */
export const hasStore = ({ records }: Pick<Config, 'records'>): boolean => {
  if (records.kind !== 'sqlite') return true
  try {
    return statSync(records.file, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    throw new OperatorError(
      `The records at ${records.file} cannot be read (${errorName(error)}): run the command as the account of the site.`,
    )
  }
}

/**
 * Opens the records; without `onUnreadable`, an unreadable record aborts the command.
 * @throws OperatorError if there is no store, which a command without the site's variables must not create
 */
export const openStoredRecords = async (
  config: Pick<Config, 'records'>,
  onUnreadable?: OnUnreadable,
): Promise<Records> => {
  if (!hasStore(config)) {
    throw new OperatorError(
      `No records found at ${storeName(config)}: set DATA_DIR, or the Firestore variables, to the values of the site.`,
    )
  }
  return openRecords(config.records, onUnreadable)
}
