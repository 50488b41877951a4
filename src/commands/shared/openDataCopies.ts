import type { Config } from '../../config/readConfig.js'
import { openRecords } from '../../services/adapters/records/openRecords.js'
import type { Records } from '../../services/adapters/records/records.js'
import { copySqlite } from '../../services/adapters/records/sqlite/sqliteCopy.js'
import type { BackupParts } from '../../services/backup/backup.js'
import { copyRecords } from '../../services/storedData/copyRecords.js'
import { passingCollections } from '../../services/adapters/records/everyRecord.js'

export const openCopy = (file: string): Promise<Records> => openRecords({ kind: 'sqlite', file })

const copyRecordsTo =
  ({ records }: Pick<Config, 'records'>) =>
  async (file: string): Promise<void> => {
    if (records.kind === 'sqlite') return copySqlite(records.file, file, passingCollections)
    const from = await openRecords(records)
    const to = await openCopy(file)
    try {
      await copyRecords(from, to)
    } finally {
      await to.close()
      await from.close()
    }
  }

/** Returns the sources of a backup according to the configuration, and its passphrase, if one is set. */
export const backupParts = (config: Config, files: BackupParts['files']): BackupParts => ({
  files,
  dataDir: config.dataDir,
  passphrase: config.backupKey,
  mailFolder: config.paths.mail,
  secretFile: config.paths.secret,
  staffSecretFile: config.paths.staffSecret,
  copyRecords: copyRecordsTo(config),
  openCopy,
})
