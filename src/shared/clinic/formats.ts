import { type Locale, regions } from '../../addresses/locales.js'
import type { Localized } from '../../content/localized.js'

/** French keeps a number and what it counts on one line; English uses ordinary spaces. */
const noBreak = '\u00A0'
const numberSpace: Localized = { fr: noBreak, en: ' ' }

const tollFree = /^8(00|33|44|55|66|77|88)$/

/** `+14185550142` → « 418 555-0142 » or "418-555-0142"; toll-free numbers keep their 1. */
export const formatPhone = (e164: string, locale: Locale): string => {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  if (area === undefined) return e164
  const join = locale === 'fr' ? noBreak : '-'
  return [...(tollFree.test(area) ? ['1'] : []), area, `${exchange}-${line}`].join(join)
}

/** Returns the `tel:` link of a number, with its extension as in RFC 3966. */
export const phoneHref = (e164: string, extension?: string): string =>
  `tel:${e164}${extension === undefined ? '' : `;ext=${extension}`}`

/**
 * As Canada dials it, for lists: 011 before the number of another country, where a `+` would make
 * spreadsheets take it for a formula.
 */
export const formatDialledPhone = (e164: string, locale: Locale): string =>
  formatPhone(e164, locale).replaceAll(noBreak, ' ').replace(/^\+/, '011 ')

/**
 * Remembers what was made for each language: making a format takes as long as writing twenty dates,
 * and a page with the request form writes fifty.
 */
const perLocale = <Format>(make: (locale: Locale) => Format): ((locale: Locale) => Format) => {
  const made = new Map<Locale, Format>()
  return (locale) => {
    const format = made.get(locale) ?? make(locale)
    made.set(locale, format)
    return format
  }
}

const priceFormat = perLocale(
  (locale) =>
    new Intl.NumberFormat(regions[locale], {
      style: 'currency',
      currency: 'CAD',
      trailingZeroDisplay: 'stripIfInteger',
    }),
)

/** 1250.5 → « 1 250,50 $ » or "$1,250.50"; whole dollars have no cents. */
export const formatPrice = (amount: number, locale: Locale): string =>
  priceFormat(locale).format(amount)

export interface DatePieces {
  readonly weekday?: boolean
  readonly year?: boolean
}

const dateFormat = ({ weekday, year }: Required<DatePieces>) =>
  perLocale(
    (locale) =>
      new Intl.DateTimeFormat(regions[locale], {
        timeZone: 'UTC',
        ...(weekday ? { weekday: 'long' } : {}),
        day: 'numeric',
        month: 'long',
        ...(year ? { year: 'numeric' } : {}),
      }),
  )

const dateFormats = {
  whole: dateFormat({ weekday: true, year: true }),
  withoutYear: dateFormat({ weekday: true, year: false }),
  withoutWeekday: dateFormat({ weekday: false, year: true }),
  dayAndMonth: dateFormat({ weekday: false, year: false }),
}

const dateFormatFor = ({ weekday, year }: Required<DatePieces>) => {
  const { whole, withoutYear, withoutWeekday, dayAndMonth } = dateFormats
  return weekday ? (year ? whole : withoutYear) : year ? withoutWeekday : dayAndMonth
}

/** A page with the request form writes fifty, the same for every visitor of a day. */
const datesWritten = new Map<string, string>()
const mostDatesWritten = 1000

/** The number of the day and the space after it. */
const frenchDay = /\b(\d{1,2}) /

/**
 * `2026-11-21` → « samedi 21 novembre 2026 » or "Saturday, November 21, 2026". The article, « le »
 * or « du », belongs to the sentence around it.
 */
export const formatDate = (
  iso: string,
  locale: Locale,
  { weekday = true, year = true }: DatePieces = {},
): string => {
  const key = [iso, locale, weekday, year].join()
  const known = datesWritten.get(key)
  if (known !== undefined) return known
  const date = writeDate(iso, locale, { weekday, year })
  if (datesWritten.size >= mostDatesWritten) datesWritten.clear()
  datesWritten.set(key, date)
  return date
}

const writeDate = (iso: string, locale: Locale, pieces: Required<DatePieces>): string => {
  const date = dateFormatFor(pieces)(locale).format(new Date(iso))
  if (locale === 'en') return date
  return date.replace(frenchDay, (_, day) => `${day === '1' ? '1er' : day}${noBreak}`)
}

const englishTime = (hour: number, minutes: string): string => {
  if (minutes === '00' && hour === 12) return 'noon'
  if (minutes === '00' && hour === 0) return 'midnight'
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}${minutes === '00' ? '' : `:${minutes}`}`
  return `${clock} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

const frenchTime = (hour: number, minutes: string): string =>
  [hour, 'h', ...(minutes === '00' ? [] : [Number(minutes)])].join(noBreak)

/** `07:30` → « 7 h 30 » or "7:30 a.m."; `18:00` → « 18 h » or "6 p.m."; `12:00` → "noon". */
export const formatTime = (time: string, locale: Locale): string => {
  const [, hour, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  if (hour === undefined || minutes === undefined) {
    throw new RangeError(`${time} is not a time written like 07:30`)
  }
  const format = locale === 'fr' ? frenchTime : englishTime
  return format(Number(hour), minutes)
}

/** A noun in each number its language has. */
export type Noun = Localized<{ readonly one: string; readonly other: string }>

const pluralRules = perLocale((locale) => new Intl.PluralRules(regions[locale]))

const nounFor = (amount: number, locale: Locale, noun: Noun): string => {
  const isOne = pluralRules(locale).select(amount) === 'one'
  return noun[locale][isOne ? 'one' : 'other']
}

/** « 12 semaines » or "12 weeks". */
export const formatCount = (amount: number, locale: Locale, noun: Noun): string =>
  `${amount}${numberSpace[locale]}${nounFor(amount, locale, noun)}`

/** Stands between the two ends of a range. */
export const rangeWord: Localized = { fr: 'à', en: 'to' }

/** « 5 à 10 » or "5 to 10"; one number when both are the same. */
export const formatNumbers = ([from, to]: readonly [number, number], locale: Locale): string =>
  from === to ? String(to) : `${from} ${rangeWord[locale]} ${to}`

/** « 20 à 45 minutes » or "20 to 45 minutes"; one number when both are the same. */
export const formatCounts = (
  range: readonly [number, number],
  locale: Locale,
  noun: Noun,
): string =>
  `${formatNumbers(range, locale)}${numberSpace[locale]}${nounFor(range[1], locale, noun)}`
