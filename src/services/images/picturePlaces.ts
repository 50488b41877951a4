import { isPictureKey } from '../content/pictureKeys.js'
import type { PictureSource } from '../content/schemas/picture.js'
import { imageUrl, imageWidths, type Modifiers, type Size } from './imageAddress.js'

const { xs, sm, md, lg, xl, xxl, '2xl': xxxl } = imageWidths

/** Width by height of the frames: a circle, the sector of `--sector-ratio`, the band of the About page. */
const shapes = { ring: 1, scan: 1.519, band: 4.3 } as const

export interface Place {
  readonly shape: number
  readonly widths: readonly number[]
  readonly sizes: string
}

export const picturePlaces = {
  heroRing: {
    shape: shapes.ring,
    widths: [sm, md, lg, xl],
    sizes: '(min-width: 60rem) clamp(30rem, 52vw, 50rem), (min-width: 40rem) 26rem, 9.5rem',
  },
  ring: {
    shape: shapes.ring,
    widths: [xs, sm, md, lg],
    sizes: '(min-width: 60rem) 34rem, (min-width: 31rem) 24rem, 77vw',
  },
  cardRing: {
    shape: shapes.ring,
    widths: [xs, sm],
    sizes: '(min-width: 60rem) 11rem, 4.5rem',
  },
  scan: {
    shape: shapes.scan,
    widths: [sm, md, lg, xl],
    sizes: '(min-width: 60rem) 42rem, calc(100vw - 5rem)',
  },
  cardScan: {
    shape: shapes.scan,
    widths: [xs, sm],
    sizes: '(min-width: 60rem) 17rem, 4.5rem',
  },
  plateScan: {
    shape: shapes.scan,
    widths: [xs, sm, md, lg],
    sizes: '(min-width: 60rem) 36rem, calc(100vw - 5rem)',
  },
  panelRing: { shape: shapes.ring, widths: [xs, sm], sizes: '13rem' },
  panelScan: { shape: shapes.scan, widths: [xs, sm], sizes: '13rem' },
  band: { shape: shapes.band, widths: [xs, sm, md, lg, xl, xxl, xxxl], sizes: '100vw' },
} as const satisfies Readonly<Record<string, Place>>

export type PicturePlace = keyof typeof picturePlaces

export interface FirstPicture {
  readonly picture: string
  readonly place: PicturePlace
}

export const figurePlaces = { sector: 'scan', linear: 'scan', ring: 'ring' } as const
export const panelPlaces = { sector: 'panelScan', linear: 'panelScan', ring: 'panelRing' } as const

/** AVIF only: a second `source` would enlarge every page. */
const modern = { format: 'avif', type: 'image/avif', quality: 50 } as const
const everywhere = { format: 'jpeg', type: 'image/jpeg', quality: 76 } as const

interface PictureVariants {
  readonly type: string
  readonly srcSet: string
  readonly fallback: string
  readonly width: number
  readonly height: number
}

export const isUploaded = ({ file }: Pick<PictureSource, 'file'>): boolean => isPictureKey(file)

const middle = 50

/**
 * Returns whether a picture is cropped. Pictures of the build have the aspect ratio of their slot, unless
 * they have a focal point.
 */
const isCropped = (picture: PictureSource): boolean =>
  picture.focus !== undefined || isUploaded(picture)

const largestSize = (picture: PictureSource, { shape }: Place): Size => {
  const { width, height } = picture
  return isCropped(picture)
    ? {
        width: Math.min(width, Math.floor(height * shape)),
        height: Math.min(height, width / shape),
      }
    : { width, height }
}

export const pictureVariants = (
  picture: PictureSource,
  place: Place,
  hash: string,
): PictureVariants => {
  const { file, focus: [x, y] = [middle, middle] } = picture
  const size = largestSize(picture, place)
  const heightOf = (width: number): number => Math.round((width * size.height) / size.width)
  const smaller = place.widths.filter((width) => width <= size.width)
  const widths = smaller.length === 0 ? [size.width] : smaller
  const sizeOf = (width: number): Modifiers =>
    isCropped(picture)
      ? { resize: { width, height: heightOf(width) }, position: { x, y } }
      : { width }
  const address = ({ format, quality }: typeof modern | typeof everywhere, width: number): string =>
    imageUrl(file, { format, quality, ...sizeOf(width) }, hash)
  const shown = widths[Math.floor(widths.length / 2)] ?? size.width
  return {
    type: modern.type,
    srcSet: widths.map((width) => `${address(modern, width)} ${width}w`).join(', '),
    fallback: address(everywhere, shown),
    width: shown,
    height: heightOf(shown),
  }
}
