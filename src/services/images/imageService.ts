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
import type { Asker, ImageQueue } from './rendering/imageQueue.js'
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
   * @throws ImageError
   */
  render(image: DescribedImage, asker?: Asker): Promise<RenderedImage>
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
  let load: Pick<ImageQueue<RenderedImage>, 'running' | 'waiting'> = { running: 0, waiting: 0 }

  /** Loaded, with the 35 MB of sharp, for the first picture that was not rendered before. */
  const loadRendering = async () => {
    const [{ createImageQueue }, { createImageRenderer }] = await Promise.all([
      import('./rendering/imageQueue.js'),
      import('./rendering/imageRenderer.js'),
    ])
    const queue = createImageQueue<RenderedImage>(atOnce, mostWaiting)
    load = queue
    return { queue, renderer: createImageRenderer({ avifEffort: options.avifEffort ?? 2, log }) }
  }
  let rendering: ReturnType<typeof loadRendering> | undefined

  const readSource = ({ file }: ImageSource): Promise<Buffer> =>
    readFile(file).catch((cause: unknown) => {
      throw isCode(cause, 'ENOENT') ? new ImageError('missing', { cause }) : cause
    })

  const renderAndStore = async (
    renderer: ImageRenderer,
    { source, request, key }: DescribedImage,
  ): Promise<RenderedImage> => {
    const data = await readSource(source)
    const rendered = await renderer.render(data, source, request)
    // The file may have changed since it was described.
    if (contentHash(data) === source.hash) cache.store(key, rendered)
    return rendered
  }

  return {
    describe: createDescribeImage(sources),
    find: ({ key }) => cache.find(key),
    render: async (image, asker) => {
      const cached = await cache.find(image.key)
      if (cached !== undefined) return cached
      rendering ??= loadRendering()
      const { queue, renderer } = await rendering
      // What will be refused is refused at once, without waiting in the queue.
      await renderer.check(() => readSource(image.source), image.source, image.request)
      return queue.run(image.key, () => renderAndStore(renderer, image), asker)
    },
    load: () => {
      const { disk, memory } = cache.size()
      return {
        running: load.running,
        waiting: load.waiting,
        diskBytes: disk,
        memoryBytes: memory,
      }
    },
    close: () => cache.settled(),
  }
}
