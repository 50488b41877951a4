import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const succeeds = (command: string, ...options: readonly string[]): boolean =>
  spawnSync(command, options, { stdio: 'ignore' }).status === 0

export interface SmallDisk {
  readonly fill: (pid: number) => void
  readonly empty: (pid: number) => void
  readonly remove: () => void
}

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
        // Smaller blocks may still fit.
        if (!isFull(error)) throw error
      }
    }
  } finally {
    closeSync(handle)
  }
}

/** Mounts a tmpfs, or limits the file size of the site's process; undefined where neither is possible. */
export const openSmallDisk = (folder: string, megabytes = 64): SmallDisk | undefined => {
  const options = `size=${megabytes}m,mode=0777`
  if (succeeds('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder)) {
    const ballast = join(folder, 'ballast')
    return {
      fill: () => writeUntilFull(ballast),
      empty: () => rmSync(ballast),
      remove: () => void succeeds('umount', '--lazy', folder),
    }
  }
  if (!succeeds('prlimit', '--version')) return undefined
  const limit = (pid: number, size: string): void => {
    succeeds('prlimit', '--pid', String(pid), `--fsize=${size}:`)
  }
  return {
    fill: (pid) => limit(pid, '0'),
    empty: (pid) => limit(pid, 'unlimited'),
    remove: () => undefined,
  }
}
