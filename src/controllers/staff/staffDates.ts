import { type Locale, regions } from '../../addresses/pageTable.js'
import { addDays, daysBetween } from '../../shared/clinic/calendarDays.js'
import { formatDate, formatTime } from '../../shared/clinic/formats.js'
import { localMoment } from '../../services/clinic/openHours.js'
import type { StaffSite } from '../../views/staff/layout/staffSite.js'

interface Zone {
  readonly timeZone: string
}

/** Returns the date at the clinic. @param at milliseconds since 1970 */
export const dayOf = (clinic: Zone, at: number): string => localMoment(clinic, new Date(at)).date

export const writeDay = (day: string, locale: Locale): string =>
  formatDate(day, locale, { weekday: false })

/** Formats « 10 h 39 » in the clinic's time zone. @param at milliseconds since 1970 */
export const writeTime = (clinic: Zone, at: number, locale: Locale): string =>
  formatTime(localMoment(clinic, new Date(at)).time, locale)

/** Formats « 24 novembre 2026, 10 h 39 ». @param at milliseconds since 1970 */
export const writeDayAndTime = (clinic: Zone, at: number, locale: Locale): string =>
  `${writeDay(dayOf(clinic, at), locale)}, ${writeTime(clinic, at, locale)}`

type DateSite = Pick<StaffSite, 'locale' | 'clinic' | 't' | 'now'>

// Creating a format costs more than formatting all dates of a page.
const formats = (pieces: Intl.DateTimeFormatOptions) => ({
  fr: new Intl.DateTimeFormat(regions.fr, { timeZone: 'UTC', ...pieces }),
  en: new Intl.DateTimeFormat(regions.en, { timeZone: 'UTC', ...pieces }),
})
const shortDates = formats({ weekday: 'short', day: 'numeric', month: 'short' })
const wholeDates = formats({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const weekdays = formats({ weekday: 'short' })

const formatWeekday = ({ locale }: Pick<StaffSite, 'locale'>, date: string): string =>
  weekdays[locale].format(new Date(date))

export const todayOf = ({ clinic, now }: DateSite): string => dayOf(clinic, now)

export const needsYear = (site: DateSite, date: string): boolean =>
  Math.abs(daysBetween(todayOf(site), date)) > 300

/** Formats « ven. 20 nov. » or "Fri, Nov 20". */
export const formatShortDate = (site: DateSite, date: string): string =>
  (needsYear(site, date) ? wholeDates : shortDates)[site.locale].format(new Date(date))

export const daysUntil = (site: DateSite, at: number): number =>
  daysBetween(todayOf(site), dayOf(site.clinic, at))

export const formatMoment = (site: DateSite, at: number): string => {
  const { date, time } = localMoment(site.clinic, new Date(at))
  const today = todayOf(site)
  const hour = formatTime(time, site.locale)
  if (date === today) return hour
  if (date === addDays(today, -1)) return site.t('staffDates:yesterday', { time: hour })
  if (date > addDays(today, -6)) {
    return `${formatWeekday(site, date)} ${hour}`
  }
  return formatShortDate(site, date)
}

export const formatClockTime = (site: DateSite, at: number): string =>
  writeTime(site.clinic, at, site.locale)

export const formatFullMoment = (site: DateSite, at: number): string => {
  const { date, time } = localMoment(site.clinic, new Date(at))
  return `${formatDate(date, site.locale)}, ${formatTime(time, site.locale)}`
}

export const formatDayHeading = (site: DateSite, date: string): string => {
  const day = formatDate(date, site.locale, { year: needsYear(site, date) })
  return date === todayOf(site)
    ? site.t('staffDates:todayIs', { day })
    : day.charAt(0).toUpperCase() + day.slice(1)
}
