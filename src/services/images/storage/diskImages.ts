import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { isCode } from '../../systemErrors.js'
import { hour } from '../../time/durations.js'
import type { RenderedImage } from '../rendering/imageRenderer.js'
import { type ImageFile, imageFile, listImages, readImage, writeImage } from './imageFiles.js'
import type { ImageWarning } from './imageWarning.js'

/** The use of a file is written to its date, so that it survives a restart; hourly is enough. */
const writeUseEveryMs = hour

interface DiskImages {
  read(key: string): Promise<RenderedImage | undefined>
  write(key: string, image: RenderedImage): Promise<void>
  /** Bytes of all of them. */
  size(): number
}

interface DiskLimits {
  /** Most bytes of all pictures together, and most pictures. */
  readonly bytes: number
  readonly mostPictures: number
}

/**
 * Rendered pictures in a folder, whose names and sizes are known once it was read. Beyond its limits
 * the least recently used picture is evicted.
 */
export const createDiskImages = (
  folder: string,
  { bytes, mostPictures }: DiskLimits,
  warn: ImageWarning,
): DiskImages => {
  const evicted: string[] = []
  const files = new LRUCache<string, ImageFile>({
    max: mostPictures,
    maxSize: bytes,
    sizeCalculation: ({ size }) => size,
    disposeAfter: ({ name }, key) => {
      // A picture rendered again has the same name, or replaces a file of another length.
      if (files.peek(key)?.name !== name) evicted.push(name)
    },
  })
  let opened: Promise<void> | undefined

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

  const noteUse = (file: ImageFile): void => {
    const now = Date.now()
    if (now - file.used < writeUseEveryMs) return
    files.set(file.key, { ...file, used: now })
    utimes(join(folder, file.name), now / 1000, now / 1000).catch((cause: unknown) =>
      warn(cause, 'the date of a cached picture cannot be written'),
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
        if (!isCode(cause, 'ENOENT')) warn(cause, 'a cached picture cannot be read')
        return undefined
      }
    },
    write: async (key, image) => {
      await ready()
      const file = imageFile(key, image, Date.now())
      if (file.size > bytes) return
      await writeImage(folder, file.name, image.data)
      files.set(key, file)
      await removeFiles(evicted.splice(0))
    },
    size: () => files.calculatedSize,
  }
}
