import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isCode } from '../../systemErrors.js'
import { day } from '../../time/durations.js'
import { shorten } from './shortened.js'

/* How the embedded store writes: whole files or none, and on the disk before it says so. */

const partPrefix = '.part-'

/** Nothing when there is no such file. */
export const unlessMissing = async <Value>(work: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work
  } catch (thrown) {
    if (isCode(thrown, 'ENOENT')) return undefined
    throw thrown
  }
}

/** A file that has no key yet. */
export interface WrittenPart {
  readonly path: string
  readonly size: number
}

/** Writes a file that has no key yet; `undefined` when it is longer than allowed. */
export const writePart = async (
  folder: string,
  content: Readable,
  atMost: number,
): Promise<WrittenPart | undefined> => {
  const path = join(folder, `${partPrefix}${randomUUID()}`)
  const short = shorten(content, atMost)
  try {
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(short.content, target)
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

/** Removes what a process that died had begun to write. */
export const removeAbandonedParts = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const yesterday = Date.now() - day
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!name.startsWith(partPrefix)) continue
    const found = await unlessMissing(stat(path))
    if (found !== undefined && found.mtimeMs < yesterday) await rm(path, { force: true })
  }
}
