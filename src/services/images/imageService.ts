import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { isCode } from '../systemErrors.js'
import {
  createDescribeImage,
  type DescribedImage,
  type DescribeImage,
} from './addresses/imageRequest.js'
import { ImageError } from './imageError.js'
import { createImageQueue } from './rendering/imageQueue.js'
import type { ImageRenderer, RenderedImage } from './rendering/imageRenderer.js'
import { createImageCache } from './storage/imageCache.js'
import { contentHash, createImageSources, type ImageSource } from './storage/imageSources.js'

export type { DescribedImage } from './addresses/imageRequest.js'
export type { RenderedImage } from './rendering/imageRenderer.js'

export interface ImageService {
  readonly describe: DescribeImage
  /** The result, when it was rendered before. */
  find(image: DescribedImage): Promise<RenderedImage | undefined>
  /**
   * The result, rendered now unless it was before.
   * @param signal leaves the queue
   * @throws ImageError
   */
  render(image: DescribedImage, signal?: AbortSignal): Promise<RenderedImage>
  load(): ImageLoad
  /** Finishes writing the cache. */
  close(): Promise<void>
}

/** How busy the service is. */
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
  /** Most bytes in `cacheFolder`. */
  readonly cacheBytes: number
  /** Pictures that the build rendered. */
  readonly builtFolder?: string
  readonly log: Logger
  /** How long AVIF may search for a smaller file: 2 takes under a second, 4 is for the build. */
  readonly avifEffort?: number
  /** How many pictures are rendered at a time; by default one core is left to answer visitors. */
  readonly atOnce?: number
  /** How many more may wait. */
  readonly mostWaiting?: number
  /** Milliseconds during which a found original is not looked at again. */
  readonly recheckMs?: number
}

const memoryBytes = 32 * 1024 * 1024

/** The pictures of the site in every size and format, each rendered once. */
export const createImageService = (options: ImageServiceOptions): ImageService => {
  const { folder, cacheFolder, cacheBytes, builtFolder, log } = options
  const { atOnce = Math.max(1, availableParallelism() - 1), mostWaiting = 64 } = options
  const sources = createImageSources(folder, options.recheckMs)
  const cache = createImageCache({
    folder: cacheFolder,
    builtFolder,
    bytes: cacheBytes,
    memoryBytes,
    log,
  })
  const queue = createImageQueue<RenderedImage>(atOnce, mostWaiting)
  let renderer: Promise<ImageRenderer> | undefined

  /** Loaded, with the 35 MB of sharp, for the first picture that the build did not render. */
  const loadRenderer = (): Promise<ImageRenderer> => {
    renderer ??= import('./rendering/imageRenderer.js').then(({ createImageRenderer }) =>
      createImageRenderer({ avifEffort: options.avifEffort ?? 2, log }),
    )
    return renderer
  }

  const readSource = ({ file }: ImageSource): Promise<Buffer> =>
    readFile(file).catch((cause: unknown) => {
      throw isCode(cause, 'ENOENT') ? new ImageError('missing', { cause }) : cause
    })

  const renderAndStore = async ({ source, request, key }: DescribedImage) => {
    const data = await readSource(source)
    const rendered = await (await loadRenderer()).render(data, source, request)
    // The file may have changed since it was described.
    if (contentHash(data) === source.hash) cache.store(key, rendered)
    return rendered
  }

  return {
    describe: createDescribeImage(sources),
    find: ({ key }) => cache.find(key),
    render: async (image, signal) => {
      const cached = await cache.find(image.key)
      if (cached !== undefined) return cached
      // What will be refused is refused at once, without waiting in the queue.
      const loaded = await loadRenderer()
      await loaded.check(() => readSource(image.source), image.source, image.request)
      return queue.run(image.key, () => renderAndStore(image), signal)
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
