import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { isCode } from '../errors/systemErrors.js'
import { loadOnce } from '../../shared/time/loadOnce.js'
import { type Modifiers, readModifiers, writeModifiers } from './imageAddress.js'
import { createImageCache } from './imageCache.js'
import { ImageError } from './imageError.js'
import type { Asker, ImageQueue } from './imageQueue.js'
import type { ImageRenderer, ImageRequest, RenderedImage } from './imageRenderer.js'
import { contentHash, createImageSources, type ImageSource } from './imageSources.js'

export type { RenderedImage } from './imageRenderer.js'

/** A request for a picture that exists; the result may not have been rendered yet. */
export interface DescribedImage {
  readonly source: ImageSource
  readonly request: ImageRequest
  /** Differs for every original, modifiers and format. */
  readonly key: string
  readonly etag: string
  readonly modified: Date
  /** The format was chosen by what the browser accepts. */
  readonly negotiated: boolean
}

export interface ImageService {
  /**
   * Reads an address; decodes no picture.
   * @param modifiers the part of the address that holds them, still percent-encoded
   * @param path the file's path under the pictures' folder, still percent-encoded
   * @param accept the request's `Accept` header
   * @throws ImageError
   */
  describe(modifiers: string, path: string, accept?: string): Promise<DescribedImage>
  /** Returns the result if it was rendered before. */
  find(image: DescribedImage): Promise<RenderedImage | undefined>
  /**
   * Returns the result, rendered now unless it was before.
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
  /** The originals: no file outside of it is ever read. */
  readonly folder: string
  readonly cacheFolder: string
  /** Most bytes in `cacheFolder`. */
  readonly cacheBytes: number
  /** Pictures that the build rendered. */
  readonly builtFolder?: string
  readonly log: Logger
  /** How many pictures are rendered at a time; by default one core is left to answer visitors. */
  readonly atOnce?: number
  /** How many more may wait. */
  readonly mostWaiting?: number
  /** Milliseconds during which an original that was found is not read again. */
  readonly recheckMs?: number
}

const memoryBytes = 32 * 1024 * 1024
const mostRemembered = 1000

/** Raise it when the same request gives other pixels (or after a new sharp): old results expire. */
const rendererVersion = 'ondelune-3'

const weightsOf = (accept: string): ReadonlyMap<string, number> =>
  new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [type, weight === undefined ? 1 : Number(weight) || 0] as const
    }),
  )

/**
 * Chooses the format of `f_auto`: AVIF or WebP when the browser names it and prefers no other, else
 * JPEG or PNG. A wildcard does not count, unlike in libraries: browsers without AVIF send one too.
 */
const negotiateFormat = (accept = ''): 'avif' | 'webp' | 'still' => {
  const weights = weightsOf(accept)
  const weight = (format: string): number => weights.get(`image/${format}`) ?? 0
  const plain = Math.max(weight('jpeg'), weight('png'))
  const [best] = (['avif', 'webp'] as const)
    .filter((format) => weight(format) > 0 && weight(format) >= plain)
    .toSorted((one, other) => weight(other) - weight(one))
  return best ?? 'still'
}

const keyOf = (source: ImageSource, { modifiers, format }: ImageRequest): string =>
  createHash('sha256')
    .update([rendererVersion, source.hash, format ?? '', writeModifiers(modifiers)].join('\n'))
    .digest('hex')
    .slice(0, 40)

const describeImage = (
  source: ImageSource,
  modifiers: Modifiers,
  accept: string | undefined,
): DescribedImage => {
  const negotiated = modifiers.format === 'auto'
  const format = modifiers.format === 'auto' ? negotiateFormat(accept) : modifiers.format
  const request = { modifiers, format }
  const key = keyOf(source, request)
  // Weak: an encoder may write the same picture in other bytes another day.
  return { source, request, key, etag: `W/"${key}"`, modified: source.modified, negotiated }
}

/** Serves the site's pictures in every size and format, each rendered once. */
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
  /** By address; what depends on `Accept` is left out. */
  const described = new LRUCache<string, DescribedImage>({ max: mostRemembered })
  let load: Pick<ImageQueue<RenderedImage>, 'running' | 'waiting'> = { running: 0, waiting: 0 }

  /** Loads sharp (35 MB) for the first picture that was not rendered before. */
  const openRendering = loadOnce(async () => {
    const [{ createImageQueue }, { createImageRenderer }] = await Promise.all([
      import('./imageQueue.js'),
      import('./imageRenderer.js'),
    ])
    const queue = createImageQueue<RenderedImage>(atOnce, mostWaiting)
    load = queue
    return { queue, renderer: createImageRenderer(log) }
  })

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
    describe: async (text, path, accept) => {
      const address = `${text}/${path}`
      const known = described.get(address)
      // Read first: a wrong modifier is reported whether or not there is such a file.
      const modifiers = known?.request.modifiers ?? readModifiers(text)
      const source = await sources.find(path)
      if (known?.source === source) return known
      const image = describeImage(source, modifiers, accept)
      if (!image.negotiated) described.set(address, image)
      return image
    },
    find: ({ key }) => cache.find(key),
    render: async (image, asker) => {
      const cached = await cache.find(image.key)
      if (cached !== undefined) return cached
      const { queue, renderer } = await openRendering()
      // Outside the queue: a request that will be refused does not wait.
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
