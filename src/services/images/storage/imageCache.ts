import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { RenderedImage } from '../rendering/imageRenderer.js'
import { createBuiltImages } from './builtImages.js'
import { createDiskImages } from './diskImages.js'
import { createImageWarning } from './imageWarning.js'

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
  /** Most pictures, on disk and in memory. */
  readonly mostPictures?: number
  readonly log: Logger
}

/**
 * All that pages ask for are some hundreds. Of pictures of a few bytes, which anybody can ask for, ten
 * million would fit into the bytes: each takes a block of the disk, and its name memory for good.
 */
const standardMostPictures = 10_000

/**
 * Rendered pictures: on disk within a budget, the most used in memory as well, and behind them
 * those of the build. A disk that is full or locked makes the site slower and nothing else.
 */
export const createImageCache = (options: CacheOptions): ImageCache => {
  const { folder, builtFolder, bytes, memoryBytes, log } = options
  const { mostPictures = standardMostPictures } = options
  const warn = createImageWarning(log)
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
      // A disk slower than the renderer must not fill the memory instead.
      if (waitingBytes > memoryBytes) return
      waitingBytes += image.data.length
      writing = writing
        .then(() => disk.write(key, image))
        .catch((cause: unknown) => warn(cause, 'a picture cannot be cached on disk'))
        .finally(() => {
          waitingBytes -= image.data.length
        })
    },
    size: () => ({ disk: disk.size(), memory: memory.calculatedSize }),
    settled: () => writing,
  }
}
