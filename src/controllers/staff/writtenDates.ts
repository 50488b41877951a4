import type { Locale } from '../../addresses/pageTable.js'
import { formatDate, formatTime } from '../../shared/clinic/formats.js'
import { localMoment } from '../../services/clinic/openHours.js'

interface Zone {
  readonly timeZone: string
}

/** @param at milliseconds since 1970 */
export const dayOf = (clinic: Zone, at: number): string => localMoment(clinic, new Date(at)).date

export const writeDay = (day: string, locale: Locale): string =>
  formatDate(day, locale, { weekday: false })

/** Formats « 10 h 39 » in the clinic's time zone. @param at milliseconds since 1970 */
export const writeTime = (clinic: Zone, at: number, locale: Locale): string =>
  formatTime(localMoment(clinic, new Date(at)).time, locale)

/** Formats « 24 novembre 2026, 10 h 39 ». @param at milliseconds since 1970 */
export const writeDayAndTime = (clinic: Zone, at: number, locale: Locale): string =>
  `${writeDay(dayOf(clinic, at), locale)}, ${writeTime(clinic, at, locale)}`
