import { fileTypeFromBuffer } from 'file-type'
import { pictureLimits } from '../../config/limits.js'
import { messageOf } from '../errors/systemErrors.js'
import { sharp } from './boundedSharp.js'

export type PictureRefusal =
  | 'tooLarge'
  | 'tooManyPixels'
  | 'tooSmall'
  | 'tooNarrow'
  | 'svg'
  | 'heic'
  | 'animated'
  | 'otherKind'
  | 'damaged'
  | 'busy'

/** An uploaded picture as it is stored: upright, without metadata, in sRGB. */
export interface PreparedPicture {
  readonly data: Buffer
  readonly type: 'image/jpeg' | 'image/png'
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Mean colour, as `#E5DFD5`. */
  readonly colour: string
}

export type Preparation = PreparedPicture | { readonly refusal: PictureRefusal }

/** Maximum width: pages request at most 1920 pixels, and a crop needs some more. */
const mostWidth = 2400
const jpegQuality = 90
/** libvips checks the timeout only between two steps. */
const timeoutSeconds = 30

const acceptedTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
])

const refusedTypes: ReadonlyMap<string, PictureRefusal> = new Map([
  ['image/heic', 'heic'],
  ['image/heif', 'heic'],
  ['image/heic-sequence', 'heic'],
  ['image/heif-sequence', 'heic'],
  ['image/gif', 'animated'],
  ['image/apng', 'animated'],
])

const isSvg = (data: Buffer): boolean => /<svg[\s>]/i.test(data.toString('latin1', 0, 4096))

/** Detects the brand of AVIF sequences, which file-type reports like still images. */
const isAvifSequence = (data: Buffer): boolean => data.toString('latin1', 4, 12) === 'ftypavis'

/**
 * Returns whether a file starts like a JPEG. Some cameras write bytes that file-type does not accept after
 * this start.
 */
const isJpeg = (data: Buffer): boolean => data.toString('latin1', 0, 2) === '\xff\xd8'

const refusalOfType = async (data: Buffer): Promise<PictureRefusal | undefined> => {
  const { mime = '' } = (await fileTypeFromBuffer(data)) ?? {}
  if (isAvifSequence(data)) return 'animated'
  if (acceptedTypes.has(mime) || isJpeg(data)) return undefined
  return refusedTypes.get(mime) ?? (isSvg(data) ? 'svg' : 'otherKind')
}

type Size = Pick<PreparedPicture, 'width' | 'height'>

const readerOptions = {
  limitInputPixels: pictureLimits.pixels,
  autoOrient: true,
  // Accepts warnings, because cameras write harmless deviations.
  failOn: 'error',
} as const

const meanColour = async (data: Buffer): Promise<string> => {
  const pixel = await sharp(data)
    .flatten({ background: 'white' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `#${pixel.toString('hex', 0, 3).toUpperCase()}`
}

type SizeLimits = Readonly<Record<'leastWidth' | 'leastHeight' | 'sides', number>>

const refusalOfSize = (
  { width, height }: Size,
  { leastWidth, leastHeight, sides }: SizeLimits,
): PictureRefusal | undefined => {
  if (width < leastWidth || height < leastHeight) return 'tooSmall'
  return Math.max(width / height, height / width) > sides ? 'tooNarrow' : undefined
}

const encode = async (data: Buffer, limits: SizeLimits): Promise<Preparation> => {
  const { pages = 1, hasAlpha, space, autoOrient } = await sharp(data, readerOptions).metadata()
  if (pages > 1) return { refusal: 'animated' }
  const refusal = refusalOfSize(autoOrient, limits)
  if (refusal !== undefined) return { refusal }
  const pipe = sharp(data, readerOptions)
    .timeout({ seconds: timeoutSeconds })
    .resize({ width: mostWidth, withoutEnlargement: true })
  // sharp would convert 16-bit images with a profile to Display P3, and omit the profile.
  if (space === 'rgb16') pipe.pipelineColourspace('srgb')
  pipe.toColourspace('srgb')
  // sharp omits metadata unless it is requested.
  const encoded = hasAlpha ? pipe.png() : pipe.jpeg({ quality: jpegQuality, progressive: true })
  const { data: stored, info } = await encoded.toBuffer({ resolveWithObject: true })
  return {
    data: stored,
    type: hasAlpha ? 'image/png' : 'image/jpeg',
    width: info.width,
    height: info.height,
    colour: await meanColour(stored),
  }
}

/** Decodes an uploaded file and encodes it again, so that no byte of the original is stored. */
export const preparePicture = async (
  data: Buffer,
  limits: SizeLimits = pictureLimits,
): Promise<Preparation> => {
  const refusal = await refusalOfType(data)
  if (refusal !== undefined) return { refusal }
  try {
    return await encode(data, limits)
  } catch (cause) {
    return { refusal: /pixel limit/.test(messageOf(cause)) ? 'tooManyPixels' : 'damaged' }
  }
}
