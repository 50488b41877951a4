/* Apart from the table of pages, which browsers that write a date or a sentence do not need. */

export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]

/** A visitor in `fr` reads Québec French, in `en` Canadian English. */
export const regions: Readonly<Record<Locale, string>> = { fr: 'fr-CA', en: 'en-CA' }
