/* Apart from the table of pages, which browsers that write a date or a sentence do not need. */

export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]

/** The language of pages and emails where the stored one is of another release. */
const defaultLocale: Locale = 'fr'

/** Returns a stored language if the site is written in it, else the default. */
export const knownLocale = (stored: string): Locale =>
  locales.find((locale) => locale === stored) ?? defaultLocale

/** A visitor in `fr` reads Québec French, in `en` Canadian English. */
export const regions: Readonly<Record<Locale, string>> = { fr: 'fr-CA', en: 'en-CA' }
