import type { Metadata } from 'sharp'
import type { OutputFormat } from '../addresses/modifierTable.js'

/** What the head of a file tells, before any pixel is read. */
export interface ImageFacts {
  readonly type: OutputFormat | 'svg'
  /** Of one frame, before any turning. */
  readonly width: number
  readonly height: number
  readonly frames: number
  readonly alpha: boolean
  /** More than eight bits for each colour: slower to change. */
  readonly deep: boolean
}

const types: ReadonlyMap<string, ImageFacts['type']> = new Map([
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['gif', 'gif'],
  ['tiff', 'tiff'],
  ['svg', 'svg'],
])

const typeOf = ({ format, compression }: Metadata): ImageFacts['type'] | undefined =>
  format === 'heif' && compression === 'av1' ? 'avif' : types.get(format)

/** The facts of an image of a kind that browsers know; undefined for any other. */
export const readFacts = (metadata: Metadata): ImageFacts | undefined => {
  const type = typeOf(metadata)
  if (type === undefined) return undefined
  const { width, height, pageHeight = height, pages = 1, hasAlpha, depth } = metadata
  const deep = depth !== 'uchar'
  return { type, width, height: pageHeight, frames: pages, alpha: hasAlpha, deep }
}
