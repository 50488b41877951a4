import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { isCode } from '../../systemErrors.js'
import { hour, minute } from '../../time/durations.js'
import type { RenderedImage } from '../rendering/imageRenderer.js'
import { type ImageFile, imageFile, listImages, readImage, writeImage } from './imageFiles.js'

export interface ImageCache {
  find(key: string): Promise<RenderedImage | undefined>
  /** Stores a picture, in memory now and on disk soon; never fails. */
  store(key: string, image: RenderedImage): void
  /** Bytes on disk and in memory. */
  size(): { readonly disk: number; readonly memory: number }
  /** Resolves when everything stored so far is on disk. */
  settled(): Promise<void>
}

interface CacheOptions {
  readonly folder: string
  /** Pictures that the build rendered: read, and never written, dated or removed. */
  readonly builtFolder?: string | undefined
  /** Most bytes in `folder`; the least recently used picture is evicted. */
  readonly bytes: number
  /** Most bytes in memory, at least 1. */
  readonly memoryBytes: number
  readonly log: Logger
}

/** The use of a file is written to its date, so that it survives a restart; hourly is enough. */
const writeUseEveryMs = hour
const warnEveryMs = minute

/** Warns once a minute at most: a disk that does not keep up would fill the log. */
const createWarning = (log: Logger): ((cause: unknown, message: string) => void) => {
  let last = Number.NEGATIVE_INFINITY
  return (cause, message) => {
    if (performance.now() - last < warnEveryMs) return
    last = performance.now()
    log.warn({ err: cause }, message)
  }
}

/**
 * Rendered pictures: on disk within a budget, the most used in memory as well, and behind them
 * those of the build. A disk that is full or locked makes the site slower and nothing else.
 */
export const createImageCache = (options: CacheOptions): ImageCache => {
  const { folder, builtFolder, bytes, memoryBytes } = options
  const warn = createWarning(options.log)
  const memory = new LRUCache<string, RenderedImage>({
    maxSize: memoryBytes,
    sizeCalculation: ({ data }) => data.length,
  })
  const evicted: string[] = []
  const files = new LRUCache<string, ImageFile>({
    maxSize: bytes,
    sizeCalculation: ({ size }) => size,
    disposeAfter: ({ name }, key) => {
      // A picture rendered again has the same name, or replaces a file of another length.
      if (files.peek(key)?.name !== name) evicted.push(name)
    },
  })
  let opened: Promise<void> | undefined
  let built: Promise<ReadonlyMap<string, ImageFile>> | undefined
  let writing = Promise.resolve()
  let waitingBytes = 0

  const removeFiles = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await rm(join(folder, name), { force: true }).catch((cause: unknown) =>
        warn(cause, 'a picture cannot be removed from the cache'),
      )
    }
  }

  const readFolder = async (): Promise<void> => {
    const { images, broken } = await listImages(folder)
    for (const image of images) files.set(image.key, image)
    await removeFiles([...broken, ...evicted.splice(0)])
  }

  const ready = (): Promise<void> => {
    opened ??= readFolder().catch((cause: unknown) =>
      warn(cause, 'the cache of pictures cannot be read'),
    )
    return opened
  }

  const write = async (key: string, image: RenderedImage): Promise<void> => {
    await ready()
    const file = imageFile(key, image, Date.now())
    if (file.size > bytes) return
    await writeImage(folder, file.name, image.data)
    files.set(key, file)
    await removeFiles(evicted.splice(0))
  }

  const noteUse = (file: ImageFile): void => {
    const now = Date.now()
    if (now - file.used < writeUseEveryMs) return
    files.set(file.key, { ...file, used: now })
    utimes(join(folder, file.name), now / 1000, now / 1000).catch((cause: unknown) =>
      warn(cause, 'the date of a cached picture cannot be written'),
    )
  }

  const readStored = async (key: string): Promise<RenderedImage | undefined> => {
    await ready()
    const file = files.get(key)
    if (file === undefined) return undefined
    try {
      const image = await readImage(folder, file)
      noteUse(file)
      return image
    } catch (cause) {
      files.delete(key)
      if (!isCode(cause, 'ENOENT')) warn(cause, 'a cached picture cannot be read')
      return undefined
    }
  }

  const listBuilt = async (from: string): Promise<ReadonlyMap<string, ImageFile>> =>
    new Map((await listImages(from)).images.map((image) => [image.key, image]))

  const readBuilt = async (key: string): Promise<RenderedImage | undefined> => {
    if (builtFolder === undefined) return undefined
    try {
      built ??= listBuilt(builtFolder)
      const file = (await built).get(key)
      return file === undefined ? undefined : await readImage(builtFolder, file)
    } catch (cause) {
      // A newer build may have replaced this one: the picture is rendered like any other.
      warn(cause, 'a picture of the build cannot be read')
      return undefined
    }
  }

  return {
    find: async (key) => {
      const recent = memory.get(key)
      if (recent !== undefined) return recent
      const image = (await readStored(key)) ?? (await readBuilt(key))
      if (image !== undefined) memory.set(key, image)
      return image
    },
    store: (key, image) => {
      memory.set(key, image)
      // A disk slower than the renderer must not fill the memory instead.
      if (waitingBytes > memoryBytes) return
      waitingBytes += image.data.length
      writing = writing
        .then(() => write(key, image))
        .catch((cause: unknown) => warn(cause, 'a picture cannot be cached on disk'))
        .finally(() => {
          waitingBytes -= image.data.length
        })
    },
    size: () => ({ disk: files.calculatedSize, memory: memory.calculatedSize }),
    settled: () => writing,
  }
}
