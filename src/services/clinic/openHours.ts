import { LRUCache } from 'lru-cache'
import { locales, regions } from '../../addresses/pageTable.js'
import { addDays, weekdayOf, yearOf } from '../../shared/clinic/calendarDays.js'
import type { Clinic } from './clinicSchema.js'
import type { Localized } from '../../content/localized.js'
import { closuresOn, hoursWithout, type OpenRange } from '../../shared/clinic/closures.js'
import { type Holiday, holidaysOf } from '../../shared/clinic/holidays.js'
import { minute as minuteMs } from '../../shared/time/durations.js'
import type { LocalMoment } from '../../shared/time/localMoment.js'

type Schedule = Pick<Clinic, 'timeZone' | 'hours' | 'easter' | 'closures'>

export type { LocalMoment }

export type OpenState =
  | { readonly open: true; readonly closesAt: string }
  | { readonly open: false; readonly opens: NextOpening | undefined }

export interface NextOpening extends LocalMoment {
  readonly isToday: boolean
  readonly isTomorrow: boolean
}

export interface ClosedPeriod {
  readonly from: string
  readonly to: string
  readonly reason: Localized
}

type WallClock = (minute: number) => LocalMoment

/** Maximum number of cached conversions; one takes as long as rendering a list row. */
const minutesCached = 2000

const createWallClock = (timeZone: string): WallClock => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const look = (minute: number): LocalMoment => {
    const parts = new Map(
      format.formatToParts(minute * minuteMs).map(({ type, value }) => [type, value]),
    )
    const read = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
    return {
      date: `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`,
      time: `${read('hour')}:${read('minute')}`,
    }
  }
  const cache = new LRUCache<number, LocalMoment>({ max: minutesCached, memoMethod: look })
  return (minute) => cache.memo(minute)
}

const clocks = new Map<string, WallClock>()
const clockOf = (timeZone: string): WallClock => {
  const clock = clocks.get(timeZone) ?? createWallClock(timeZone)
  clocks.set(timeZone, clock)
  return clock
}

export const localMoment = ({ timeZone }: Pick<Schedule, 'timeZone'>, now: Date): LocalMoment =>
  clockOf(timeZone)(Math.floor(now.getTime() / minuteMs))

const regularHours = (clinic: Schedule, date: string): readonly OpenRange[] =>
  clinic.hours[weekdayOf(date)]
/** Returns whether the clinic opens on that weekday, ignoring closures. */
export const isNormallyOpen = (clinic: Schedule, date: string): boolean =>
  regularHours(clinic, date).length > 0

// Caches the holidays of each year, because every page reads them.
const calendars = new WeakMap<Schedule, Map<number, ReadonlyMap<string, Holiday>>>()
const calendarOf = (clinic: Schedule, year: number): ReadonlyMap<string, Holiday> => {
  const years = calendars.get(clinic) ?? new Map<number, ReadonlyMap<string, Holiday>>()
  calendars.set(clinic, years)
  const calendar =
    years.get(year) ?? new Map(holidaysOf(clinic, year).map((holiday) => [holiday.date, holiday]))
  years.set(year, calendar)
  return calendar
}
const holidayOn = (clinic: Schedule, date: string): Holiday | undefined =>
  calendarOf(clinic, yearOf(date)).get(date)

const hoursOn = (clinic: Schedule, date: string): readonly OpenRange[] =>
  holidayOn(clinic, date) === undefined
    ? hoursWithout(regularHours(clinic, date), clinic.closures, date)
    : []

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns the opening time of a day, such as `07:30`; `undefined` if it is closed. */
export const opensAt = (clinic: Schedule, date: string): string | undefined =>
  hoursOn(clinic, date)[0]?.[0]

export const isOpenOn = (clinic: Schedule, date: string): boolean =>
  hoursOn(clinic, date).length > 0

export const openMinutesWithin = (ranges: readonly OpenRange[], from: string, to: string): number =>
  ranges.reduce((all, [opens, closes]) => {
    const begin = opens > from ? opens : from
    const end = closes < to ? closes : to
    return all + Math.max(0, minutesOf(end) - minutesOf(begin))
  }, 0)

export const openMinutesOn = (clinic: Schedule, date: string, from: string, to: string): number =>
  openMinutesWithin(hoursOn(clinic, date), from, to)

export const openHoursBetween = (clinic: Schedule, from: Date, to: Date): number => {
  const [begin, end] = [localMoment(clinic, from), localMoment(clinic, to)]
  let minutes = 0
  for (let { date } = begin; date <= end.date; date = addDays(date, 1)) {
    minutes += openMinutesOn(
      clinic,
      date,
      date === begin.date ? begin.time : '00:00',
      date === end.date ? end.time : '24:00',
    )
  }
  return minutes / 60
}

const isSpeciallyClosed = (clinic: Schedule, date: string): boolean =>
  isNormallyOpen(clinic, date) && hoursOn(clinic, date).length === 0

const nextOpening = (clinic: Schedule, now: LocalMoment): NextOpening | undefined => {
  // Ends the search after a year, as a clinic may have no open day.
  for (let days = 0; days <= 366; days += 1) {
    const date = addDays(now.date, days)
    const range = hoursOn(clinic, date).find(([from]) => days > 0 || from > now.time)
    if (range !== undefined) {
      return { date, time: range[0], isToday: days === 0, isTomorrow: days === 1 }
    }
  }
  return undefined
}

/** Returns whether the clinic is open, and when that changes. At closing time it is closed. */
export const openState = (clinic: Schedule, now: Date): OpenState => {
  const moment = localMoment(clinic, now)
  const current = hoursOn(clinic, moment.date).find(
    ([from, to]) => from <= moment.time && moment.time < to,
  )
  if (current !== undefined) return { open: true, closesAt: current[1] }
  return { open: false, opens: nextOpening(clinic, moment) }
}

const nextDayThat = (date: string, days: number, suits: (date: string) => boolean) => {
  for (let step = 1; step <= days; step += 1) {
    const candidate = addDays(date, step)
    if (suits(candidate)) return candidate
  }
  return undefined
}

const joined = (reasons: readonly Localized[]): Localized => {
  const [fr, en] = locales.map((locale) =>
    new Intl.ListFormat(regions[locale]).format(new Set(reasons.map((reason) => reason[locale]))),
  )
  return { fr: fr ?? '', en: en ?? '' }
}

const reasonFor = (clinic: Schedule, dates: readonly string[]): Localized => {
  const closures = dates.flatMap((date) =>
    closuresOn(clinic.closures, date).map(({ reason }) => reason),
  )
  const holidays = dates.flatMap((date) => holidayOn(clinic, date)?.name ?? [])
  return joined(closures.length > 0 ? closures : holidays)
}

const periodFrom = (clinic: Schedule, from: string): ClosedPeriod | undefined => {
  if (!isSpeciallyClosed(clinic, from)) return undefined
  const dates = [from]
  let to = from
  while (dates.length < 366) {
    const next = nextDayThat(to, 7, (date) => isNormallyOpen(clinic, date))
    if (next === undefined || !isSpeciallyClosed(clinic, next)) break
    dates.push(next)
    to = next
  }
  return { from, to, reason: reasonFor(clinic, dates) }
}

/**
 * Returns closures within a number of days, today included, for structured data. Omits days that
 * are closed anyway.
 */
export const specialHours = (clinic: Schedule, now: Date, days = 365): readonly ClosedPeriod[] => {
  const periods: ClosedPeriod[] = []
  const { date: today } = localMoment(clinic, now)
  const last = addDays(today, days)
  let date = today
  while (date <= last) {
    const period = periodFrom(clinic, date)
    if (period !== undefined) periods.push(period)
    date = addDays(period?.to ?? date, 1)
  }
  return periods
}

export const nextClosure = (clinic: Schedule, now: Date): ClosedPeriod | undefined =>
  specialHours(clinic, now, 14)[0]

const isWeekend = (date: string): boolean => ['saturday', 'sunday'].includes(weekdayOf(date))

/**
 * Returns the closing time of the day that is a number of business days later; Saturdays do not
 * count, even if open.
 */
export const businessDayAfterDay = (
  clinic: Schedule,
  day: string,
  days: number,
): LocalMoment | undefined => {
  const isBusinessDay = (date: string): boolean =>
    !isWeekend(date) && hoursOn(clinic, date).length > 0
  let date: string | undefined = day
  for (let left = days; left > 0 && date !== undefined; left -= 1) {
    date = nextDayThat(date, 366, isBusinessDay)
  }
  if (date === undefined) return undefined
  const closing = hoursOn(clinic, date).at(-1)?.[1]
  return closing === undefined ? undefined : { date, time: closing }
}

export const businessDayAfter = (
  clinic: Schedule,
  now: Date,
  days: number,
): LocalMoment | undefined => businessDayAfterDay(clinic, localMoment(clinic, now).date, days)
