import { openSmallDisk, type SmallDisk } from '../../../scripts/faults/smallDisk.js'
import { temporaryFolder } from './temporaryFolder.js'

export interface FullDisk extends SmallDisk {
  readonly path: string
}

/** Opens the most realistic full disk that this machine supports; undefined if none. */
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
