import { day } from '../time/durations.js'

/* Dates are ISO texts without time zone. `Date` is used in UTC only, so that DST cannot shift them. */

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Returns an ISO date; a month or day out of range overflows into the next one. */
export const calendarDay = (year: number, month: number, dayOfMonth: number): string =>
  new Date(Date.UTC(year, month - 1, dayOfMonth)).toISOString().slice(0, 10)

export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

export const yearOf = (date: string): number => new Date(date).getUTCFullYear()

export const addDays = (date: string, days: number): string => {
  const moved = new Date(date)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / day

export const weekdayOf = (date: string): Weekday => {
  const weekday = weekdays[new Date(date).getUTCDay()]
  if (weekday === undefined) throw new RangeError(`${date} is not a date written like 2026-11-21`)
  return weekday
}

export const firstOnOrAfter = (date: string, weekday: Weekday): string => {
  const wait = weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(date))
  return addDays(date, (wait + 7) % 7)
}
