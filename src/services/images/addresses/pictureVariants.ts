import { imageUrl, type Modifiers } from './modifiers.js'
import type { PictureSource } from '../../../content/pictures/pictureCatalogue.js'
import type { Cut } from './picturePlaces.js'

/** Every browser of the last three years knows it; a second format would weigh on every page. */
const modern = [{ format: 'avif', type: 'image/avif', quality: 50 }] as const
const everywhere = { format: 'jpeg', type: 'image/jpeg', quality: 76 } as const

type Kind = (typeof modern)[number] | typeof everywhere

interface PictureVariants {
  readonly sources: readonly {
    readonly type: string
    readonly srcSet: string
  }[]
  /** For browsers that do not know AVIF. */
  readonly fallback: string
  readonly width: number
  readonly height: number
}

/**
 * The largest rectangle of a ratio that keeps the picture's focal point as near to its middle as
 * its edges allow, in pixels of the source: left, top, width, height.
 */
const cropAround = (
  source: Pick<PictureSource, 'width' | 'height' | 'focus'>,
  ratio: number,
): readonly [number, number, number, number] => {
  const width = Math.round(Math.min(source.width, source.height * ratio))
  const height = Math.round(Math.min(source.height, source.width / ratio))
  const start = (whole: number, part: number, percent: number): number =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return [
    start(source.width, width, source.focus[0]),
    start(source.height, height, source.focus[1]),
    width,
    height,
  ]
}

/** The addresses of a picture for one cut of a place. */
const pictureVariants = (source: PictureSource, cut: Cut, hash: string): PictureVariants => {
  const [left, top, width, height] =
    cut.ratio === undefined ? [0, 0, source.width, source.height] : cropAround(source, cut.ratio)
  const isWhole = width === source.width && height === source.height
  const base: Modifiers = isWhole ? {} : { extract: [left, top, width, height] }
  // Never larger than what there is.
  const widths = cut.widths.filter((each) => each <= width)
  const address = ({ format, quality }: Kind, each: number): string =>
    imageUrl(source.file, { ...base, format, quality, width: each }, hash)
  const middle = widths[Math.floor(widths.length / 2)] ?? width
  return {
    sources: modern.map((kind) => ({
      type: kind.type,
      srcSet: widths.map((each) => `${address(kind, each)} ${each}w`).join(', '),
    })),
    fallback: address(everywhere, middle),
    width: middle,
    height: Math.round((middle * height) / width),
  }
}

/** One cut of a place with the addresses that a picture has there. */
export type PictureCut = Cut & PictureVariants

/** A picture in every cut of a place. */
export const pictureCuts = (
  source: PictureSource,
  cuts: readonly Cut[],
  hash: (file: string) => string,
): readonly PictureCut[] =>
  cuts.map((cut) => ({ ...cut, ...pictureVariants(source, cut, hash(source.file)) }))
