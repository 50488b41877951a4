import { regions } from '../../addresses/pageTable.js'
import { addDays, daysBetween } from '../../shared/clinic/calendarDays.js'
import { formatDate, formatTime } from '../../shared/clinic/formats.js'
import { localMoment } from '../../services/clinic/openHours.js'
import type { StaffSite } from '../../views/staff/layout/staffSite.js'
import { dayOf, writeTime } from './writtenDates.js'

/* Dates as whoever is signed in reads them: short, and as far from now as they are. */

type DateSite = Pick<StaffSite, 'locale' | 'clinic' | 't' | 'now'>

// Made once: a format costs more than all the dates of a page.
const formats = (pieces: Intl.DateTimeFormatOptions) => ({
  fr: new Intl.DateTimeFormat(regions.fr, { timeZone: 'UTC', ...pieces }),
  en: new Intl.DateTimeFormat(regions.en, { timeZone: 'UTC', ...pieces }),
})
const shortDates = formats({ weekday: 'short', day: 'numeric', month: 'short' })
const wholeDates = formats({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const weekdays = formats({ weekday: 'short' })

const sayWeekday = ({ locale }: Pick<StaffSite, 'locale'>, date: string): string =>
  weekdays[locale].format(new Date(date))

export const todayOf = ({ clinic, now }: DateSite): string => dayOf(clinic, now)

/** Nearly a year away: without its year a date would be taken for another one. */
export const needsYear = (site: DateSite, date: string): boolean =>
  Math.abs(daysBetween(todayOf(site), date)) > 300

/** « ven. 20 nov. » or "Fri, Nov 20", with its year where it needs one. */
export const sayShortDate = (site: DateSite, date: string): string =>
  (needsYear(site, date) ? wholeDates : shortDates)[site.locale].format(new Date(date))

/** Days of the clinic’s calendar until a moment: 0 all through its own day. */
export const daysUntil = (site: DateSite, at: number): number =>
  daysBetween(todayOf(site), dayOf(site.clinic, at))

/** A moment as somebody in a hurry reads it: « 8 h 12 », « hier, 9 h 55 », « ven. 15 h 12 ». */
export const sayMoment = (site: DateSite, at: number): string => {
  const { date, time } = localMoment(site.clinic, new Date(at))
  const today = todayOf(site)
  const hour = formatTime(time, site.locale)
  if (date === today) return hour
  if (date === addDays(today, -1)) return site.t('staffDates:yesterday', { time: hour })
  if (date > addDays(today, -6)) {
    return `${sayWeekday(site, date)} ${hour}`
  }
  return sayShortDate(site, date)
}

/** The hour alone: « 10 h 45 ». */
export const sayTime = (site: DateSite, at: number): string =>
  writeTime(site.clinic, at, site.locale)

/** Whole: « vendredi 20 novembre 2026, 15 h 12 ». */
export const sayWholeMoment = (site: DateSite, at: number): string => {
  const { date, time } = localMoment(site.clinic, new Date(at))
  return `${formatDate(date, site.locale)}, ${formatTime(time, site.locale)}`
}

/** The heading of a day in a timeline: « Aujourd’hui, mardi 24 novembre ». */
export const sayDay = (site: DateSite, date: string): string => {
  const day = formatDate(date, site.locale, { year: needsYear(site, date) })
  return date === todayOf(site)
    ? site.t('staffDates:todayIs', { day })
    : day.charAt(0).toUpperCase() + day.slice(1)
}
