import { businessDayAfter, localMoment } from '../../clinic/openHours.js'
import type { Clinic } from '../../clinic/readClinic.js'
import { day } from '../../time/durations.js'
import type { RequestDue } from '../requests/requestDue.js'
import type { DeskApplication } from './applicationDesk.js'

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day)

/** Until when the person was told to have an answer; nothing once HR has decided or written. */
export const applicationDueOf = (
  clinic: Clinic,
  { application, desk }: DeskApplication,
  now: number,
): RequestDue | undefined => {
  if (desk.state !== 'received' || desk.events.some(({ kind }) => kind === 'reply')) {
    return undefined
  }
  const received = new Date(application.createdAt)
  const promise = businessDayAfter(clinic, received, clinic.hiringAnswerBusinessDays)
  if (promise === undefined) return undefined
  const today = localMoment(clinic, new Date(now))
  const daysLate = daysBetween(promise.date, today.date)
  const isLate = daysLate > 0 || (daysLate === 0 && promise.time <= today.time)
  return { ...promise, daysLate, isLate, isPromised: false }
}
