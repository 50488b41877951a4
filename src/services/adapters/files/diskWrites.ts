import { createWriteStream } from 'node:fs'
import { link, open, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../errors.js'
import { isCode } from '../../systemErrors.js'
import { partPath } from './partFiles.js'
import { shorten } from './shortened.js'

/* How the embedded store writes: whole files or none, and on the disk before it says so. */

/**
 * Nothing when there is no such file.
 * @param folder must be there: without it, all files only seem to be missing
 */
export const unlessMissing = async <Value>(
  work: Promise<Value>,
  folder?: string,
): Promise<Value | undefined> => {
  try {
    return await work
  } catch (thrown) {
    if (!isCode(thrown, 'ENOENT')) throw thrown
    if (folder !== undefined) await stat(folder)
    return undefined
  }
}

/** A file that has no key yet. */
export interface WrittenPart {
  readonly path: string
  readonly size: number
}

/**
 * Writes a file that has no key yet; `undefined` when it is longer than allowed.
 * @param signal ends the writing with an AbortError
 */
export const writePart = async (
  folder: string,
  content: Readable,
  atMost: number,
  signal?: AbortSignal,
): Promise<WrittenPart | undefined> => {
  const path = partPath(folder)
  const short = shorten(content, atMost)
  try {
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(short.content, target, signal === undefined ? {} : { signal })
    if (!short.isOver()) return { path, size: target.bytesWritten }
  } catch (thrown) {
    await unlessMissing(unlink(path))
    throw thrown
  }
  await unlink(path)
  return undefined
}

/** Writes the folder itself to disk, so that the name of a file in it survives a power failure. */
export const syncFolderOf = async (path: string): Promise<void> => {
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Of the second file beside each file, which has its announced type. */
export const typeSuffix = '.type'

/** On the disk before the file has its name: a power cut must not leave it empty. */
export const writeType = async (path: string, type: string): Promise<void> =>
  writeFile(path + typeSuffix, type, { mode: 0o600, flush: true })

/** Gives a written file its name, unless something has it already. */
export const giveName = async (part: string, path: string, type: string): Promise<boolean> => {
  await writeType(path, type)
  try {
    await link(part, path)
  } catch (thrown) {
    if (isCode(thrown, 'EEXIST')) return false
    throw thrown
  }
  await syncFolderOf(path)
  return true
}

/** The disk is full, gone, read-only or broken, or the process has too many files open. */
const diskFailures = [
  'EACCES',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
] as const

/** @throws AppError 503 when the disk fails, else what the work throws */
export const withDisk = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work()
  } catch (cause) {
    if (isCode(cause, ...diskFailures)) throw new AppError(503, 'unavailable', {}, { cause })
    throw cause
  }
}
