import { businessDayAfter, localMoment } from '../../clinic/openHours.js'
import type { Clinic } from '../../clinic/readClinic.js'
import { dueByPromise, type RequestDue } from '../requests/requestDue.js'
import type { DeskApplication } from './applicationDesk.js'

/** Returns the promised answer date; `undefined` once HR has decided or replied. */
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
  return promise === undefined
    ? undefined
    : dueByPromise(promise, localMoment(clinic, new Date(now)))
}
