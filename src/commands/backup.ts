import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config/readConfig.js'
import { makeBackup, removeOldBackups } from '../services/backup/backup.js'
import { noteBackup } from '../services/backup/lastBackup.js'
import { countEntries } from '../services/backup/manifest.js'
import { backupParts } from './shared/openDataCopies.js'
import { openStoredFiles } from './shared/openStoredFiles.js'
import { openStoredRecords } from './shared/openStoredRecords.js'
import { secretsText } from '../services/backup/secretsText.js'
import { messageOf } from '../services/errors/systemErrors.js'
import { projectFolder } from './shared/projectFolder.js'
import { runCommand, write } from './shared/runCommand.js'
import { textCounts } from './shared/textTable.js'
import { UsageError } from './shared/usageError.js'

const usage = `Copies records, files, emails and the secrets of DATA_DIR into one file, even while the site runs.

  npm run backup -- DIR [--keep DAYS]

  DIR           folder of the file: site-backup-20261122T060000Z.tar
  --keep DAYS   deletes older backups in DIR afterwards

BACKUP_KEY encrypts it, in the format of the tool age (.tar.age). “npm run restore” restores it.`

const readOptions = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  })
  const [folder] = positionals
  if (folder === undefined || folder === '' || positionals.length > 1)
    throw new UsageError('Name one folder.')
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep)) {
    throw new UsageError('--keep must be a number of days.')
  }
  return { folder: resolve(folder), keepDays: values.keep && Number(values.keep) }
}

/** Stores the backup time for `npm run doctor`. A failure, such as a full disk, must not fail the backup. */
const noteFor = async (config: Config, now: Date): Promise<void> => {
  try {
    const records = await openStoredRecords(config)
    await noteBackup(records, now.getTime())
    await records.close()
  } catch (error) {
    write(`! the time of this backup was not recorded: ${messageOf(error)}`)
  }
}

await runCommand(usage, async () => {
  const { folder, keepDays } = readOptions(process.argv.slice(2))
  const config = readConfig(process.env, projectFolder)
  await (await openStoredRecords(config)).close()
  const files = await openStoredFiles(config)
  const now = new Date()
  try {
    const { file, manifest } = await makeBackup(backupParts(config, files), folder, now)
    const counts = countEntries(manifest)
    write(`written   ${file}`)
    write(`records   ${textCounts(manifest.records) || 'none'}`)
    write(`files     ${counts.file}`)
    write(`emails    ${counts.email}`)
    const secrets = secretsText(counts, (names) => `back up ${names} separately`)
    write(`secrets   ${secrets}`)
    write('verified  decrypted, opened and counted')
    if (config.backupKey === undefined) write('! not encrypted: set BACKUP_KEY')
    await noteFor(config, now)
    if (typeof keepDays === 'number') {
      write(`deleted   ${await removeOldBackups(folder, keepDays, now)} older backups`)
    }
  } finally {
    await files.close()
  }
})
