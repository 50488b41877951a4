import type { Metadata } from 'sharp'
import { outputFormats } from '../addresses/modifierTable.js'

/** What a rendered picture can be: a drawing may stay one. */
export const imageTypes = [...outputFormats, 'svg'] as const
export type ImageType = (typeof imageTypes)[number]

/** What the header of a file says, before a pixel is decoded. */
export interface ImageFacts {
  readonly type: ImageType
  /** Of one frame, before it is rotated. */
  readonly width: number
  readonly height: number
  readonly frames: number
  readonly alpha: boolean
  /** More than eight bits a colour: effects take longer. */
  readonly deep: boolean
}

/** sharp names a file by its container: AVIF is HEIF with AV1 in it, any other HEIF is refused. */
const typeOf = ({ format, compression }: Metadata): ImageType | undefined =>
  format === 'heif' && compression === 'av1' ? 'avif' : imageTypes.find((type) => type === format)

/** The facts of an image of a kind that browsers know; undefined for any other. */
export const readFacts = (metadata: Metadata): ImageFacts | undefined => {
  const type = typeOf(metadata)
  if (type === undefined) return undefined
  const { width, height, pageHeight = height, pages = 1, hasAlpha, depth } = metadata
  const deep = depth !== 'uchar'
  return { type, width, height: pageHeight, frames: pages, alpha: hasAlpha, deep }
}
