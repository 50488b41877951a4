import { addDays } from '../../shared/clinic/calendarDays.js'
import type { Clinic } from '../clinic/clinicSchema.js'
import { type LocalMoment, businessDayAfter, localMoment } from '../clinic/openHours.js'
import { localInstant } from '../clinic/localInstant.js'
import type { NoticeFields } from './notice.js'

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
 * The dates of a notice's waiting time, for somebody who asks now.
 * @returns nothing once it is too old, where no such day is known, or for another kind of notice
 */
export const waitingDates = (
  clinic: Clinic,
  { from: begins, waiting }: Pick<NoticeFields, 'from' | 'waiting'>,
  now: Date,
): WaitingDates | undefined => {
  if (waiting === undefined) return undefined
  const { date: today } = localMoment(clinic, now)
  const { date: typed } = localMoment(clinic, new Date(begins))
  if (today > addDays(typed, freshDays)) return undefined
  const dayAfter = (days: number) => businessDayAfter(clinic, now, days)?.date
  const [from, to] = [dayAfter(waiting.min), dayAfter(waiting.max)]
  return from === undefined || to === undefined ? undefined : { from, to, typed }
}
