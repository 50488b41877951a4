import { daysBetween } from '../clinic/calendarDays.js'
import { addDays } from '../clinic/calendarDays.js'
import { type ClosedDay, closedOn, type OpenDays } from '../clinic/closedDays.js'

export interface Period {
  readonly from: string
  readonly to: string
}

export interface WindowDay {
  readonly date: string
  readonly closed?: ClosedDay
}

export const daysOf = (clinic: OpenDays, { from, to }: Period): readonly WindowDay[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => {
    const date = addDays(from, place)
    const closed = closedOn(clinic, date)
    return closed === undefined ? { date } : { date, closed }
  })

export const openDates = (days: readonly WindowDay[], today = ''): readonly string[] =>
  days.filter(({ date, closed }) => closed === undefined && date >= today).map(({ date }) => date)
