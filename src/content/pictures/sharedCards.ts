import type { Locale, Section } from '../../addresses/pageTable.js'
import type { Procedure } from '../../services/content/schemas/exam.js'
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
  readonly title: Localized<readonly string[]>
}

export const sharedCardSize = { width: 1200, height: 630 } as const

const serviceNames: Readonly<Record<Procedure, Localized>> = {
  ultrasound: { fr: 'Échographie', en: 'Ultrasound' },
  mri: { fr: 'IRM', en: 'MRI' },
  treatment: { fr: 'PRP', en: 'PRP' },
}

/** Returns the names of services on at most two lines. */
const serviceLines = (services: readonly Procedure[], locale: Locale): readonly string[] => {
  const [first = '', ...others] = services.map((service) => serviceNames[service][locale])
  return others.length === 0 ? [first] : [`${first},`, others.join(', ')]
}

export const sharedCard = (section: Section, services: readonly Procedure[]): SharedCard => {
  const cards: Readonly<Record<Section, SharedCard>> = {
    site: {
      picture: 'reception',
      crop: { file: 'reception.jpg', left: 1060, top: 60, side: 1240 },
      title: { fr: serviceLines(services, 'fr'), en: serviceLines(services, 'en') },
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
  return cards[section]
}

/** The build draws the card of the site for each choice of services, as an editor may remove one. */
export const sharedCardFile = (
  section: Section,
  services: readonly Procedure[],
  locale: Locale,
): string => [section, ...(section === 'site' ? services : []), `${locale}.jpg`].join('-')
