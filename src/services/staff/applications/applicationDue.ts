import { businessDayAfter, localMoment } from '../../clinic/openHours.js'
import type { Clinic } from '../../clinic/readClinic.js'
import { dueByPromise, type RequestDue } from '../requests/requestDue.js'
import type { DeskApplication } from './applicationDesk.js'

export const isAnswered = ({ desk }: DeskApplication): boolean =>
  desk.events.some(({ kind }) => kind === 'reply')

/** Returns the promised answer date; `undefined` once HR has replied or the person withdrew. */
export const applicationDueOf = (
  clinic: Clinic,
  found: DeskApplication,
  now: number,
): RequestDue | undefined => {
  const { application, desk } = found
  if (desk.state === 'withdrawn' || isAnswered(found)) return undefined
  const received = new Date(application.createdAt)
  const promise = businessDayAfter(clinic, received, clinic.hiringAnswerBusinessDays)
  return promise === undefined
    ? undefined
    : dueByPromise(promise, localMoment(clinic, new Date(now)))
}
