import { existsSync } from 'node:fs'
import type { Config } from '../config/readConfig.js'
import { openRecords } from '../services/adapters/records/openRecords.js'
import type { Records } from '../services/adapters/records/records.js'
import { OperatorError } from '../services/errors.js'

/**
 * Opens the records of the site.
 * @throws OperatorError when there are none: a command without the site's variables must not make a
 *   store of its own and call it empty
 */
export const openStoredRecords = async (config: Pick<Config, 'records'>): Promise<Records> => {
  const { records } = config
  if (records.kind === 'sqlite' && !existsSync(records.file)) {
    throw new OperatorError(
      `There are no records at ${records.file}: set DATA_DIR, or the variables of Firestore, as the site has them.`,
    )
  }
  return openRecords(records)
}
