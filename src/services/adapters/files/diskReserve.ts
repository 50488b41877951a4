import { statfs } from 'node:fs/promises'
import { AppError } from '../../errors/errors.js'

/** Keeps part of the disk free of files, for the requests that are kept on it. */
export interface DiskReserve {
  /** @throws AppError 503 when a file of so many bytes would take of the reserve */
  check(bytes: number): Promise<void>
  /** Checks, and keeps the space for the file while it is being written. */
  whileWriting<Value>(bytes: number, write: () => Promise<Value>): Promise<Value>
}

export const createDiskReserve = (folder: string, reserveBytes: number): DiskReserve => {
  /** Bytes of files that are being written: they may not be on the disk yet. */
  let promised = 0

  const check = async (bytes: number): Promise<void> => {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize - promised - bytes >= reserveBytes) return
    const sentence = `The disk of ${folder} has less free space than DISK_RESERVE_MB: files are refused, requests are still kept. Free some.`
    throw new AppError(503, 'unavailable', {}, { cause: new Error(sentence) })
  }

  return {
    check,
    whileWriting: async (bytes, write) => {
      await check(bytes)
      promised += bytes
      try {
        return await write()
      } finally {
        promised -= bytes
      }
    },
  }
}
