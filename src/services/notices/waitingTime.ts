import { addDays } from '../../shared/clinic/calendarDays.js'
import type { Clinic } from '../clinic/clinicSchema.js'
import { type LocalMoment, businessDayAfter, localMoment } from '../clinic/openHours.js'
import { localInstant } from '../clinic/localInstant.js'
import type { NoticeFields } from './notice.js'

/** Maximum number of days; larger values are treated as typos. */
export const mostWaitingDays = 90
/** Maximum age of an estimate in days; instead of older ones, pages ask visitors to call. */
const freshDays = 7

export interface WaitingDates {
  readonly from: string
  readonly to: string
  readonly typed: string
}

export const waitingEnds = (clinic: Pick<Clinic, 'timeZone'>, typed: LocalMoment['date']): number =>
  localInstant(clinic, { date: addDays(typed, freshDays), time: '24:00' })

/**
 * Returns the dates of a waiting time; `undefined` if the estimate is too old, no open day is known,
 * or the notice is of another kind.
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
