import { randomUUID } from 'node:crypto'
import { closeSync, ftruncateSync, openSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../errors/errors.js'
import { cannotWrite } from './dataFolder.js'

/** Detects that the file system turned read-only and may have lost a write. */
export interface WriteCheck {
  readonly check: () => void
  readonly close: () => void
}

const openUnnamed = (folder: string): number => {
  const path = join(folder, `.write-check-${randomUUID()}`)
  const file = openSync(path, 'wx', 0o600)
  unlinkSync(path)
  return file
}

/**
 * Opens the check. After an error, ext4 aborts its journal and turns read-only. A pending fsync may
 * still succeed, although `jbd2_complete_transaction` discarded its transaction. A metadata change
 * made after an fsync fails in that case, so its success proves the fsync. The check changes the
 * length of a file, which costs microseconds; changes of timestamps report no error.
 * @throws StartError if the folder is not writable
 */
export const openWriteCheck = (folder: string): WriteCheck => {
  let file: number | undefined
  try {
    file = openUnnamed(folder)
  } catch (cause) {
    throw cannotWrite(folder, cause)
  }
  let length = 0
  return {
    check: () => {
      if (file === undefined) throw new Error('The write check is closed.')
      const next = 1 - length
      try {
        ftruncateSync(file, next)
      } catch (cause) {
        throw new AppError(503, 'unavailable', {}, { cause })
      }
      length = next
    },
    close: () => {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}
