import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { pictureLimits } from '../../config/limits.js'
import { messageOf } from '../errors/systemErrors.js'
import { type Modifiers, type OutputFormat, outputFormats, type Size } from './imageAddress.js'
import { ImageError, type ImageErrorCode } from './imageError.js'
import type { ImageSource } from './imageSources.js'

/** A picture as it is sent. */
export interface RenderedImage {
  readonly type: OutputFormat
  readonly data: Buffer
}

/** What an address requests of a picture, once the format is negotiated with the browser. */
export interface ImageRequest {
  readonly modifiers: Modifiers
  /** `still`: JPEG, or PNG when the picture has transparent parts. Undefined: as the original. */
  readonly format: OutputFormat | 'still' | undefined
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

/** What the header of a file says, before a pixel is decoded. */
interface ImageFacts extends Size {
  readonly type: OutputFormat
  readonly hasAlpha: boolean
  /** Sixteen bits a channel, in colour. */
  readonly isDeep: boolean
}

/*
 * sharp cannot stop an encoder, so its work is bounded before it begins: four million pixels of AVIF
 * at quality 100 take about 3 s of one core, at quality 50 one.
 */
const longestSide = 3840
const mostPixels = 4_000_000
/** After it libvips gives up between two steps. */
const timeoutSeconds = 10
/** Effort 2 renders an AVIF of a page in less than a second. */
const avifEffort = 2

const mostRemembered = 500

// Several pictures are rendered side by side, each on one core, and none is rendered twice.
sharp.concurrency(1)
sharp.cache(false)

const readerOptions = {
  limitInputPixels: pictureLimits.pixels,
  // AVIF is always written upright: without it, the formats of one address would differ.
  autoOrient: true,
  // Cameras write JPEG files with harmless oddities, such as Samsung's SOS parameters.
  failOn: 'error',
} as const

/**
 * How files begin that libvips may open: JPEG, PNG, WebP, AVIF. SVG would be parsed as a document, and
 * GIF may have endless frames.
 */
const knownStart = /^(?:\xff\xd8|\x89PNG|RIFF.{4}WEBP|.{4}ftyp)/s

/** libvips names a file by its container: AVIF is HEIF with AV1. */
const typeOf = ({ format, compression }: Metadata): OutputFormat | undefined =>
  format === 'heif' && compression === 'av1'
    ? 'avif'
    : outputFormats.find((type) => type === format)

const libraryErrors: readonly (readonly [message: RegExp, code: ImageErrorCode])[] = [
  [/pixel limit/, 'too-large'],
  [/timeout/, 'too-much-work'],
  [/unsupported image format/, 'not-an-image'],
]

/** Maps an error of libvips to the one that the visitor reads. */
const errorOf = (cause: unknown): ImageError => {
  const message = messageOf(cause)
  const [, code] = libraryErrors.find(([part]) => part.test(message)) ?? []
  return new ImageError(code ?? 'damaged', { cause })
}

const readHeader = async (data: Buffer): Promise<ImageFacts> => {
  if (!knownStart.test(data.toString('latin1', 0, 12))) throw new ImageError('not-an-image')
  const metadata = await sharp(data, readerOptions)
    .metadata()
    .catch((cause: unknown) => {
      throw errorOf(cause)
    })
  const type = typeOf(metadata)
  if (type === undefined) throw new ImageError('not-an-image')
  const { autoOrient, hasAlpha, space } = metadata
  return { type, ...autoOrient, hasAlpha, isDeep: space === 'rgb16' }
}

interface Target extends Size {
  readonly fit: 'cover' | 'contain' | 'fill'
}

/** Rounds a scaled size to whole pixels. */
const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

/** Returns the box that the picture is fitted into; `resize` takes precedence over single sides. */
const boxOf = ({ resize, fit, width, height }: Modifiers) => {
  if (resize !== undefined) return { ...resize, fit: fit ?? 'cover' }
  if (width !== undefined && height !== undefined) return { width, height, fit: fit ?? 'inside' }
  // The missing side follows from the proportions.
  const unlimited = Number.POSITIVE_INFINITY
  return { width: width ?? unlimited, height: height ?? unlimited, fit: 'inside' } as const
}

/** Computes the size of the result, never larger than the original. */
const targetOf = (modifiers: Modifiers, original: Size): Target => {
  const { fit, ...box } = boxOf(modifiers)
  const wide = box.width / original.width
  const high = box.height / original.height
  if (fit === 'inside' || fit === 'outside') {
    const scale = fit === 'inside' ? Math.min(wide, high) : Math.max(wide, high)
    return { ...scaled(original, Math.min(1, scale)), fit: 'fill' }
  }
  return { ...scaled(box, 1 / Math.max(1, wide, high)), fit }
}

/** @throws ImageError when the result would take too much memory or time */
const checkSize = ({ width, height }: Size): void => {
  if (Math.max(width, height) > longestSide || width * height > mostPixels) {
    throw new ImageError('too-large')
  }
}

const formatOf = ({ format }: ImageRequest, { type, hasAlpha }: ImageFacts): OutputFormat => {
  if (format === 'still') return hasAlpha ? 'png' : 'jpeg'
  return format ?? type
}

const applyFormat = (pipe: Sharp, format: OutputFormat, quality: number | undefined): Sharp => {
  switch (format) {
    case 'jpeg':
      return pipe.jpeg({ quality, progressive: true })
    case 'png':
      // With a quality, sharp writes a palette.
      return quality === undefined ? pipe.png() : pipe.png({ quality })
    case 'webp':
      return pipe.webp({ quality })
    case 'avif':
      return pipe.avif({ quality, effort: avifEffort })
  }
}

const pipeOf = (data: Buffer, facts: ImageFacts, request: ImageRequest): Sharp => {
  const { background, quality } = request.modifiers
  const format = formatOf(request, facts)
  const { width, height, fit } = targetOf(request.modifiers, facts)
  const pipe = sharp(data, readerOptions).timeout({ seconds: timeoutSeconds })
  // sharp would convert sixteen bits with a profile to Display P3 and write them without it.
  if (facts.isDeep) pipe.pipelineColourspace('srgb')
  if (facts.hasAlpha && (format === 'jpeg' || background !== undefined)) {
    pipe.flatten({ background: background ?? 'white' })
  }
  pipe.resize(width, height, { fit, background: background ?? 'white' })
  return applyFormat(pipe, format, quality)
}

/** Renders pictures with sharp. */
export const createImageRenderer = (log: Logger): ImageRenderer => {
  const facts = new LRUCache<string, Promise<ImageFacts>>({ max: mostRemembered })

  const factsOf = (source: ImageSource, read: () => Promise<Buffer>): Promise<ImageFacts> => {
    const known = facts.get(source.hash)
    if (known !== undefined) return known
    const found = read().then(readHeader)
    facts.set(source.hash, found)
    found.catch(() => facts.delete(source.hash))
    return found
  }

  return {
    check: async (read, source, { modifiers }) => {
      checkSize(targetOf(modifiers, await factsOf(source, read)))
    },
    render: async (data, source, request) => {
      const known = await factsOf(source, () => Promise.resolve(data))
      checkSize(targetOf(request.modifiers, known))
      try {
        const rendered = await pipeOf(data, known, request).toBuffer()
        return { type: formatOf(request, known), data: rendered }
      } catch (cause) {
        const error = errorOf(cause)
        if (error.code === 'damaged')
          log.warn({ err: cause, picture: source.path }, 'damaged picture')
        throw error
      }
    },
  }
}
