import { existsSync } from 'node:fs'
import { pino } from 'pino'
import type { Config } from '../../config/readConfig.js'
import { readStoredSecret } from '../../services/adapters/storedSecret.js'
import { openRecords } from '../../services/adapters/records/openRecords.js'
import type { Records } from '../../services/adapters/records/records.js'
import { OperatorError } from '../../services/errors.js'
import { openStaffAccess, type StaffAccess } from '../../services/staff/openStaffAccess.js'
import { systemClock } from '../../services/time/clock.js'

export interface StoredAccess {
  readonly staff: StaffAccess
  readonly records: Records
  readonly secret: string
  readonly config: Config
  close(): Promise<void>
}

/**
 * The secret of the staff area, as the site has it.
 * @throws OperatorError where it would be a secret that other processes of the site do not know
 */
const secretOf = ({ staff, records }: Config): Promise<string> | string => {
  if (staff.secret !== undefined) return staff.secret
  if (records.kind === 'sqlite') return readStoredSecret(staff.secretFile)
  throw new OperatorError(
    'STAFF_SECRET is not set: with records in Firestore every process needs the same secret. Set it for the site and for this command, for example to the output of “openssl rand -base64 48”.',
  )
}

/**
 * Opens the accounts and the audit log of the site. The first account may be made before the site has
 * ever started, but not in a folder that is not there.
 * @throws OperatorError
 */
export const openStoredAccess = async (config: Config): Promise<StoredAccess> => {
  if (config.records.kind === 'sqlite' && !existsSync(config.dataDir)) {
    throw new OperatorError(
      `There is no folder ${config.dataDir}: start the site once, or set DATA_DIR as the site has it.`,
    )
  }
  const secret = await secretOf(config)
  const records = await openRecords(config.records)
  // On the error output: entries of the log are told there, as the site tells its own log.
  const log = pino({ level: 'info' }, pino.destination(2))
  const staff = openStaffAccess({
    records,
    secret,
    origin: config.origin,
    // No command signs anybody in.
    provider: undefined,
    clock: systemClock,
    log,
  })
  return { staff, records, secret, config, close: () => records.close() }
}
