import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hour, minute } from '../../time/durations.js'

/* Files that are being written, which a process that dies leaves behind. */

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
