import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Metadata, Region, Sharp } from 'sharp'
import { pictureLimits } from '../../config/limits.js'
import { messageOf } from '../errors/systemErrors.js'
import { sharp } from './boundedSharp.js'
import {
  type Modifiers,
  type OutputFormat,
  outputFormats,
  type Point,
  type Size,
} from './imageAddress.js'
import { ImageError, type ImageErrorCode } from './imageError.js'
import type { ImageSource } from './imageSources.js'

export interface RenderedImage {
  readonly type: OutputFormat
  readonly data: Buffer
}

export interface ImageRequest {
  readonly modifiers: Modifiers
  /** `still`: JPEG, or PNG for transparency. `undefined`: format of the original. */
  readonly format: OutputFormat | 'still' | undefined
}

export interface ImageRenderer {
  /** Validates the source header and the result size. @throws ImageError */
  check(read: () => Promise<Buffer>, source: ImageSource, request: ImageRequest): Promise<void>
  render(data: Buffer, source: ImageSource, request: ImageRequest): Promise<RenderedImage>
}

interface ImageFacts extends Size {
  readonly type: OutputFormat
  readonly hasAlpha: boolean
  /** 16 bits per colour channel. */
  readonly isDeep: boolean
}

/*
 * Limits in pixels that bound CPU time, as sharp cannot interrupt an encoder: four megapixels of
 * AVIF take up to 3 s.
 */
const longestSide = 3840
const mostPixels = 4_000_000
/** libvips checks the timeout only between two steps. */
const timeoutSeconds = 10
/** Effort 2 renders a typical AVIF in less than a second. */
const avifEffort = 2

const mostRemembered = 500

const readerOptions = {
  limitInputPixels: pictureLimits.pixels,
  // AVIF output is always upright, and all formats of a URL must look the same.
  autoOrient: true,
  // Accepts warnings: cameras write harmless deviations, such as Samsung's SOS parameters.
  failOn: 'error',
} as const

/** Signatures of JPEG, PNG, WebP and AVIF; not SVG, a document, nor GIF, with unlimited frames. */
const knownStart = /^(?:\xff\xd8|\x89PNG|RIFF.{4}WEBP|.{4}ftyp)/s

/** Returns the format of the original; libvips reports AVIF as HEIF with AV1 compression. */
const typeOf = ({ format, compression }: Metadata): OutputFormat | undefined =>
  format === 'heif' && compression === 'av1'
    ? 'avif'
    : outputFormats.find((type) => type === format)

const libraryErrors: readonly (readonly [message: RegExp, code: ImageErrorCode])[] = [
  [/pixel limit/, 'too-large'],
  [/timeout/, 'too-much-work'],
  [/unsupported image format/, 'not-an-image'],
]

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

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

const boxOf = ({ resize, fit, width, height }: Modifiers) => {
  if (resize !== undefined) return { ...resize, fit: fit ?? 'cover' }
  if (width !== undefined && height !== undefined) return { width, height, fit: fit ?? 'inside' }
  const unlimited = Number.POSITIVE_INFINITY
  return { width: width ?? unlimited, height: height ?? unlimited, fit: 'inside' } as const
}

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

/**
 * Returns the largest region of the original with the aspect ratio of the target, centred on a
 * point as closely as possible.
 */
const partAround = ({ x, y }: Point, { width, height }: Size, target: Size): Region => {
  const scale = Math.min(width / target.width, height / target.height)
  const part = scaled(target, scale)
  const start = (percent: number, whole: number, length: number): number =>
    Math.min(Math.max(0, Math.round((percent / 100) * whole - length / 2)), whole - length)
  return {
    ...part,
    left: start(x, width, part.width),
    top: start(y, height, part.height),
  }
}

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
      // With a quality, sharp reduces the image to a palette.
      return quality === undefined ? pipe.png() : pipe.png({ quality })
    case 'webp':
      return pipe.webp({ quality })
    case 'avif':
      return pipe.avif({ quality, effort: avifEffort })
  }
}

const pipeOf = (data: Buffer, facts: ImageFacts, request: ImageRequest): Sharp => {
  const { background, quality, position } = request.modifiers
  const format = formatOf(request, facts)
  const { width, height, fit } = targetOf(request.modifiers, facts)
  const pipe = sharp(data, readerOptions).timeout({ seconds: timeoutSeconds })
  // sharp would convert 16-bit images with a profile to Display P3, and omit the profile.
  if (facts.isDeep) pipe.pipelineColourspace('srgb')
  if (facts.hasAlpha && (format === 'jpeg' || background !== undefined)) {
    pipe.flatten({ background: background ?? 'white' })
  }
  if (fit === 'cover' && position !== undefined) {
    pipe.extract(partAround(position, facts, { width, height }))
  }
  pipe.resize(width, height, { fit, background: background ?? 'white' })
  return applyFormat(pipe, format, quality)
}

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
          log.warn({ err: cause, picture: source.path }, 'picture damaged')
        throw error
      }
    },
  }
}
