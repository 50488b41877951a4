import { plainText } from './plainText.js'
import type { Page } from './reading/pageReading.js'
import type { Locale, PrintedError } from './wordTypes.js'

interface Formula {
  readonly locale: Locale
  readonly phrase: string
  readonly pattern: RegExp
  /** Maximum number of occurrences on the whole site. */
  readonly most: number
}

/** Phrases that send readers elsewhere for an answer that the page could contain. */
const formulas: readonly Formula[] = [
  { locale: 'fr', phrase: '« Demandez »', pattern: /(?<!\p{L})demandez(?!\p{L})/giu, most: 25 },
  { locale: 'en', phrase: '“when you book”', pattern: /\bwhen you book\b/gi, most: 20 },
]

const isStaff = ({ file }: Page): boolean => file.includes('/staff/')

const timesIn = ({ words }: Page, { locale, pattern }: Formula): number =>
  words.reduce(
    (sum, { texts }) => sum + [...plainText(texts[locale] ?? '').matchAll(pattern)].length,
    0,
  )

/** Returns formulas that occur too often; a shared text counts on each page. */
export const formulaErrors = (pages: readonly Page[]): readonly PrintedError[] =>
  formulas.flatMap((formula) => {
    const counted = pages
      .filter((page) => !isStaff(page))
      .map((page) => ({
        file: page.file.replace('locales/fr', `locales/${formula.locale}`),
        times: timesIn(page, formula),
      }))
      .filter(({ times }) => times > 0)
      .toSorted((one, other) => other.times - one.times)
    const all = counted.reduce((sum, { times }) => sum + times, 0)
    const [worst] = counted
    if (worst === undefined || all <= formula.most) return []
    const files = counted.map(({ file, times }) => `${file} ${times}`).join(', ')
    return [
      {
        file: worst.file,
        key: formula.locale,
        line: 1,
        error: `${formula.phrase} occurs ${all} times on the site, more than ${formula.most}: ${files}`,
      },
    ]
  })
