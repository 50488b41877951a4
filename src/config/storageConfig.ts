import { relative, resolve } from 'node:path'
import type { EnvironmentReader } from './environmentReader.js'
import { mebibyte } from './limits.js'
import { pathRule, readPath, readSecret, secretRule } from './variableRules.js'

/** What is kept on this machine's own disk unless the variable chooses another place. */
const keptOnDisk: readonly { readonly what: string; readonly unless: string }[] = [
  { what: 'records', unless: 'FIREBASE_PROJECT_ID' },
  { what: 'emails', unless: 'SMTP_URL' },
  { what: 'files', unless: 'S3_BUCKET' },
]

/**
 * Folders of the project that hand out what lies in them, or are made anew: anybody could ask for
 * `/records.sqlite`, or the next build would delete it.
 */
const notToBeKeptIn = /^(public|dist)(?![^/\\])/

/**
 * The folder of everything that is kept on disk.
 * @param root folder of the project
 */
export const readDataDir = (
  reader: EnvironmentReader,
  production: boolean,
  root: string,
): string => {
  const chosen = reader.optional('DATA_DIR', pathRule, readPath)
  const onDisk = keptOnDisk.filter(({ unless }) => !reader.isSet(unless))
  if (!reader.isSet('DATA_DIR') && production && onDisk.length > 0) {
    const list = new Intl.ListFormat('en-CA')
    const listed = list.format(onDisk.map(({ what }) => what))
    const others = list.format(onDisk.map(({ unless }) => unless))
    reader.errors.push(
      `DATA_DIR is missing: with NODE_ENV=production, ${listed} would be kept on a disk that the platform wipes. Set DATA_DIR to a folder that lasts, or set ${others}.`,
    )
  }
  const folder = resolve(root, chosen ?? 'var')
  if (notToBeKeptIn.test(relative(root, folder))) {
    reader.errors.push(
      'DATA_DIR is in public or dist, which anybody may read or a build deletes: set it to a folder outside of them.',
    )
  }
  return folder
}

/** The embedded stores, in DATA_DIR, whether they are in use or not. */
export interface DataPaths {
  readonly records: string
  readonly files: string
  readonly mail: string
  /** The secret that signs uploads and links, when no variable has it. */
  readonly secret: string
  /** The secret of the staff area, when no variable has it. */
  readonly staffSecret: string
}

export const dataPathsIn = (dataDir: string): DataPaths => ({
  records: resolve(dataDir, 'records.sqlite'),
  files: resolve(dataDir, 'files'),
  mail: resolve(dataDir, 'mail'),
  secret: resolve(dataDir, 'upload-secret'),
  staffSecret: resolve(dataDir, 'staff-secret'),
})

/** Where pictures made on demand are kept, and how many bytes of them. */
export interface ImageCacheConfig {
  readonly folder: string
  readonly bytes: number
}

/** @param workers share the folder; each sees to its own part of it */
export const readImageCacheConfig = (
  reader: EnvironmentReader,
  dataDir: string,
  workers: number,
): ImageCacheConfig => ({
  folder: resolve(dataDir, 'cache/images'),
  bytes: Math.floor((reader.whole('IMAGE_CACHE_MB', 512, 1, 1_000_000) * mebibyte) / workers),
})

export const readBackupKey = (reader: EnvironmentReader): string | undefined =>
  reader.optional('BACKUP_KEY', secretRule, readSecret)
