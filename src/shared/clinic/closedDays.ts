import type { Localized } from '../../content/localized.js'
import { weekdayOf, yearOf } from './calendarDays.js'
import type { Clinic } from '../../services/clinic/clinicSchema.js'
import { closuresOn, hoursWithout } from './closures.js'
import { holidaysOf } from './holidays.js'

/** What decides whether the clinic opens on a day. */
export type OpenDays = Pick<Clinic, 'hours' | 'easter' | 'closures'>

/** A day on which the clinic does not open. */
export interface ClosedDay {
  /** The closure or the holiday; absent where no such weekday is open. */
  readonly reason?: Localized
}

/** Why the clinic is closed on a day; nothing when it opens. It keeps no state: browsers load it. */
export const closedOn = (clinic: OpenDays, date: string): ClosedDay | undefined => {
  const hours = clinic.hours[weekdayOf(date)]
  if (hours.length === 0) return {}
  const [closure] = closuresOn(clinic.closures, date)
  // A closure that begins or ends at an hour may leave some of the day.
  if (closure !== undefined && hoursWithout(hours, clinic.closures, date).length === 0) {
    return { reason: closure.reason }
  }
  const holiday = holidaysOf(clinic, yearOf(date)).find((one) => one.date === date)
  return holiday === undefined ? undefined : { reason: holiday.name }
}
