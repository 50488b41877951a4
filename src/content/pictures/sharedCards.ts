import type { Locale, Section } from '../../addresses/pageTable.js'
import type { Localized } from '../localized.js'

/** Picture of a page in social networks and messengers. */
export interface SharedCard {
  /** Its alternative text is that of the card. */
  readonly picture: string
  /** Square in a file of `public/images`, in pixels. */
  readonly crop: {
    readonly file: string
    readonly left: number
    readonly top: number
    readonly side: number
  }
  /** Lines of text on the card. */
  readonly title: Localized<readonly string[]>
}

export const sharedCardSize = { width: 1200, height: 630 } as const

/** One card for each section; the build draws them. */
export const sharedCards: Readonly<Record<Section, SharedCard>> = {
  site: {
    picture: 'reception',
    crop: { file: 'reception.jpg', left: 1060, top: 60, side: 1240 },
    title: { fr: ['Échographie,', 'IRM, PRP'], en: ['Ultrasound,', 'MRI, PRP'] },
  },
  ultrasound: {
    picture: 'ultrasoundRoom',
    crop: { file: 'ultrasound-room.jpg', left: 1000, top: 60, side: 1380 },
    title: { fr: ['Échographie'], en: ['Ultrasound'] },
  },
  therapy: {
    picture: 'prpStillLife',
    crop: { file: 'prp-still-life.jpg', left: 900, top: 40, side: 1440 },
    title: { fr: ['Thérapie PRP'], en: ['PRP therapy'] },
  },
}

export const sharedCardFile = (section: Section, locale: Locale): string =>
  `${section}-${locale}.jpg`
