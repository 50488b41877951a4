import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { createBuiltImages } from './storage/builtImages.js'
import {
  createDescribeImage,
  type DescribedImage,
  type DescribeImage,
} from './rendering/describeImage.js'
import { createImageCache } from './storage/imageCache.js'
import { ImageError } from './imageError.js'
import { createImageMaker } from './rendering/imageRenderer.js'
import { createImageQueue } from './rendering/imageQueue.js'
import { contentHash, createImageSources, type ImageSource } from './storage/imageSources.js'
import { isGone, type MadeImage } from './storage/cachedImages.js'

export type { DescribedImage } from './rendering/describeImage.js'
export type { MadeImage } from './storage/cachedImages.js'

export interface ImageService {
  readonly describe: DescribeImage
  /** The result, when it was made before. */
  find(image: DescribedImage): Promise<MadeImage | undefined>
  /**
   * The result, made now if need be.
   * @param signal leaves the queue
   * @throws ImageError
   */
  render(image: DescribedImage, signal?: AbortSignal): Promise<MadeImage>
  /** For a look from outside. */
  load(): ImageLoad
  /** Finishes writing what was made. */
  close(): Promise<void>
}

export interface ImageLoad {
  readonly running: number
  readonly waiting: number
  readonly diskBytes: number
  readonly memoryBytes: number
}

export interface ImageServiceOptions {
  /** The originals: nothing outside of it is ever read. */
  readonly folder: string
  readonly cacheFolder: string
  readonly cacheBytes: number
  /** What the build made beforehand: read before anything is made. */
  readonly builtFolder?: string
  readonly log: Logger
  /** How long AVIF may search for a smaller file: 2 answers within a second, 4 is for the build. */
  readonly avifEffort?: number
  /** How many pictures are made at once; one core is left to answer visitors. */
  readonly atOnce?: number
  readonly mostWaiting?: number
  readonly recheckMs?: number
}

const memoryBytes = 32 * 1024 * 1024

/** The pictures of the site in every size and format, made once and kept. */
export const createImageService = (options: ImageServiceOptions): ImageService => {
  const { folder, cacheFolder, cacheBytes, log } = options
  const { atOnce = Math.max(1, availableParallelism() - 1), mostWaiting = 64 } = options
  const sources = createImageSources(folder, options.recheckMs)
  const built = createBuiltImages(options.builtFolder, log)
  const cache = createImageCache({ folder: cacheFolder, bytes: cacheBytes, memoryBytes, log })
  const queue = createImageQueue<MadeImage>(atOnce, mostWaiting)
  const maker = createImageMaker({ avifEffort: options.avifEffort ?? 2, log })

  const readSource = ({ file }: ImageSource): Promise<Buffer> =>
    readFile(file).catch((cause: unknown) => {
      throw isGone(cause) ? new ImageError('missing', { cause }) : cause
    })

  const find = async ({ key }: DescribedImage): Promise<MadeImage | undefined> => {
    const kept = await cache.find(key)
    if (kept !== undefined) return kept
    const ready = await built.find(key)
    if (ready !== undefined) cache.hold(key, ready)
    return ready
  }

  const make = async (image: DescribedImage): Promise<MadeImage> => {
    const data = await readSource(image.source)
    const made = await maker.make(data, image.source, image.wish)
    // The file may have changed since it was described.
    if (contentHash(data) === image.source.hash) cache.keep(image.key, made)
    return made
  }

  return {
    describe: createDescribeImage(sources),
    find,
    render: async (image, signal) => {
      const kept = await find(image)
      if (kept !== undefined) return kept
      // A wish that cannot be granted is told at once, without a place in the line.
      await maker.check(() => readSource(image.source), image.source, image.wish)
      return queue.run(image.key, () => make(image), signal)
    },
    load: () => {
      const { disk, memory } = cache.size()
      return {
        running: queue.running,
        waiting: queue.waiting,
        diskBytes: disk,
        memoryBytes: memory,
      }
    },
    close: () => cache.settled(),
  }
}
