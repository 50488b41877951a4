import type { Locale } from '../../addresses/pageTable.js'
import type { Localized } from '../../content/localized.js'

export const localized = (write: (locale: Locale) => string): Localized => ({
  fr: write('fr'),
  en: write('en'),
})
