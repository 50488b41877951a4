import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporaryFolder.js'

/** A folder whose disk a test can fill and empty again, for a site that keeps its data there. */
export interface SmallDisk {
  readonly path: string
  readonly fill: (pid: number) => void
  readonly empty: (pid: number) => void
  readonly remove: () => void
}

const succeeds = (command: string, ...options: readonly string[]): boolean =>
  spawnSync(command, options, { stdio: 'ignore' }).status === 0

const isFull = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === 'ENOSPC'

const writeUntilFull = (file: string): void => {
  const handle = openSync(file, 'w')
  try {
    for (const size of [65_536, 512, 1]) {
      const piece = Buffer.alloc(size, 1)
      try {
        while (writeSync(handle, piece) === size);
      } catch (error) {
        if (!isFull(error)) throw error
      }
    }
  } finally {
    closeSync(handle)
  }
}

/** A file system of its own in memory: needs the right to mount. */
const mountedDisk = (): SmallDisk | undefined => {
  const folder = temporaryFolder()
  if (!succeeds('mount', '-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder.path)) {
    folder.remove()
    return undefined
  }
  const ballast = join(folder.path, 'ballast')
  return {
    path: folder.path,
    fill: () => writeUntilFull(ballast),
    empty: () => rmSync(ballast),
    remove: () => {
      succeeds('umount', '--lazy', folder.path)
      folder.remove()
    },
  }
}

/** No file may grow any more: anybody may tell a process of theirs so. */
const limitedFiles = (): SmallDisk | undefined => {
  if (!succeeds('prlimit', '--version')) return undefined
  const folder = temporaryFolder()
  const limit = (pid: number, size: string): void => {
    if (!succeeds('prlimit', '--pid', String(pid), `--fsize=${size}:`)) {
      throw new Error('The limit of the file size could not be set.')
    }
  }
  return {
    path: folder.path,
    fill: (pid) => limit(pid, '0'),
    empty: (pid) => limit(pid, 'unlimited'),
    remove: folder.remove,
  }
}

/** The truest way of filling a disk that this machine allows; nothing where none is. */
export const openSmallDisk = (): SmallDisk | undefined => mountedDisk() ?? limitedFiles()

export const disksCanBeFilled = (): boolean => {
  const disk = openSmallDisk()
  disk?.remove()
  return disk !== undefined
}
