import type { Locale } from '../../addresses/pageTable.js'

export const repliedAbout = ['requests', 'applications'] as const
export type RepliedAbout = (typeof repliedAbout)[number]

/** Placeholders that the site fills in. The exam is excluded: email is not protected enough. */
export const replyPlaces = {
  firstName: { fr: 'prénom', en: 'first name' },
  reference: { fr: 'référence', en: 'reference' },
  phone: { fr: 'téléphone de la clinique', en: 'clinic phone' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>
