import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/* Mounts a disk image as the data folder, to simulate power cuts and disk errors; needs root. */

const searched = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`

const run = (command: string, ...options: readonly string[]): string | undefined => {
  const done = spawnSync(command, options, {
    encoding: 'utf8',
    env: { PATH: searched },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return done.status === 0 ? done.stdout.trim() : undefined
}

const mustRun = (command: string, ...options: readonly string[]): string => {
  const printed = run(command, ...options)
  if (printed === undefined) throw new Error(`${command} ${options.join(' ')} failed.`)
  return printed
}

/* The long commit interval leaves data without fsync in memory; an error remounts the disk read-only. */
const mountOptions = 'loop,commit=300,errors=remount-ro'

export interface DiskCopy {
  readonly path: string
  readonly remove: () => void
}

export interface ImageDisk {
  /** Copies the flushed blocks to another folder; the page cache is excluded. */
  readonly copy: () => DiskCopy
  /** Reports a disk error to the kernel, from a child process so that this one cannot block. */
  readonly turnReadOnly: () => Promise<void>
  /** Remounts the flushed blocks after the disk turned read-only. */
  readonly mountAgain: () => void
  readonly remove: () => void
}

/** Returns the write counters and the requests in flight of a block device. */
const writesOf = (device: string): string =>
  readFileSync(`/sys/block/${device}/stat`, 'utf8').trim().split(/\s+/).slice(4, 9).join(' ')

/**
 * Copies the image again until no write occurs during the copy: a torn copy does not simulate a power cut.
 */
const copyStill = (image: string, device: string, to: string): void => {
  for (let turn = 0; turn < 100; turn += 1) {
    const before = writesOf(device)
    mustRun('cp', '--sparse=always', image, to)
    if (writesOf(device) === before) return
  }
  throw new Error('The disk does not become idle.')
}

const mountImage = (image: string, folder: string): boolean =>
  run('mount', '-o', mountOptions, image, folder) !== undefined

/** Unmounts lazily, because files may still be open. */
const unmount = (folder: string): void => void run('umount', '--lazy', folder)

const megabytes = 64

/** Mounts a new file system on the folder; undefined if this machine does not allow it. */
export const openImageDisk = (folder: string): ImageDisk | undefined => {
  const work = mkdtempSync(join(tmpdir(), 'disk-image-'))
  const image = join(work, 'image')
  const removeWork = (): void => rmSync(work, { recursive: true })
  const made = run('mkfs.ext4', '-q', '-F', image, `${megabytes}M`) !== undefined
  if (!made || !mountImage(image, folder)) {
    removeWork()
    return undefined
  }
  const device = (): string => basename(mustRun('findmnt', '-no', 'SOURCE', folder))
  return {
    copy: () => {
      const copied = join(work, 'copy')
      copyStill(image, device(), copied)
      const path = mkdtempSync(join(tmpdir(), 'power-cut-'))
      if (!mountImage(copied, path))
        throw new Error('The disk image cannot be mounted after the power failure.')
      return {
        path,
        remove: () => {
          unmount(path)
          rmSync(path, { recursive: true })
        },
      }
    },
    turnReadOnly: async () => {
      const trigger = `/sys/fs/ext4/${device()}/trigger_fs_error`
      const [status]: unknown[] = await once(spawn('sh', ['-c', `echo 1 > ${trigger}`]), 'exit')
      if (status !== 0) throw new Error('The disk does not become read-only.')
    },
    mountAgain: () => {
      mustRun('umount', folder)
      // Replays the journal, as at a boot after a power cut.
      mustRun('mount', '-o', mountOptions, image, folder)
    },
    remove: () => {
      unmount(folder)
      removeWork()
    },
  }
}
