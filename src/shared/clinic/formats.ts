import { type Locale, regions } from '../../addresses/locales.js'
import type { Localized } from '../../content/localized.js'
import { day as dayMs } from '../time/durations.js'
import { type Weekday, weekdays } from './calendarDays.js'

/** French forbids a line break between a number and its unit; English uses ordinary spaces. */
const noBreak = '\u00A0'
const numberSpace: Localized = { fr: noBreak, en: ' ' }

const tollFree = /^8(00|33|44|55|66|77|88)$/

/** Formats `+14185550142` as « 418 555-0142 » or "418-555-0142"; toll-free numbers include the 1. */
export const formatPhone = (e164: string, locale: Locale): string => {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  if (area === undefined) return e164
  const join = locale === 'fr' ? noBreak : '-'
  return [...(tollFree.test(area) ? ['1'] : []), area, `${exchange}-${line}`].join(join)
}

export const phoneHref = (e164: string, extension?: string): string =>
  `tel:${e164}${extension === undefined ? '' : `;ext=${extension}`}`

/** Replaces `+` with 011, because spreadsheets read a leading `+` as a formula. */
export const formatDialledPhone = (e164: string, locale: Locale): string =>
  formatPhone(e164, locale).replaceAll(noBreak, ' ').replace(/^\+/, '011 ')

/** Caches `Intl` formats: creating one takes as long as formatting twenty dates. */
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

/** Formats 1250.5 as « 1 250,50 $ » or "$1,250.50"; whole dollars have no cents. */
export const formatPrice = (amount: number, locale: Locale): string =>
  priceFormat(locale).format(amount)

const weekdayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', weekday: 'long' }),
)
const someSunday = Date.UTC(2026, 10, 22)

export const weekdayNames = (names: readonly Weekday[], locale: Locale): readonly string[] =>
  names.map((name) => weekdayFormat(locale).format(someSunday + weekdays.indexOf(name) * dayMs))

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

// Caches formatted dates: the request form has fifty, the same for all visitors of a day.
const datesWritten = new Map<string, string>()
const mostDatesWritten = 1000

const frenchDay = /\b(\d{1,2}) /

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

/** Formats « 7 h 30 » or "7:30 a.m.", « 18 h » or "6 p.m.", « midi » or "noon". */
export const formatTime = (time: string, locale: Locale): string => {
  const [, hour, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  if (hour === undefined || minutes === undefined) {
    throw new RangeError(`Invalid time ${time}: expected HH:MM, such as 07:30.`)
  }
  const format = locale === 'fr' ? frenchTime : englishTime
  return format(Number(hour), minutes)
}

/** Plural forms by CLDR category. */
export type Noun = Localized<{ readonly one: string; readonly other: string }>

const pluralRules = perLocale((locale) => new Intl.PluralRules(regions[locale]))

const nounFor = (amount: number, locale: Locale, noun: Noun): string => {
  const isOne = pluralRules(locale).select(amount) === 'one'
  return noun[locale][isOne ? 'one' : 'other']
}

export const formatCount = (amount: number, locale: Locale, noun: Noun): string =>
  `${amount}${numberSpace[locale]}${nounFor(amount, locale, noun)}`

export const rangeWord: Localized = { fr: 'à', en: 'to' }

export const formatNumbers = ([from, to]: readonly [number, number], locale: Locale): string =>
  from === to ? String(to) : `${from} ${rangeWord[locale]} ${to}`

/** Formats « 20 à 45 minutes » or "20 to 45 minutes"; one number when both are equal. */
export const formatCounts = (
  range: readonly [number, number],
  locale: Locale,
  noun: Noun,
): string =>
  `${formatNumbers(range, locale)}${numberSpace[locale]}${nounFor(range[1], locale, noun)}`
