import type { Firmness, TimedKey } from '../../services/content/schemas/sections.js'
import type { Preparations, SheetClinic, SheetExam, SheetStep } from './preparations.js'

export interface SheetMoment {
  readonly at: number
  readonly to?: number | undefined
  /** An instruction, the arrival, or an exam, which ends between `to` and `latest`. */
  readonly what: TimedKey | 'arrive' | 'exam'
  readonly firmness: Firmness
  readonly exam?: string
  readonly latest?: number
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

export const hourMoments = (
  { arriveMinutesEarly }: SheetClinic,
  preparations: Preparations,
  exams: readonly SheetExam[],
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
  const arrival: SheetMoment = {
    at: first - arriveMinutesEarly,
    what: 'arrive',
    firmness: 'always',
  }
  return [...ofExams, arrival].toSorted((one, other) => one.at - other.at)
}
