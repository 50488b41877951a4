import type { Locale } from '../../addresses/pageTable.js'
import type { Localized } from '../../content/localized.js'

/** The same said in each language. */
export const localized = (write: (locale: Locale) => string): Localized => ({
  fr: write('fr'),
  en: write('en'),
})
