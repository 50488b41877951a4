import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config/readConfig.js'
import { isSqliteInUse } from '../services/adapters/records/sqlite/sqliteCopy.js'
import { findBackups } from '../services/backup/backup.js'
import { countEntries } from '../services/backup/manifest.js'
import { restoreBackup } from '../services/backup/restore.js'
import { OperatorError } from '../services/errors/errors.js'
import { openCopy } from './shared/openDataCopies.js'
import { secretsText } from '../services/backup/secretsText.js'
import { projectFolder } from './shared/projectFolder.js'
import { runCommand, write } from './shared/runCommand.js'
import { textCounts } from './shared/textTable.js'
import { UsageError } from './shared/usageError.js'

const usage = `Restores a backup to DATA_DIR, verified before anything is changed.

  npm run restore -- FILE_OR_DIR [--replace]

  FILE_OR_DIR   a backup, or a folder, of which the newest backup is used
  --replace     deletes the data in DATA_DIR, which must be empty otherwise

The site must be stopped. BACKUP_KEY must be the passphrase of the backup.`

const readOptions = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [place] = positionals
  if (place === undefined || place === '' || positionals.length > 1)
    throw new UsageError('Name one backup.')
  return { place: resolve(place), replace: values.replace }
}

const backupAt = async (place: string): Promise<string> => {
  const found = await stat(place).catch(() => undefined)
  if (found === undefined) throw new OperatorError(`No backup found at ${place}.`)
  if (found.isFile()) return place
  const newest = (await findBackups(place)).at(-1)
  if (newest === undefined) throw new OperatorError(`No backup found in ${place}.`)
  return join(place, newest)
}

/** Backups are restored to the embedded stores only; `npm run move` copies them to a cloud store. */
const refuseClouds = ({ records, files }: Config): void => {
  const clouds = [
    ...(records.kind === 'firestore' ? ['FIREBASE_PROJECT_ID'] : []),
    ...(files.kind === 's3' ? ['S3_BUCKET'] : []),
  ]
  if (clouds.length > 0) {
    throw new OperatorError(
      `${clouds.join(' and ')} must not be set: restore into a DATA_DIR, then use “npm run move”.`,
    )
  }
}

await runCommand(usage, async () => {
  const { place, replace } = readOptions(process.argv.slice(2))
  const config = readConfig(process.env, projectFolder)
  refuseClouds(config)
  const file = await backupAt(place)
  const { dataDir, paths, backupKey: passphrase } = config
  const manifest = await restoreBackup(file, {
    dataDir,
    paths,
    passphrase,
    replace,
    openCopy,
    isInUse: isSqliteInUse,
  })
  const counts = countEntries(manifest)
  write(`restored  ${file}`)
  write(`created   ${manifest.createdAt}`)
  write(`into      ${dataDir}`)
  write(`records   ${textCounts(manifest.records) || 'none'}`)
  write(`files     ${counts.file}`)
  write(`emails    ${counts.email}`)
  const secrets = secretsText(counts, (names) => `set ${names} as before`)
  write(`secrets   ${secrets}`)
  write('Repeat deletions requested since then: npm run person.')
})
