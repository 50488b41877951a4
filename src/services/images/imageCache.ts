import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { isCode } from '../errors/systemErrors.js'
import { hour, minute } from '../../shared/time/durations.js'
import { loadOnce } from '../../shared/time/cachedValue.js'
import { type ImageFile, imageFile, listImages, readImage, writeImage } from './imageFiles.js'
import type { RenderedImage } from './imageRenderer.js'

export interface ImageCache {
  find(key: string): Promise<RenderedImage | undefined>
  store(key: string, image: RenderedImage): void
  size(): { readonly disk: number; readonly memory: number }
  settled(): Promise<void>
}

interface CacheOptions {
  readonly folder: string
  /** Images rendered by the build; read-only. */
  readonly builtFolder?: string | undefined
  readonly bytes: number
  readonly memoryBytes: number
  readonly mostPictures?: number
  readonly log: Logger
}

/**
 * Maximum number of cached pictures, to bound disk blocks and memory: clients may request millions
 * of tiny images.
 */
const standardMostPictures = 10_000

/** Minimum interval between two updates of the file date, which stores the last use for restarts. */
const writeUseEveryMs = hour
const warnEveryMs = minute

type Warn = (cause: unknown, message: string) => void

/** Warns at most once a minute, as a slow disk would flood the log. */
const createWarning = (log: Pick<Logger, 'warn'>): Warn => {
  let last = Number.NEGATIVE_INFINITY
  return (cause, message) => {
    if (performance.now() - last < warnEveryMs) return
    last = performance.now()
    log.warn({ err: cause }, message)
  }
}

interface DiskImages {
  read(key: string): Promise<RenderedImage | undefined>
  write(key: string, image: RenderedImage): Promise<void>
  size(): number
}

const createDiskImages = (
  folder: string,
  limits: { readonly bytes: number; readonly mostPictures: number },
  warn: Warn,
): DiskImages => {
  const evicted: string[] = []
  const files = new LRUCache<string, ImageFile>({
    max: limits.mostPictures,
    maxSize: limits.bytes,
    sizeCalculation: ({ size }) => size,
    disposeAfter: ({ name }, key) => {
      // An image that was rendered again with the same length has the same file name: its file stays.
      if (files.peek(key)?.name !== name) evicted.push(name)
    },
  })

  const removeFiles = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await rm(join(folder, name), { force: true }).catch((cause: unknown) =>
        warn(cause, 'cached picture not removed'),
      )
    }
  }

  const readFolder = loadOnce(async (): Promise<void> => {
    const { images, broken } = await listImages(folder)
    for (const image of images) files.set(image.key, image)
    await removeFiles([...broken, ...evicted.splice(0)])
  })

  const ready = (): Promise<void> =>
    readFolder().catch((cause: unknown) => warn(cause, 'picture cache not readable'))

  const noteUse = (file: ImageFile): void => {
    const now = Date.now()
    if (now - file.used < writeUseEveryMs) return
    files.set(file.key, { ...file, used: now })
    utimes(join(folder, file.name), now / 1000, now / 1000).catch((cause: unknown) =>
      warn(cause, 'date of a cached picture not written'),
    )
  }

  return {
    read: async (key) => {
      await ready()
      const file = files.get(key)
      if (file === undefined) return undefined
      try {
        const image = await readImage(folder, file)
        noteUse(file)
        return image
      } catch (cause) {
        files.delete(key)
        if (!isCode(cause, 'ENOENT')) warn(cause, 'cached picture not readable')
        return undefined
      }
    },
    write: async (key, image) => {
      await ready()
      const file = imageFile(key, image, Date.now())
      if (file.size > limits.bytes) return
      await writeImage(folder, file.name, image.data)
      files.set(key, file)
      await removeFiles(evicted.splice(0))
    },
    size: () => files.calculatedSize,
  }
}

const listBuilt = async (folder: string): Promise<ReadonlyMap<string, ImageFile>> =>
  new Map((await listImages(folder)).images.map((image) => [image.key, image]))

const createBuiltImages = (
  folder: string | undefined,
  warn: Warn,
): ((key: string) => Promise<RenderedImage | undefined>) => {
  if (folder === undefined) return async () => undefined
  const readBuilt = loadOnce(() => listBuilt(folder))
  return async (key) => {
    try {
      const file = (await readBuilt()).get(key)
      return file === undefined ? undefined : await readImage(folder, file)
    } catch (cause) {
      // A newer build may have replaced the file: the image is rendered on demand.
      warn(cause, 'built picture not readable')
      return undefined
    }
  }
}

/** Caches rendered images on disk, and the most used in memory. Disk errors only slow the site down. */
export const createImageCache = (options: CacheOptions): ImageCache => {
  const { folder, builtFolder, bytes, memoryBytes, log } = options
  const { mostPictures = standardMostPictures } = options
  const warn = createWarning(log)
  const disk = createDiskImages(folder, { bytes, mostPictures }, warn)
  const findBuilt = createBuiltImages(builtFolder, warn)
  const memory = new LRUCache<string, RenderedImage>({
    max: mostPictures,
    maxSize: memoryBytes,
    sizeCalculation: ({ data }) => data.length,
  })
  let writing = Promise.resolve()
  let waitingBytes = 0

  return {
    find: async (key) => {
      const recent = memory.get(key)
      if (recent !== undefined) return recent
      const image = (await disk.read(key)) ?? (await findBuilt(key))
      if (image !== undefined) memory.set(key, image)
      return image
    },
    store: (key, image) => {
      memory.set(key, image)
      // Bounds memory if the disk is slower than the renderer.
      if (waitingBytes > memoryBytes) return
      waitingBytes += image.data.length
      writing = writing
        .then(() => disk.write(key, image))
        .catch((cause: unknown) => warn(cause, 'picture not cached on disk'))
        .finally(() => {
          waitingBytes -= image.data.length
        })
    },
    size: () => ({ disk: disk.size(), memory: memory.calculatedSize }),
    settled: () => writing,
  }
}
