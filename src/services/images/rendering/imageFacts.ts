import type { Metadata } from 'sharp'
import { outputFormats } from '../addresses/modifierTable.js'

/** What a rendered picture can be: a drawing may stay one. */
export const imageTypes = [...outputFormats, 'svg'] as const
export type ImageType = (typeof imageTypes)[number]

/** What the header of a file says, before a pixel is decoded. */
export interface ImageFacts {
  readonly type: ImageType
  /** Of one frame, upright as EXIF says. */
  readonly width: number
  readonly height: number
  readonly frames: number
  readonly alpha: boolean
  /** More than eight bits a colour: effects take longer. */
  readonly deep: boolean
  /** Sixteen bits a channel, in colour. */
  readonly rgb16: boolean
}

/** sharp names a file by its container: AVIF is HEIF with AV1 in it, any other HEIF is refused. */
const typeOf = ({ format, compression }: Metadata): ImageType | undefined =>
  format === 'heif' && compression === 'av1' ? 'avif' : imageTypes.find((type) => type === format)

/** The facts of an image of a kind that browsers know; undefined for any other. */
export const readFacts = (metadata: Metadata): ImageFacts | undefined => {
  const type = typeOf(metadata)
  if (type === undefined) return undefined
  const { pageHeight, pages = 1, hasAlpha, depth, space, autoOrient } = metadata
  return {
    type,
    width: autoOrient.width,
    height: pageHeight ?? autoOrient.height,
    frames: pages,
    alpha: hasAlpha,
    deep: depth !== 'uchar',
    rgb16: space === 'rgb16',
  }
}
