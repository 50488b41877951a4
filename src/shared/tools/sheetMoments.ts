import type { Firmness, TimedKey } from '../../services/content/schemas/sections.js'
import type { Weekday } from '../clinic/calendarDays.js'
import { minutesOf } from './typedHour.js'
import type { Preparations, SheetClinic, SheetExam, SheetStep } from './preparations.js'

export interface SheetMoment {
  readonly at: number
  readonly to?: number | undefined
  /** An instruction, the arrival, or an exam, which ends between `to` and `latest`. */
  readonly what: TimedKey | 'arrive' | 'exam'
  readonly firmness: Firmness
  readonly exam?: string
  readonly latest?: number
  /** Opening of the doors, if later than the usual arrival, and its days. */
  readonly opening?: { readonly at: number; readonly days: readonly Weekday[] }
}

const isTimed = (key: SheetStep['key']): key is TimedKey =>
  key === 'water' || key === 'fast' || key === 'painRelief'

const momentOf = ({ name, at }: SheetExam, step: SheetStep): readonly SheetMoment[] => {
  const { key, firmness, minutesBefore } = step
  if (minutesBefore === undefined || !isTimed(key)) return []
  const [from, to] = typeof minutesBefore === 'number' ? [minutesBefore] : minutesBefore
  return [
    {
      at: at - from,
      to: to === undefined ? undefined : at - to,
      what: key,
      firmness,
      exam: name,
    },
  ]
}

/** Returns the arrival before the first exam; at opening time if the doors are closed until then. */
const arrivalBefore = (
  exam: number,
  { hours, arriveMinutesEarly }: SheetClinic,
  openOn: readonly Weekday[],
): SheetMoment => {
  const usual = exam - arriveMinutesEarly
  const openings = openOn.flatMap((day) =>
    hours[day]
      .map(([from]) => ({ day, at: minutesOf(from) }))
      .filter(({ at }) => usual < at && at <= exam),
  )
  const arrival = { at: usual, what: 'arrive', firmness: 'always' } as const
  const [earliest] = openings.toSorted((one, other) => one.at - other.at)
  if (earliest === undefined) return arrival
  const { at } = earliest
  const opening = { at, days: openings.map(({ day }) => day) }
  return { ...arrival, at: openings.length < openOn.length ? usual : at, opening }
}

export const hourMoments = (
  clinic: SheetClinic,
  preparations: Preparations,
  exams: readonly SheetExam[],
  openOn: readonly Weekday[],
): readonly SheetMoment[] => {
  const first = Math.min(...exams.map(({ at }) => at))
  const ofExams = exams.flatMap((exam): readonly SheetMoment[] => {
    const { name, at } = exam
    const { steps = [], minutes: [least, most] = [0, 0] } = preparations[name] ?? {}
    const lasting: SheetMoment = {
      at,
      to: at + least,
      latest: at + most,
      what: 'exam',
      firmness: 'always',
      exam: name,
    }
    return [...steps.flatMap((step) => momentOf(exam, step)), lasting]
  })
  return [arrivalBefore(first, clinic, openOn), ...ofExams].toSorted(
    (one, other) => one.at - other.at,
  )
}
