import { daysBetween } from '../../../shared/clinic/calendarDays.js'
import { businessDayAfter, type LocalMoment, localMoment } from '../../clinic/openHours.js'
import type { Clinic } from '../../clinic/readClinic.js'
import { type DeskRequest, isOpen } from './deskRecord.js'
import { isHandled, isUndelivered, unreadSince } from './requestHistory.js'

export interface RequestDue {
  readonly date: string
  /** `undefined` for a day promised by the front desk, without an hour. */
  readonly time?: string
  /** Days overdue in the clinic's calendar; negative before the date. */
  readonly daysLate: number
  readonly isLate: boolean
  readonly isPromised: boolean
}

export const dueByPromise = (promise: LocalMoment, today: LocalMoment): RequestDue => {
  const daysLate = daysBetween(promise.date, today.date)
  const isLate = daysLate > 0 || (daysLate === 0 && promise.time <= today.time)
  return { ...promise, daysLate, isLate, isPromised: false }
}

type Dated = Pick<DeskRequest, 'request' | 'desk'>

/** Creates a function that returns the due time. It caches by day of receipt, shared by many requests. */
export const createDue = (
  clinic: Clinic,
  now: number,
): ((found: Dated) => RequestDue | undefined) => {
  const today = localMoment(clinic, new Date(now))
  const promises = new Map<string, LocalMoment | undefined>()
  const promiseFor = (received: Date): LocalMoment | undefined => {
    const { date } = localMoment(clinic, received)
    if (!promises.has(date)) {
      promises.set(date, businessDayAfter(clinic, received, clinic.callbackBusinessDays))
    }
    return promises.get(date)
  }
  return ({ request, desk }) => {
    if (!isOpen(desk.state)) return undefined
    // The person cannot attend this appointment, so the request is due at its hour.
    if (request.visit?.state === 'open') return dueByPromise(request.visit, today)
    const unread = unreadSince(desk)
    if (unread !== undefined && isUndelivered(desk)) {
      return dueByPromise(localMoment(clinic, new Date(unread)), today)
    }
    const answer = unread === undefined ? undefined : promiseFor(new Date(unread))
    const toAnswer = answer === undefined ? undefined : dueByPromise(answer, today)
    if (desk.promised !== null) {
      const daysLate = daysBetween(desk.promised, today.date)
      const call = { date: desk.promised, daysLate, isLate: daysLate > 0, isPromised: true }
      return compareDue(toAnswer, call) < 0 ? toAnswer : call
    }
    // A colleague reacted earlier, so only the answer to unread events is due.
    if (toAnswer !== undefined && isHandled(desk)) return toAnswer
    const resumed = desk.events.findLast(({ kind }) => kind === 'resumed')
    const promise = promiseFor(new Date(resumed?.at ?? request.createdAt))
    return promise === undefined ? undefined : dueByPromise(promise, today)
  }
}

export const dueOf = (clinic: Clinic, found: Dated, now: number): RequestDue | undefined =>
  createDue(clinic, now)(found)

/** Sorts the most urgent first; on the same day, due times without an hour are last. */
export const compareDue = (a: RequestDue | undefined, b: RequestDue | undefined): number => {
  const written = (due: RequestDue | undefined): string =>
    due === undefined ? '9' : `${due.date} ${due.time ?? '24:00'}`
  const [left, right] = [written(a), written(b)]
  if (left === right) return 0
  return left < right ? -1 : 1
}
