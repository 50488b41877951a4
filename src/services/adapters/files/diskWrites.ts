import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, open, readdir, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../errors/errors.js'
import { isCode } from '../../errors/systemErrors.js'
import { hour, minute } from '../../../shared/time/durations.js'

/* Writes files atomically: into a part file, flushed and then linked. A crash can leave part files. */

const usualPrefix = '.part-'

/**
 * Minimum age of an abandoned part file, longer than any pause of a writer. Process ids do not
 * identify writers, because containers may share the folder.
 */
const abandonedAfterMs = 15 * minute

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

/** Removes abandoned part files, now and every hour. @returns a function that stops the timer */
export const clearAbandonedParts = async (
  folder: string,
  prefix = usualPrefix,
): Promise<() => void> => {
  await removeAbandoned(folder, prefix)
  const timer = setInterval(() => {
    removeAbandoned(folder, prefix).catch(() => {})
  }, hour)
  timer.unref()
  return () => clearInterval(timer)
}

export interface Shortened {
  /** At most `atMost` bytes; the rest is discarded so that the form can be parsed to its end. */
  readonly content: Readable
  readonly isOver: () => boolean
}

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
    if (!source.readableEnded) content.destroy(new Error('The source ended before its last byte.'))
  })
  source.pipe(content)
  return { content, isOver: () => over }
}

/**
 * Returns `undefined` if the file is missing.
 * @throws if `folder` is missing too, because then every file seems missing
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

export interface WrittenPart {
  readonly path: string
  readonly size: number
}

/**
 * Writes and flushes a part file.
 * @param signal aborts with AbortError
 * @returns `undefined` if the content exceeds `atMost` bytes
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

/** Flushes a folder, so that a file name in it survives a power failure. */
export const syncFolderOf = async (path: string): Promise<void> => {
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

export const typeSuffix = '.type'

/** Flushes the media type before the file is named, so that a power failure cannot leave it empty. */
export const writeType = async (path: string, type: string): Promise<void> =>
  writeFile(path + typeSuffix, type, { mode: 0o600, flush: true })

/** Gives a written file its name; returns `false` if the name exists. */
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

/** Maps disk failures to AppError 503; other errors of `work` are rethrown. */
export const withDisk = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work()
  } catch (cause) {
    if (isCode(cause, ...diskFailures)) throw new AppError(503, 'unavailable', {}, { cause })
    throw cause
  }
}
