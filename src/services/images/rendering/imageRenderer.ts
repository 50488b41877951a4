import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import sharp from 'sharp'
import { messageOf } from '../../systemErrors.js'
import type { ImageRequest } from '../addresses/imageRequest.js'
import type { OutputFormat } from '../addresses/modifierTable.js'
import { ImageError, type ImageErrorCode } from '../imageError.js'
import type { ImageSource } from '../storage/imageSources.js'
import { mostSourcePixels } from '../imageLimits.js'
import { checkBudget, isAnimated } from './imageBudget.js'
import { applyEffects, applyFormat } from './imageEffects.js'
import { type ImageFacts, type ImageType, readFacts } from './imageFacts.js'
import { looksLikeSvg, sanitiseSvg } from './svgSanitiser.js'

/** A picture as it is sent. */
export interface RenderedImage {
  readonly type: ImageType
  readonly data: Buffer
}

export interface ImageRenderer {
  /**
   * Refuses what cannot or may not be rendered, from the header of the file.
   * @throws ImageError
   */
  check(read: () => Promise<Buffer>, source: ImageSource, request: ImageRequest): Promise<void>
  /** @throws ImageError */
  render(data: Buffer, source: ImageSource, request: ImageRequest): Promise<RenderedImage>
}

interface RendererOptions {
  readonly avifEffort: number
  readonly log: Logger
}

/** After it libvips gives up; the budget refuses what would take a fraction of it. */
const timeoutSeconds = 10
const mostRemembered = 500

// Several pictures are rendered side by side, each on one core, and none is rendered twice.
sharp.concurrency(1)
sharp.cache(false)

const readerOptions = {
  limitInputPixels: mostSourcePixels,
  // AVIF is always written upright: without it, the formats of one address would differ.
  autoOrient: true,
  // Cameras write JPEG files with harmless oddities, such as Samsung's SOS parameters.
  failOn: 'error',
} as const

/** The messages of libvips, by the error that a visitor is told. */
const libraryErrors: readonly (readonly [
  message: RegExp,
  code: ImageErrorCode,
  modifier?: string,
])[] = [
  [/extract_area/, 'outside-picture'],
  [/pixel limit/, 'too-large'],
  [/timeout/, 'too-much-work'],
  [/unsupported image format/, 'not-an-image'],
  // Trimmed first, a picture may be too small for what follows.
  [/window too large/, 'bad-value', 'median'],
  [/must be at least 3x3/, 'bad-value', 'trim'],
]

const errorOf = (cause: unknown): ImageError => {
  const message = messageOf(cause)
  const [, code = 'damaged', modifier] = libraryErrors.find(([part]) => part.test(message)) ?? []
  return new ImageError(code, modifier === undefined ? { cause } : { cause, modifier })
}

const formatOf = ({ format }: ImageRequest, facts: ImageFacts): OutputFormat => {
  if (format === 'still') return facts.alpha ? 'png' : 'jpeg'
  if (format !== undefined) return format
  return facts.type === 'svg' ? 'jpeg' : facts.type
}

/** Renders pictures with sharp. */
export const createImageRenderer = ({ avifEffort, log }: RendererOptions): ImageRenderer => {
  const facts = new LRUCache<string, Promise<ImageFacts>>({ max: mostRemembered })

  const readHeader = async (data: Buffer): Promise<ImageFacts> => {
    if (data.length === 0) throw new ImageError('not-an-image')
    const isSvg = looksLikeSvg(data)
    const clean = isSvg ? sanitiseSvg(data) : data
    const metadata = await sharp(clean, readerOptions)
      .metadata()
      .catch((cause: unknown) => {
        throw errorOf(cause)
      })
    const found = readFacts(metadata)
    // A drawing that our reader does not see as one, such as a compressed SVG, cannot be sanitised.
    if (found === undefined || (found.type === 'svg') !== isSvg) {
      throw new ImageError('not-an-image')
    }
    return found
  }

  const factsOf = (source: ImageSource, read: () => Promise<Buffer>): Promise<ImageFacts> => {
    const known = facts.get(source.hash)
    if (known !== undefined) return known
    const found = read().then(readHeader)
    facts.set(source.hash, found)
    found.catch(() => facts.delete(source.hash))
    return found
  }

  /** Sent as SVG, not rendered to pixels. */
  const staysDrawing = (known: ImageFacts, { format }: ImageRequest): boolean =>
    known.type === 'svg' && format === undefined

  const renderPixels = async (
    data: Buffer,
    known: ImageFacts,
    request: ImageRequest,
  ): Promise<RenderedImage> => {
    const format = formatOf(request, known)
    checkBudget(request.modifiers, format, known)
    const animated = isAnimated(request.modifiers, format, known)
    const clean = known.type === 'svg' ? sanitiseSvg(data) : data
    const opened = sharp(clean, { ...readerOptions, animated })
    // sharp would convert sixteen bits with a profile to Display P3 and write them without it.
    if (known.rgb16) opened.pipelineColourspace('srgb')
    const shaped = applyEffects(opened, request.modifiers, known).timeout({
      seconds: timeoutSeconds,
    })
    const written = applyFormat(shaped, format, request.modifiers, avifEffort)
    const rendered = await written.toBuffer().catch((cause: unknown) => {
      throw errorOf(cause)
    })
    return { type: format, data: rendered }
  }

  return {
    check: async (read, source, request) => {
      const known = await factsOf(source, read)
      if (!staysDrawing(known, request))
        checkBudget(request.modifiers, formatOf(request, known), known)
    },
    render: async (data, source, request) => {
      const known = await factsOf(source, () => Promise.resolve(data))
      if (staysDrawing(known, request)) return { type: 'svg', data: sanitiseSvg(data) }
      return renderPixels(data, known, request).catch((cause: unknown) => {
        if (cause instanceof ImageError && cause.code === 'damaged') {
          log.warn({ err: cause.cause, picture: source.path }, 'a picture is damaged')
        }
        throw cause
      })
    },
  }
}
