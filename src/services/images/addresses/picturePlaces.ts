import type { PictureName } from '../../../content/pictures/pictureCatalogue.js'
import { imageWidths } from './modifiers.js'

const { xs, sm, md, lg, xl, xxl, '2xl': xxxl } = imageWidths

/** How a picture is cut and asked for, from some width of the screen on. */
export interface Cut {
  /** Width over height; the whole picture when absent. */
  readonly ratio?: number
  readonly widths: readonly number[]
  /** How wide the picture stands, in CSS words: the browser chooses a width by it. */
  readonly sizes: string
  /** The screens this cut is for; the last cut of a place is for all others. */
  readonly media?: string
}

/** `--sector-ratio` of the style sheets: half angle 38°, radii 24 and 100. */
const sector = 1.519

/** Every place where a page shows a picture, from the widest screens to the narrowest. */
export const picturePlaces = {
  heroRing: [
    {
      ratio: 1,
      widths: [sm, md, lg, xl],
      sizes: '(min-width: 60rem) clamp(30rem, 52vw, 50rem), (min-width: 40rem) 26rem, 15rem',
    },
  ],
  ring: [
    {
      ratio: 1,
      widths: [xs, sm, md, lg],
      sizes: '(min-width: 60rem) 34rem, (min-width: 31rem) 24rem, 77vw',
    },
  ],
  cardRing: [{ ratio: 1, widths: [xs, sm], sizes: '(min-width: 60rem) 11rem, 6.5rem' }],
  scan: [
    {
      ratio: sector,
      widths: [sm, md, lg, xl],
      sizes: '(min-width: 60rem) 42rem, calc(100vw - 5rem)',
    },
  ],
  linearScan: [{ widths: [sm, md, lg, xl], sizes: '(min-width: 60rem) 42rem, calc(100vw - 5rem)' }],
  cardScan: [
    {
      ratio: sector,
      widths: [xs, sm, md],
      sizes: '(min-width: 60rem) 24rem, (min-width: 40rem) 45vw, 6.5rem',
    },
  ],
  plateScan: [
    {
      ratio: sector,
      widths: [xs, sm, md, lg],
      sizes: '(min-width: 60rem) 36rem, calc(100vw - 5rem)',
    },
  ],
  plateLinearScan: [
    { widths: [xs, sm, md, lg], sizes: '(min-width: 60rem) 36rem, calc(100vw - 5rem)' },
  ],
  panelScan: [{ ratio: sector, widths: [xs, sm], sizes: '13rem' }],
  panelLinearScan: [{ widths: [xs, sm], sizes: '13rem' }],
  panelRing: [{ ratio: 1, widths: [xs, sm], sizes: '13rem' }],
  room: [
    {
      ratio: 5 / 2,
      widths: [lg, xl, xxl, xxxl],
      sizes: '(min-width: 88rem) 80rem, 92vw',
      media: '(min-width: 60rem)',
    },
    { ratio: 16 / 10, widths: [xs, sm, md, lg], sizes: '92vw' },
  ],
  band: [
    { ratio: 4.5, widths: [lg, xl, xxl, xxxl], sizes: '100vw', media: '(min-width: 60rem)' },
    { ratio: 5 / 2, widths: [xs, sm, md, lg], sizes: '100vw' },
  ],
} as const satisfies Readonly<Record<string, readonly Cut[]>>

export type PicturePlace = keyof typeof picturePlaces

/** A picture in its place, which a page shows before all others. */
export interface FirstPicture {
  readonly picture: PictureName
  readonly place: PicturePlace
}

/** Where the large picture of an exam stands, by its shape. */
export const figurePlaces = { sector: 'scan', linear: 'linearScan', ring: 'ring' } as const
