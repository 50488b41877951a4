import { openSmallDisk, type SmallDisk } from '../../../scripts/faults/smallDisk.js'
import { temporaryFolder } from './temporaryFolder.js'

/** A folder whose disk a test can fill and empty again, for a site that keeps its data there. */
export interface FullDisk extends SmallDisk {
  readonly path: string
}

/** The truest way of filling a disk that this machine allows; nothing where none is. */
export const openFullDisk = (): FullDisk | undefined => {
  const folder = temporaryFolder()
  const disk = openSmallDisk(folder.path, 8)
  if (disk === undefined) {
    folder.remove()
    return undefined
  }
  return {
    ...disk,
    path: folder.path,
    remove: () => {
      disk.remove()
      folder.remove()
    },
  }
}

export const disksCanBeFilled = (): boolean => {
  const disk = openFullDisk()
  disk?.remove()
  return disk !== undefined
}
