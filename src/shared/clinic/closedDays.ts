import type { Localized } from '../../content/localized.js'
import { weekdayOf, yearOf } from './calendarDays.js'
import type { Clinic } from '../../services/clinic/clinicSchema.js'
import { closuresOn, hoursWithout } from './closures.js'
import { holidaysOf } from './holidays.js'

export type OpenDays = Pick<Clinic, 'hours' | 'easter' | 'closures'>

export interface ClosedDay {
  /** The closure or holiday; `undefined` on a weekday without opening hours, and after closing time. */
  readonly reason?: Localized
}

/** Returns why the clinic is closed on a day. @param time after which it must open */
export const closedOn = (clinic: OpenDays, date: string, time = '00:00'): ClosedDay | undefined => {
  const hours = clinic.hours[weekdayOf(date)]
  if (hours.length === 0) return {}
  const [closure] = closuresOn(clinic.closures, date)
  // A closure with a start or end time may cover only part of the day.
  const left = hoursWithout(hours, clinic.closures, date)
  if (closure !== undefined && left.length === 0) return { reason: closure.reason }
  const holiday = holidaysOf(clinic, yearOf(date)).find((one) => one.date === date)
  if (holiday !== undefined) return { reason: holiday.name }
  return left.every(([, closes]) => closes <= time) ? {} : undefined
}
