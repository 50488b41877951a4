import type { PictureSource } from '../content/schemas/picture.js'
import { imageUrl, imageWidths } from './imageAddress.js'

const { xs, sm, md, lg, xl, xxl, '2xl': xxxl } = imageWidths

export interface Place {
  readonly widths: readonly number[]
  readonly sizes: string
}

export const picturePlaces = {
  heroRing: {
    widths: [sm, md, lg, xl],
    sizes: '(min-width: 60rem) clamp(30rem, 52vw, 50rem), (min-width: 40rem) 26rem, 15rem',
  },
  ring: {
    widths: [xs, sm, md, lg],
    sizes: '(min-width: 60rem) 34rem, (min-width: 31rem) 24rem, 77vw',
  },
  cardRing: { widths: [xs, sm], sizes: '(min-width: 60rem) 11rem, 6.5rem' },
  scan: { widths: [sm, md, lg, xl], sizes: '(min-width: 60rem) 42rem, calc(100vw - 5rem)' },
  cardScan: {
    widths: [xs, sm, md],
    sizes: '(min-width: 60rem) 24rem, (min-width: 40rem) 45vw, 6.5rem',
  },
  plateScan: { widths: [xs, sm, md, lg], sizes: '(min-width: 60rem) 36rem, calc(100vw - 5rem)' },
  panel: { widths: [xs, sm], sizes: '13rem' },
  band: { widths: [xs, sm, md, lg, xl, xxl, xxxl], sizes: '100vw' },
} as const satisfies Readonly<Record<string, Place>>

export type PicturePlace = keyof typeof picturePlaces

/** Largest image of the first screen, preloaded. */
export interface FirstPicture {
  readonly picture: string
  readonly place: PicturePlace
}

export const figurePlaces = { sector: 'scan', linear: 'scan', ring: 'ring' } as const

/** AVIF only: a second `source` would enlarge every page. */
const modern = { format: 'avif', type: 'image/avif', quality: 50 } as const
const everywhere = { format: 'jpeg', type: 'image/jpeg', quality: 76 } as const

interface PictureVariants {
  readonly type: string
  readonly srcSet: string
  /** For browsers without AVIF. */
  readonly fallback: string
  readonly width: number
  readonly height: number
}

export const pictureVariants = (
  { file, ...size }: PictureSource,
  place: Place,
  hash: string,
): PictureVariants => {
  const smaller = place.widths.filter((width) => width <= size.width)
  const widths = smaller.length === 0 ? [size.width] : smaller
  const address = ({ format, quality }: typeof modern | typeof everywhere, width: number): string =>
    imageUrl(file, { format, quality, width }, hash)
  const middle = widths[Math.floor(widths.length / 2)] ?? size.width
  return {
    type: modern.type,
    srcSet: widths.map((width) => `${address(modern, width)} ${width}w`).join(', '),
    fallback: address(everywhere, middle),
    width: middle,
    height: Math.round((middle * size.height) / size.width),
  }
}
