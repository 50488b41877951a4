import type { Locale, Section } from '../../addresses/pageTable.js'
import type { Procedure } from '../../services/content/schemas/exam.js'
import type { Localized } from '../localized.js'

/** Picture of a page in social networks and messengers. */
export interface SharedCard {
  /** Document of the picture, whose alternative text is that of the card. */
  readonly picture: string
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
      title: { fr: serviceLines(services, 'fr'), en: serviceLines(services, 'en') },
    },
    ultrasound: {
      picture: 'ultrasoundRoom',
      title: { fr: ['Échographie'], en: ['Ultrasound'] },
    },
    therapy: {
      picture: 'prpStillLife',
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
