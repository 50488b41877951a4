import { factsIn, linksIn } from '../../../../shared/text/markup.js'
import { broken } from '../../../schema/brokenRule.js'
import { plainText } from '../plainText.js'
import {
  type WordError,
  errorOf,
  type Locale,
  locales,
  type PrintedError,
  type Word,
} from '../wordTypes.js'
import { factExceptions } from './factExceptions.js'
import { calendarNames } from './numberWords.js'
import { figuresIn, missingFigures } from './figuresIn.js'
import { missingNames } from './namesIn.js'

/** Whether names may differ by language: titles of sources are quoted, and holidays are translated. */
const hasOtherNames = ({ key }: Word): boolean =>
  /^sources(?:\[\d+\]|\.\w+)\.label$|^holidays\[/.test(key)

const isException = (fact: string, texts: readonly string[]): boolean =>
  factExceptions.some(
    (exception) => exception.fact === fact && texts.some((text) => text.includes(exception.inText)),
  )

/** Names of days and months, which are compared as figures instead of names. */
const calendar = new Set(locales.flatMap((locale) => [...calendarNames(locale).keys()]))
const isInCalendar = (name: string): boolean => calendar.has(name.replace(/(?<=day)s$/, ''))

const spaced = (text: string): string => plainText(text).replaceAll('\u00A0', ' ')

const factsMissing = (word: Word, locale: Locale, text: string, other: string) => {
  const otherLocale = locale === 'fr' ? 'en' : 'fr'
  const own = figuresIn(text, locale)
  const figures = missingFigures(own, figuresIn(other, otherLocale))
  const names = hasOtherNames(word)
    ? []
    : missingNames(text, locale, other).filter((name) => !isInCalendar(name))
  return [...figures, ...names]
    .filter((fact) => !isException(fact, [text, other]))
    .map((fact) => own.written.get(fact) ?? fact)
}

/** Returns figures, prices and names that the other language lacks. @param word with facts filled in */
export const factErrors = (word: Word): readonly WordError[] => {
  const { fr, en } = word.texts
  if (fr === undefined || en === undefined) return []
  const [french, english] = [spaced(fr), spaced(en)]
  const rows = [
    { locale: 'en', lacks: factsMissing(word, 'fr', french, english), has: 'fr' },
    { locale: 'fr', lacks: factsMissing(word, 'en', english, french), has: 'en' },
  ] as const
  return rows.flatMap(({ locale, lacks, has }) =>
    lacks.map((fact) =>
      errorOf(word, locale, broken(has === 'fr' ? 'onlyFrench' : 'onlyEnglish', { fact })),
    ),
  )
}

const sorted = (values: readonly string[]): string => values.toSorted().join(', ')

/** Returns the target of a link, whatever its language. */
const placeOf = (target: string): readonly string[] => {
  const address = target.replace(/^(?:fr|en)(?::|$)/, '')
  if (address === '') return []
  return [URL.canParse(address) && address.startsWith('https:') ? new URL(address).host : address]
}

const placesIn = (text: string): readonly string[] =>
  linksIn(text).flatMap(({ target }) => placeOf(target))

/** Returns the errors of a text whose languages differ in facts or link targets. */
export const unevenErrors = (word: Word): readonly WordError[] => {
  const { fr, en } = word.texts
  if (word.from !== 'content' || fr === undefined || en === undefined) return []
  const pairs = [
    { rule: 'unevenFacts', french: factsIn(fr), english: factsIn(en) },
    { rule: 'unevenLinks', french: placesIn(fr), english: placesIn(en) },
  ] as const
  return pairs
    .map(({ rule, french, english }) => ({
      rule,
      values: { french: sorted(french), english: sorted(english) },
    }))
    .filter(({ values }) => values.french !== values.english)
    .map((uneven) => errorOf(word, 'en', uneven))
}

export const staleExceptions = (words: readonly Word[]): readonly PrintedError[] => {
  const texts = words.flatMap(({ texts: { fr = '', en = '' } }) => [spaced(fr), spaced(en)])
  return factExceptions
    .filter(({ inText }) => !texts.some((text) => text.includes(inText)))
    .map(({ inText }) => ({
      file: 'src/services/content/checks/facts/factExceptions.ts',
      key: inText,
      error: 'is unused: delete the exception',
    }))
}
