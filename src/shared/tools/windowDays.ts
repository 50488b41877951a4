import { daysBetween } from '../clinic/calendarDays.js'
import { addDays } from '../clinic/calendarDays.js'
import { type ClosedDay, closedOn, type OpenDays } from '../clinic/closedDays.js'
import type { LocalMoment } from '../time/localMoment.js'

export interface Period {
  readonly from: string
  readonly to: string
}

export interface WindowDay {
  readonly date: string
  readonly closed?: ClosedDay
}

/** Returns the days of a period; after closing time, the current day is closed. */
export const daysOf = (
  clinic: OpenDays,
  { from, to }: Period,
  now: LocalMoment,
): readonly WindowDay[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => {
    const date = addDays(from, place)
    const closed = closedOn(clinic, date, date === now.date ? now.time : undefined)
    return closed === undefined ? { date } : { date, closed }
  })

export const openDates = (days: readonly WindowDay[], today = ''): readonly string[] =>
  days.filter(({ date, closed }) => closed === undefined && date >= today).map(({ date }) => date)
