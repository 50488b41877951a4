import type { Localized } from '../../content/localized.js'
import { weekdayOf, yearOf } from './calendarDays.js'
import type { Clinic } from '../../services/clinic/clinicSchema.js'
import { closuresOn, hoursWithout } from './closures.js'
import { holidaysOf } from './holidays.js'

export type OpenDays = Pick<Clinic, 'hours' | 'easter' | 'closures'>

export interface ClosedDay {
  /** The closure or holiday; `undefined` on a weekday without opening hours. */
  readonly reason?: Localized
}

export const closedOn = (clinic: OpenDays, date: string): ClosedDay | undefined => {
  const hours = clinic.hours[weekdayOf(date)]
  if (hours.length === 0) return {}
  const [closure] = closuresOn(clinic.closures, date)
  // A closure with a start or end time may cover only part of the day.
  if (closure !== undefined && hoursWithout(hours, clinic.closures, date).length === 0) {
    return { reason: closure.reason }
  }
  const holiday = holidaysOf(clinic, yearOf(date)).find((one) => one.date === date)
  return holiday === undefined ? undefined : { reason: holiday.name }
}
