import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Files } from '../adapters/files/files.js'
import { loadOnce } from '../../shared/time/cachedValue.js'
import { type Modifiers, readModifiers, writeModifiers } from './imageAddress.js'
import { createImageCache } from './imageCache.js'
import type { Asker, ImageQueue } from './imageQueue.js'
import type { ImageRenderer, ImageRequest, RenderedImage } from './imageRenderer.js'
import { contentHash, createImageSources, type ImageSource } from './imageSources.js'

export type { RenderedImage } from './imageRenderer.js'

export interface DescribedImage {
  readonly source: ImageSource
  readonly request: ImageRequest
  readonly key: string
  readonly etag: string
  readonly modified: Date | undefined
  readonly negotiated: boolean
}

export interface ImageService {
  describe(modifiers: string, path: string, accept?: string): Promise<DescribedImage>
  find(image: DescribedImage): Promise<RenderedImage | undefined>
  render(image: DescribedImage, asker?: Asker): Promise<RenderedImage>
  load(): ImageLoad
  close(): Promise<void>
}

export interface ImageLoad {
  readonly running: number
  readonly waiting: number
  readonly diskBytes: number
  readonly memoryBytes: number
}

export interface ImageServiceOptions {
  readonly folder: string
  readonly files?: Pick<Files, 'head' | 'read'>
  readonly cacheFolder: string
  readonly cacheBytes: number
  readonly builtFolder?: string
  readonly log: Logger
  readonly atOnce?: number
  readonly mostWaiting?: number
  readonly recheckMs?: number
}

const memoryBytes = 32 * 1024 * 1024
const mostRemembered = 1000

/** Increase when the output changes, such as after a sharp update; invalidates cached results. */
const rendererVersion = 'ondelune-3'

const weightsOf = (accept: string): ReadonlyMap<string, number> =>
  new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [type, weight === undefined ? 1 : Number(weight) || 0] as const
    }),
  )

/** Negotiates `f_auto`: AVIF or WebP if listed. Ignores wildcards, which browsers without AVIF send. */
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
  // The ETag is weak, because encoders may produce different bytes of the same image.
  return { source, request, key, etag: `W/"${key}"`, modified: source.modified, negotiated }
}

export const createImageService = (options: ImageServiceOptions): ImageService => {
  const { cacheFolder, cacheBytes, builtFolder, log } = options
  const { atOnce = Math.max(1, availableParallelism() - 1), mostWaiting = 64 } = options
  const sources = createImageSources(options)
  const cache = createImageCache({
    folder: cacheFolder,
    builtFolder,
    bytes: cacheBytes,
    memoryBytes,
    log,
  })
  /** Images by URL; excludes those whose format depends on `Accept`. */
  const described = new LRUCache<string, DescribedImage>({ max: mostRemembered })
  let load: Pick<ImageQueue<RenderedImage>, 'running' | 'waiting'> = { running: 0, waiting: 0 }

  /** sharp takes 35 MB, so it is loaded on first use. */
  const openRendering = loadOnce(async () => {
    const [{ createImageQueue }, { createImageRenderer }] = await Promise.all([
      import('./imageQueue.js'),
      import('./imageRenderer.js'),
    ])
    const queue = createImageQueue<RenderedImage>(atOnce, mostWaiting)
    load = queue
    return { queue, renderer: createImageRenderer(log) }
  })

  const renderAndStore = async (
    renderer: ImageRenderer,
    { source, request, key }: DescribedImage,
  ): Promise<RenderedImage> => {
    const data = await source.read()
    const rendered = await renderer.render(data, source, request)
    // The file may have changed since it was described.
    if (contentHash(data) === source.hash) cache.store(key, rendered)
    return rendered
  }

  return {
    describe: async (text, path, accept) => {
      const address = `${text}/${path}`
      const known = described.get(address)
      // Validates the modifiers first, so that a wrong one is reported for missing files too.
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
      // Checks the request before it is queued, so that invalid requests fail at once.
      await renderer.check(image.source.read, image.source, image.request)
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
