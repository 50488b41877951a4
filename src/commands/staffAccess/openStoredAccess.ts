import { existsSync } from 'node:fs'
import { pino } from 'pino'
import type { Config } from '../../config/readConfig.js'
import { readStoredSecret } from '../../services/adapters/storedSecret.js'
import { openRecords } from '../../services/adapters/records/openRecords.js'
import type { Records } from '../../services/adapters/records/records.js'
import { OperatorError } from '../../services/errors/errors.js'
import { openStaffAccess, type StaffAccess } from '../../services/staff/openStaffAccess.js'
import { systemClock } from '../../shared/time/clock.js'
import { logUnreadable } from '../../services/adapters/records/readable.js'

export interface StoredAccess {
  readonly staff: StaffAccess
  readonly records: Records
  readonly secret: string
  readonly config: Config
  close(): Promise<void>
}

/** Opens accounts and audit log; creates a missing store, but not a missing folder. @throws OperatorError */
export const openStoredAccess = async (config: Config): Promise<StoredAccess> => {
  if (config.records.kind === 'sqlite' && !existsSync(config.dataDir)) {
    throw new OperatorError(
      `The folder ${config.dataDir} does not exist: start the site once, or set DATA_DIR to the folder of the site.`,
    )
  }
  const secret = config.staff.secret ?? (await readStoredSecret(config.staff.secretFile))
  const records = await openRecords(config.records)
  // Logs to stderr, so that stdout contains only the command's output.
  const log = pino({ level: 'info' }, pino.destination(2))
  const staff = openStaffAccess({
    records,
    onUnreadable: logUnreadable(log),
    secret,
    origin: config.origin,
    provider: undefined,
    clock: systemClock,
    log,
  })
  return { staff, records, secret, config, close: () => records.close() }
}
