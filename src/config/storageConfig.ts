import { relative, resolve } from 'node:path'
import type { EnvironmentReader } from './environmentReader.js'
import { mebibyte } from './limits.js'
import { pathRule, readPath, readSecret, secretRule } from './variableRules.js'

/** Data stored in DATA_DIR unless the variable in `unless` selects a remote store. */
const keptOnDisk: readonly { readonly what: string; readonly unless: string }[] = [
  { what: 'records', unless: 'FIREBASE_PROJECT_ID' },
  { what: 'emails', unless: 'SMTP_URL' },
  { what: 'files', unless: 'S3_BUCKET' },
]

const notToBeKeptIn = /^(public|dist)(?![^/\\])/

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
      `DATA_DIR is missing: with NODE_ENV=production, ${listed} would be stored on a disk that the platform wipes. Set DATA_DIR to a persistent folder, or set ${others}.`,
    )
  }
  const folder = resolve(root, chosen ?? 'var')
  if (notToBeKeptIn.test(relative(root, folder))) {
    reader.errors.push(
      'DATA_DIR is in public, which is served to visitors, or in dist, which a build deletes: set it to another folder.',
    )
  }
  return folder
}

export interface DataPaths {
  readonly records: string
  readonly files: string
  readonly mail: string
  readonly secret: string
  readonly staffSecret: string
}

export const dataPathsIn = (dataDir: string): DataPaths => ({
  records: resolve(dataDir, 'records.sqlite'),
  files: resolve(dataDir, 'files'),
  mail: resolve(dataDir, 'mail'),
  secret: resolve(dataDir, 'upload-secret'),
  staffSecret: resolve(dataDir, 'staff-secret'),
})

export interface ImageCacheConfig {
  readonly folder: string
  readonly bytes: number
}

/**
 * Reads the limits of the image cache.
 * @param workers processes that share the folder; each enforces its share
 */
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
