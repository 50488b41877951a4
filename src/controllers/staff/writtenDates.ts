import type { Locale } from '../../addresses/pageTable.js'
import { formatDate, formatTime } from '../../shared/clinic/formats.js'
import { localMoment } from '../../services/clinic/openHours.js'

/* Dates as a document has them: whole, and in the language of whoever it is for. */

interface Zone {
  readonly timeZone: string
}

/** The clinic's day at a moment. @param at milliseconds since 1970 */
export const dayOf = (clinic: Zone, at: number): string => localMoment(clinic, new Date(at)).date

/** « 24 novembre 2026 » */
export const writeDay = (day: string, locale: Locale): string =>
  formatDate(day, locale, { weekday: false })

/** « 10 h 39 », by the clinic's clock. @param at milliseconds since 1970 */
export const writeTime = (clinic: Zone, at: number, locale: Locale): string =>
  formatTime(localMoment(clinic, new Date(at)).time, locale)

/** « 24 novembre 2026, 10 h 39 », by the clinic's clock. @param at milliseconds since 1970 */
export const writeDayAndTime = (clinic: Zone, at: number, locale: Locale): string =>
  `${writeDay(dayOf(clinic, at), locale)}, ${writeTime(clinic, at, locale)}`
