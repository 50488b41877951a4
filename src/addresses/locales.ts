/* A separate module, so that browser bundles that only format dates do not include the page table. */

export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]

/** Fallback for stored locales that this release does not support. */
const defaultLocale: Locale = 'fr'

export const knownLocale = (stored: string): Locale =>
  locales.find((locale) => locale === stored) ?? defaultLocale

export const regions: Readonly<Record<Locale, string>> = { fr: 'fr-CA', en: 'en-CA' }
