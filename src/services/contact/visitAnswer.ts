import { minutesOf } from '../../shared/tools/typedHour.js'
import {
  businessDayAfter,
  type LocalMoment,
  localMoment,
  opensAt,
  openState,
} from '../clinic/openHours.js'
import type { Clinic } from '../clinic/readClinic.js'

/** When the person who changes an appointment gets an answer, for the page and the email. */
export type VisitAnswer =
  /** The clinic is closed until the appointment, so that it cannot answer earlier. */
  | { readonly kind: 'atOpening'; readonly opensAt: string }
  /** The appointment is before the promised answer, which must then be sooner. */
  | {
      readonly kind: 'sooner'
      /** Opening time of that day, if the front desk then has less than an hour. */
      readonly opensAt: string | undefined
    }
  | { readonly kind: 'by'; readonly by: LocalMoment }
  /** No open day is known. */
  | { readonly kind: 'within' }

export const promisedAnswer = (clinic: Clinic, received: Date): LocalMoment | undefined =>
  businessDayAfter(clinic, received, clinic.callbackBusinessDays)

export const isPast = (moment: LocalMoment, now: LocalMoment): boolean =>
  `${moment.date} ${moment.time}` <= `${now.date} ${now.time}`

/** Returns whether the clinic is open on a day before the appointment, and can answer then. */
const opensBefore = (visit: LocalMoment, clinic: Clinic, now: Date): boolean => {
  const state = openState(clinic, now)
  const day = state.open ? localMoment(clinic, now).date : state.opens?.date
  return day !== undefined && day < visit.date
}

const lateOpening = (visit: LocalMoment, clinic: Clinic, now: Date): string | undefined => {
  const opening = opensAt(clinic, visit.date)
  if (opening === undefined || opensBefore(visit, clinic, now)) return undefined
  if (isPast({ date: visit.date, time: opening }, localMoment(clinic, now))) return undefined
  return minutesOf(visit.time) - minutesOf(opening) < 60 ? opening : undefined
}

const isClosedUntil = (visit: LocalMoment, clinic: Clinic, sent: Date): boolean => {
  const state = openState(clinic, sent)
  return !state.open && state.opens !== undefined && isPast(visit, state.opens)
}

export const visitAnswer = (
  visit: LocalMoment,
  clinic: Clinic,
  sent: Date,
  now = sent,
): VisitAnswer => {
  const by = promisedAnswer(clinic, sent)
  if (by === undefined) return { kind: 'within' }
  if (!isPast(visit, by)) return { kind: 'by', by }
  const opening = lateOpening(visit, clinic, now)
  return opening !== undefined && isClosedUntil(visit, clinic, sent)
    ? { kind: 'atOpening', opensAt: opening }
    : { kind: 'sooner', opensAt: opening }
}
