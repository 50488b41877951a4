import type { Locale } from '../../../addresses/locales.js'
import { cleanLine } from '../../../shared/forms/cleanText.js'
import { changeOutsideCodes } from '../../../shared/text/markup.js'

const nbsp = '\u00A0'

/** Cleans one line but preserves no-break spaces. */
const clean = (text: string): string => text.split(nbsp).map(cleanLine).join(nbsp)

const french: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[ \u00A0]?:(?=[ \u00A0]|$)/g, `${nbsp}:`],
  [/[ \u00A0]([;!?])/g, '$1'],
  [/«[ \u00A0]?/g, `«${nbsp}`],
  [/[ \u00A0]?»/g, `${nbsp}»`],
  [/(\d)\s?([%$])/g, `$1${nbsp}$2`],
  [/(\d)\s?h(?![\p{L}\d])(?!\s?\d)/gu, `$1${nbsp}h`],
  [/(\d)\s?h\s?(\d\d)(?!\d)/g, `$1${nbsp}h${nbsp}$2`],
  [
    /(\d) (?=(?:ans|caractères|cm|courriels|examens|heures|jours|kg|km|minutes|mois|personnes|places|postes|questions|secondes|semaines)(?!\p{L}))/gu,
    `$1${nbsp}`,
  ],
]

const correct = (text: string, locale: Locale): string => {
  const written = text.replaceAll("'", '’')
  if (locale === 'en') return written
  return french.reduce(
    (corrected, [pattern, replacement]) => corrected.replaceAll(pattern, replacement),
    written,
  )
}

/** Inserts curved apostrophes and, in French, the no-break spaces of the OQLF. */
export const correctTypography = (text: string, locale: Locale): string =>
  changeOutsideCodes(clean(text), (words) => correct(words, locale))
