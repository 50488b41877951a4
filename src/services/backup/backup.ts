import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../adapters/files/files.js'
import type { Records } from '../adapters/records/records.js'
import { countRecords } from '../adapters/records/everyRecord.js'
import { everyFileKey } from '../storedData/everyFileKey.js'
import { errorName } from '../errors/errors.js'
import { day } from '../../shared/time/durations.js'
import { encrypt } from './ageEncryption.js'
import { writeArchive } from './archive.js'
import { backupEntries, type EntrySources } from './backupEntries.js'
import { checkBackup } from './checkBackup.js'
import type { Manifest } from './manifest.js'
import { withWorkFolder } from './workFolder.js'

export interface BackupParts
  extends Pick<EntrySources, 'mailFolder' | 'secretFile' | 'staffSecretFile'> {
  readonly files: Pick<Files, 'head' | 'read'>
  readonly copyRecords: (file: string) => Promise<void>
  readonly openCopy: (file: string) => Promise<Pick<Records, 'list' | 'count' | 'close'>>
  readonly dataDir: string
  readonly passphrase: string | undefined
}

const extensions = { plain: '.tar', encrypted: '.tar.age' } as const
// Also matches encrypted backups of release 1.0, which end in `.enc`.
const namePattern = /^site-backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar(\.age|\.enc)?$/

const nameOf = (now: Date, passphrase: string | undefined): string => {
  const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `site-backup-${moment}${extensions[passphrase === undefined ? 'plain' : 'encrypted']}`
}

const madeAt = (name: string): number | undefined => {
  const [, year, month, date, hours, minutes, seconds] = namePattern.exec(name) ?? []
  if (year === undefined) return undefined
  return Date.parse(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`)
}

const partialSuffix = '.partial'

/** Removes files of interrupted backups after a day, as another backup may be running. */
const removeAbandonedPartials = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(partialSuffix)) continue
    if (madeAt(name.slice(0, -partialSuffix.length)) === undefined) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < Date.now() - day) await rm(path, { force: true })
  }
}

export const findBackups = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => madeAt(name) !== undefined).toSorted()

export const removeOldBackups = async (
  folder: string,
  days: number,
  now: Date,
): Promise<number> => {
  const old = (await findBackups(folder)).filter(
    (name) => (madeAt(name) ?? Number.POSITIVE_INFINITY) < now.getTime() - days * day,
  )
  for (const name of old) await rm(join(folder, name))
  return old.length
}

/**
 * Creates the last level of a path only: a recursive `mkdir` never returns below `/proc` and
 * automounted folders.
 */
const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (errorName(error) !== 'EEXIST') throw error
  }
}

export const makeBackup = async (
  parts: BackupParts,
  folder: string,
  now: Date,
): Promise<{ readonly file: string; readonly manifest: Manifest }> =>
  withWorkFolder(parts.dataDir, 'backup', async (work) => {
    const recordsFile = join(work, 'records.sqlite')
    // Copies the records before the files, so that every file they name exists.
    await parts.copyRecords(recordsFile)
    const copy = await parts.openCopy(recordsFile)
    const keys = await everyFileKey(copy)
    const records = await countRecords(copy)
    // Closing checkpoints the write-ahead log into the copy.
    await copy.close()
    const about = { format: 2, createdAt: now.toISOString(), records } as const
    const entries = backupEntries({ ...parts, recordsFile, keys, about })
    const archive = writeArchive(entries, now)
    const { passphrase } = parts
    await makeFolder(folder)
    await removeAbandonedPartials(folder)
    const file = join(folder, nameOf(now, passphrase))
    const partial = file + partialSuffix
    try {
      await pipeline(
        Readable.from(passphrase === undefined ? archive : encrypt(archive, passphrase)),
        createWriteStream(partial, { flags: 'w', mode: 0o600, flush: true }),
      )
      const manifest = await checkBackup(partial, parts, work)
      await rename(partial, file)
      return { file, manifest }
    } catch (thrown) {
      await rm(partial, { force: true })
      throw thrown
    }
  })
