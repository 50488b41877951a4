import { addDays } from '../clinic/calendarDays.js'
import type { Clinic } from '../clinic/clinicSchema.js'
import { type LocalMoment, businessDayAfter, localMoment } from '../clinic/openHours.js'
import { localInstant } from '../clinic/localInstant.js'
import type { NoticeFields, WaitingTime } from './notice.js'

/** Longer ones are a mistake in typing. */
export const mostWaitingDays = 90
/** Whatever the desk typed before then is no longer told: visitors are asked to call. */
const freshDays = 7

/** When somebody who asks today can come; a wait is told as two dates, never as one number. */
export interface WaitingDates {
  readonly from: string
  readonly to: string
  /** The day on which the desk typed it. */
  readonly typed: string
}

/** The moment at which a waiting time that was typed on this day is no longer shown. */
export const waitingEnds = (clinic: Pick<Clinic, 'timeZone'>, typed: LocalMoment['date']): number =>
  localInstant(clinic, { date: addDays(typed, freshDays), time: '24:00' })

/**
 * The dates of a waiting time for somebody who asks on that day.
 * @param typed the day on which the desk typed it
 * @returns nothing once it is too old, or where no such day is known
 */
export const waitingDates = (
  clinic: Clinic,
  { min, max }: Pick<WaitingTime, 'min' | 'max'>,
  typed: string,
  now: Date,
): WaitingDates | undefined => {
  const { date: today } = localMoment(clinic, now)
  if (today > addDays(typed, freshDays)) return undefined
  const [from, to] = [min, max].map((days) => businessDayAfter(clinic, now, days)?.date)
  return from === undefined || to === undefined ? undefined : { from, to, typed }
}

/** The same for a notice that tells one. */
export const waitingDatesOf = (
  clinic: Clinic,
  { from, waiting }: Pick<NoticeFields, 'from' | 'waiting'>,
  now: Date,
): WaitingDates | undefined =>
  waiting === undefined
    ? undefined
    : waitingDates(clinic, waiting, localMoment(clinic, new Date(from)).date, now)
