import type { Locale } from '../wordTypes.js'
import { calendarNames, impliedFigures, numberWords, units } from './numberWords.js'

export interface Figures {
  /** Figures that the other language must contain. */
  readonly stated: readonly string[]
  /** Figures that the other language may contain: « une heure » is one hour, or any hour. */
  readonly implied: readonly string[]
  /** Words of the text by stated figure: « 8 h 30 » for `8:30 o’clock`. */
  readonly written: ReadonlyMap<string, string>
}

interface Found extends Figures {
  /** The text without the figures found so far. */
  readonly rest: string
}

type Read = (first: string, second: string, third: string) => string

const withStated = (
  found: Found,
  figures: readonly (readonly [figure: string, words: string])[],
): Found => ({
  ...found,
  stated: [...found.stated, ...figures.map(([figure]) => figure)],
  written: new Map([...figures, ...found.written]),
})

const take = (found: Found, pattern: RegExp, read: Read): Found => {
  const figures = [...found.rest.matchAll(pattern)].map(
    ([whole, first = '', second = '', third = '']) => [read(first, second, third), whole] as const,
  )
  const rest = found.rest.replace(pattern, ' ~ ')
  return { ...withStated(found, figures), rest }
}

/** Adds figures that the text may imply, without removing their words from the rest. */
const imply = (found: Found, pattern: RegExp, read: Read): Found => ({
  ...found,
  implied: [...found.implied, ...take({ ...found, stated: [] }, pattern, read).stated],
})

const before = '(?<![\\p{L}\\d])'
const after = '(?![\\p{L}\\d])'

const clock = (hours: number, minutes: string): string =>
  `${hours % 24}:${(minutes || '0').padStart(2, '0')} o’clock`

const times = {
  fr: /(?<!\d)(\d{1,2}) h(?: (\d\d))?(?![\p{L}\d])/gu,
  en: /\b(\d{1,2})(?::(\d\d))? ([ap])\.m\./g,
}
const noon = { fr: /(?<![\p{L}-])midi(?!\p{L})/giu, en: /\bnoon\b/gi }

/** Extracts times: « 9 h 30 », "9:30 a.m.", 09:30, midi, noon. */
const takeTimes = (found: Found, locale: Locale): Found => {
  const named = take(found, noon[locale], () => clock(12, '0'))
  const written = take(named, times[locale], (hours, minutes, half) =>
    clock(half === '' ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0), minutes),
  )
  return take(written, /(?<!\d)(\d{1,2}):(\d\d)(?!\d)/g, (hours, minutes) =>
    clock(Number(hours), minutes),
  )
}

/** Parses « 1 250,50 » and "1,250.50" as 1250.5. */
const valueOf = (text: string, locale: Locale): string => {
  const word = numberWords[locale][text.toLowerCase()]
  if (word !== undefined) return String(word)
  const digits =
    locale === 'fr' ? text.replaceAll(' ', '').replace(',', '.') : text.replaceAll(',', '')
  return String(Number(digits))
}

const digits = {
  // Numbers of laws and versions have a point in French too: P-39.1.
  fr: '\\d{1,3}(?: \\d{3})+(?:,\\d+)?|\\d+(?:[.,]\\d+)?',
  en: '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?',
}
const single = { fr: 'une?|par|chaque', en: 'an?|one|per|each|every' }

const eitherCase = (word: string): string =>
  `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`

const meanings = (named: Readonly<Record<string, string>>) =>
  Object.entries(named).map(([words, meaning]) => ({
    pattern: new RegExp(`^(?:${words})$`, 'iu'),
    meaning,
  }))

const readersOf = (locale: Locale) => {
  const words = Object.keys(numberWords[locale]).map(eitherCase).join('|')
  const number = `${before}(${digits[locale]}|${words})`
  const unit = `(${Object.keys(units[locale]).join('|')})${after}`
  const impliedWords = Object.keys(impliedFigures[locale]).join('|')
  return {
    number: new RegExp(`${number}(?:ers?|res?|es?|st|nd|rd|th)?${after}`, 'gu'),
    several: new RegExp(`${number}[ -]?(?:de )?${unit}`, 'gu'),
    one: new RegExp(`${before}(?:${single[locale]}) ${unit}`, 'giu'),
    implied: new RegExp(`${before}(${impliedWords})${after}`, 'giu'),
    units: meanings(units[locale]),
    figures: meanings(impliedFigures[locale]),
  }
}
const readers = { fr: readersOf('fr'), en: readersOf('en') }

const meaningOf = (text: string, all: ReturnType<typeof meanings>): string =>
  all.find(({ pattern }) => pattern.test(text))?.meaning ?? text

const dollars = /\$((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)/g

const takeNumbers = (found: Found, locale: Locale): Found => {
  const { number, several, one, implied, units: named, figures } = readers[locale]
  const priced = take(found, dollars, (amount) => `${valueOf(amount, 'en')} $`)
  const measured = take(
    priced,
    several,
    (amount, unit) => `${valueOf(amount, locale)} ${meaningOf(unit, named)}`,
  )
  const plain = take(measured, number, (amount) => valueOf(amount, locale))
  const ones = imply(plain, one, (unit) => `1 ${meaningOf(unit, named)}`)
  return imply(ones, implied, (words) => meaningOf(words, figures))
}

const calendars = { fr: calendarNames('fr'), en: calendarNames('en') }
const named = (locale: Locale): string =>
  [...calendars[locale].keys()].filter((name) => name !== 'May').join('|')
const calendarPatterns = {
  fr: new RegExp(`${before}(${named('fr')})(?:(?<=di|che)s)?${after}`, 'giu'),
  // "may" is usually a verb; the month is next to a number.
  en: new RegExp(`${before}(${named('en')}|May(?= \\d)|(?<=\\d )May)(?:(?<=day)s)?${after}`, 'gu'),
}

const takeCalendar = (found: Found, locale: Locale): Found => {
  const names = [...found.rest.matchAll(calendarPatterns[locale])].map(
    ([whole, name = '']) =>
      [calendars[locale].get(locale === 'fr' ? name.toLowerCase() : name) ?? name, whole] as const,
  )
  return withStated(found, names)
}

const phone = /(?<!\d)(\d{3})[ -](\d{3})-(\d{4})(?!\d)/g

const year = / year$/

/** Returns the figures of a text. @param text as displayed, without markup */
export const figuresIn = (text: string, locale: Locale): Figures => {
  const start: Found = {
    stated: [],
    implied: [],
    written: new Map(),
    rest: text.replaceAll('\u00A0', ' '),
  }
  const phones = take(start, phone, (...parts) => parts.join(''))
  const found = takeNumbers(takeCalendar(takeTimes(phones, locale), locale), locale)
  const { stated, implied, written } = found
  // English may express « 14 ans » as "age 14", without a unit.
  const ages = stated.filter((figure) => year.test(figure)).map((age) => age.replace(year, ''))
  return { stated: [...new Set(stated)], implied: [...implied, ...ages], written }
}

/** Returns figures of one language that the other neither states nor implies. */
export const missingFigures = (own: Figures, other: Figures): readonly string[] => {
  const known = new Set([...other.stated, ...other.implied])
  return own.stated.filter((figure) => !known.has(figure) && !known.has(figure.replace(year, '')))
}
