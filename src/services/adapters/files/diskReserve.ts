import { statfs } from 'node:fs/promises'
import { AppError } from '../../errors/errors.js'

/** Reserves free disk space for records, which share the disk with files. */
export interface DiskReserve {
  check(bytes: number): Promise<void>
  whileWriting<Value>(bytes: number, write: () => Promise<Value>): Promise<Value>
}

export const createDiskReserve = (folder: string, reserveBytes: number): DiskReserve => {
  /** Size in bytes of the files being written, which the free space may not reflect yet. */
  let promised = 0

  const check = async (bytes: number): Promise<void> => {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize - promised - bytes >= reserveBytes) return
    const sentence = `The disk of ${folder} has less free space than DISK_RESERVE_MB: files are refused, requests are still stored. Free some space.`
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
