import { randomUUID } from 'node:crypto'
import { closeSync, ftruncateSync, openSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../errors/errors.js'
import { cannotWrite } from './dataFolder.js'

/** Tells, after something was synchronised, whether the file system can have kept it. */
export interface WriteCheck {
  /** @throws AppError 503 when the file system takes no changes any more */
  readonly check: () => void
  readonly close: () => void
}

/** A file without a name: what is open can be changed, and goes when it is closed. */
const openUnnamed = (folder: string): number => {
  const path = join(folder, `.write-check-${randomUUID()}`)
  const file = openSync(path, 'wx', 0o600)
  unlinkSync(path)
  return file
}

/**
 * When ext4 finds an error it gives up its journal and turns read-only. An fsync that is under way then
 * may succeed although the journal has dropped what it was to write (`jbd2_complete_transaction` takes a
 * transaction that is gone for one that is written). A new change is refused from that moment on, so one
 * that succeeds after an fsync proves the fsync. The length of a file is such a change, and costs
 * microseconds; its times are not: that failure is not reported.
 * @throws StartError when nothing can be written there
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
