import { createHash, randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isCode } from '../../systemErrors.js'
import { minute } from '../../time/durations.js'

/* Files that are being written, which a process that dies leaves behind. */

/** Begins their names. */
const usualPrefix = '.part-'
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)

/** A connection that brings nothing is closed much sooner. */
const abandonedAfterMs = 5 * minute

/** A new path for a file that is being written; its name says by whom. */
export const partPath = (folder: string, prefix = usualPrefix): string =>
  join(folder, `${prefix}${machine}-${process.pid}-${randomUUID()}`)

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (thrown) {
    // It lives, and belongs to another account.
    return isCode(thrown, 'EPERM')
  }
}

/** Whether its writer has died: this process has only just started, and writes none. */
const isAbandoned = (writtenBy: string, writtenAt: number): boolean => {
  const [writer = '', pid = ''] = writtenBy.split('-')
  const isOurs = writer === machine && /^\d+$/.test(pid)
  if (isOurs && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true
  return writtenAt < Date.now() - abandonedAfterMs
}

/** Removes, at the start, what processes that died had begun to write. */
export const removeAbandonedParts = async (folder: string, prefix = usualPrefix): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
    if (isAbandoned(name.slice(prefix.length), mtimeMs)) await rm(path, { force: true })
  }
}
