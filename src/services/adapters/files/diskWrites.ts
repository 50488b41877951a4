import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, open, readdir, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../errors/errors.js'
import { isCode } from '../../errors/systemErrors.js'
import { hour, minute } from '../../../shared/time/durations.js'

/*
 * How files are written to the local disk: whole or not at all, and flushed before they have a name.
 * A process that dies leaves part files behind.
 */

const usualPrefix = '.part-'

/**
 * No writer pauses this long: a connection that sends no bytes is closed much sooner. The age alone
 * decides, as containers may share a folder, a host name and process ids.
 */
const abandonedAfterMs = 15 * minute

/** Returns a new path for a file that is being written. */
export const partPath = (folder: string, prefix = usualPrefix): string =>
  join(folder, prefix + randomUUID())

const removeAbandoned = async (folder: string, prefix: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < Date.now() - abandonedAfterMs) await rm(path, { force: true })
  }
}

/**
 * Removes abandoned part files, now and every hour.
 * @returns a function that stops it
 */
export const clearAbandonedParts = async (
  folder: string,
  prefix = usualPrefix,
): Promise<() => void> => {
  await removeAbandoned(folder, prefix)
  const timer = setInterval(() => {
    // A folder that cannot be read is reported by the requests that need it.
    removeAbandoned(folder, prefix).catch(() => {})
  }, hour)
  timer.unref()
  return () => clearInterval(timer)
}

export interface Shortened {
  /** At most that many bytes; the rest is read and discarded, so that the form can be read on. */
  readonly content: Readable
  /** Whether the source was longer. */
  readonly isOver: () => boolean
}

/** Limits the length of a stream without ending its source. */
export const shorten = (source: Readable, atMost: number): Shortened => {
  let seen = 0
  let over = false
  const content = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!over && seen + chunk.length > atMost) {
        over = true
        this.push(null)
      }
      seen += chunk.length
      if (over) done()
      else done(null, chunk)
    },
  })
  source.once('error', (error) => content.destroy(error))
  source.once('close', () => {
    if (!source.readableEnded) content.destroy(new Error('The file was cut off.'))
  })
  source.pipe(content)
  return { content, isOver: () => over }
}

/**
 * Returns undefined when there is no such file.
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
