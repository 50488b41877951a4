import { createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorName, OperatorError } from '../errors/errors.js'
import { countRecords } from '../adapters/records/everyRecord.js'
import { isCode } from '../errors/systemErrors.js'
import { type CheckParts, checkRecords } from './checkBackup.js'
import type { EntryKind, Manifest } from './manifest.js'
import { type StoreEntry, readBackup } from './readBackup.js'
import { withWorkFolder } from './workFolder.js'

export interface StorePaths {
  readonly records: string
  readonly files: string
  readonly mail: string
  readonly secret: string
  readonly staffSecret: string
}

export interface RestoreParts extends CheckParts {
  readonly dataDir: string
  readonly paths: StorePaths
  readonly isInUse: (recordsFile: string) => boolean
  /** Whether to replace stored data; if `false`, the restore fails if data exists. */
  readonly replace: boolean
}

const exists = async (path: string): Promise<boolean> => {
  try {
    await access(path)
    return true
  } catch (thrown) {
    if (isCode(thrown, 'ENOENT')) return false
    throw thrown
  }
}

const hasFiles = async (folder: string): Promise<boolean> => {
  if (!(await exists(folder))) return false
  const inside = await readdir(folder, { recursive: true, withFileTypes: true })
  return inside.some((entry) => entry.isFile())
}

const hasRecords = async ({ paths, openCopy }: RestoreParts): Promise<boolean> => {
  if (!(await exists(paths.records))) return false
  const records = await openCopy(paths.records)
  try {
    // An unused site stores only the time of its last retention job.
    const { retention: _retention, ...stored } = await countRecords(records)
    return Object.keys(stored).length > 0
  } finally {
    await records.close()
  }
}

const refuseUnlessFree = async (parts: RestoreParts): Promise<void> => {
  const { paths, replace, isInUse } = parts
  if (isInUse(paths.records)) {
    throw new OperatorError('The site or one of its commands is running: stop it first.')
  }
  if (replace) return
  if ((await hasRecords(parts)) || (await hasFiles(paths.files)) || (await hasFiles(paths.mail))) {
    throw new OperatorError(
      'DATA_DIR contains requests, files or emails: restore into another DATA_DIR, or add --replace to delete them.',
    )
  }
}

const targetOf = (entry: EntryKind, staged: StorePaths): string => {
  if (entry.kind === 'file') return join(staged.files, entry.key)
  if (entry.kind === 'email') return join(staged.mail, entry.name)
  if (entry.kind === 'staffSecret') return staged.staffSecret
  return entry.kind === 'secret' ? staged.secret : staged.records
}

const storeBelow =
  (staged: StorePaths): StoreEntry =>
  async (entry, content) => {
    const target = targetOf(entry, staged)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }))
  }

type Moves = [from: string, to: string][]

const moveIfThere = async (from: string, to: string, done: Moves): Promise<void> => {
  if (!(await exists(from))) return
  await rename(from, to)
  done.push([from, to])
}

const secrets = ['secret', 'staffSecret'] as const

const moveAll = async (
  { paths }: RestoreParts,
  staged: StorePaths,
  aside: string,
  done: Moves,
): Promise<void> => {
  const places: readonly (keyof StorePaths)[] = ['records', 'files', 'mail', ...secrets]
  for (const place of places) {
    // Preserves current secrets that the backup does not contain, so that links sent earlier stay valid.
    if (secrets.some((one) => one === place) && !(await exists(staged[place]))) continue
    for (const suffix of place === 'records' ? ['', '-wal', '-shm'] : ['']) {
      const path = paths[place] + suffix
      await moveIfThere(path, join(aside, basename(path)), done)
    }
  }
  for (const place of places) await moveIfThere(staged[place], paths[place], done)
}

/**
 * Moves stored data aside and the restored data into place, with rollback on failure.
 * @throws OperatorError
 */
const exchange = async (parts: RestoreParts, staged: StorePaths, aside: string): Promise<void> => {
  await mkdir(aside, { mode: 0o700 })
  const done: Moves = []
  try {
    await moveAll(parts, staged, aside, done)
  } catch (cause) {
    try {
      for (const [from, to] of done.toReversed()) await rename(to, from)
    } catch {
      const sentence = `Data could not be moved back (${errorName(cause)}): the previous content of ${parts.dataDir} is in ${aside}.`
      throw new OperatorError(sentence, { cause })
    }
    await rm(aside, { recursive: true })
    const advice = 'DATA_DIR must be on one disk, with write access for this account.'
    throw new OperatorError(
      `The restored data could not be moved into DATA_DIR (${errorName(cause)}), which is unchanged. ${advice}`,
      { cause },
    )
  }
  await rm(aside, { recursive: true })
}

/**
 * Verifies a backup, then restores it.
 * @throws OperatorError if it is damaged, the site runs, or data exists
 */
export const restoreBackup = async (file: string, parts: RestoreParts): Promise<Manifest> => {
  await refuseUnlessFree(parts)
  return withWorkFolder(parts.dataDir, 'restore', async (work) => {
    const below = (path: string): string => join(work, basename(path))
    const { paths, openCopy, passphrase } = parts
    const staged: StorePaths = {
      records: below(paths.records),
      files: below(paths.files),
      mail: below(paths.mail),
      secret: below(paths.secret),
      staffSecret: below(paths.staffSecret),
    }
    const manifest = await readBackup(file, passphrase, storeBelow(staged))
    await checkRecords(staged.records, manifest, openCopy)
    await refuseUnlessFree(parts)
    await exchange(parts, staged, `${work}-replaced`)
    return manifest
  })
}
