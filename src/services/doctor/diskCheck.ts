import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Doubt } from './check.js'

export interface DiskPlace {
  readonly folder: string
  readonly reserveBytes: number
}

/** Minimum free space, as in the alerts: 1 GB or a tenth. */
const lowBytes = 1e9
const lowShare = 0.1

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`

export const checkDisk = async ({ folder, reserveBytes }: DiskPlace): Promise<string | Doubt> => {
  // The folder does not exist before the first start.
  const { bsize, bavail, blocks } = await statfs(folder).catch(() => statfs(dirname(folder)))
  const [free, size] = [bavail * bsize, blocks * bsize]
  const seen = `${gigabytes(free)} of ${gigabytes(size)} free in ${folder}`
  if (free < reserveBytes) {
    throw new Error(`${seen}, less than DISK_RESERVE_MB: files are refused`)
  }
  const isLow = free < lowBytes || free < lowShare * size
  return isLow ? { seen, advice: 'Free some space before files are refused.' } : seen
}
