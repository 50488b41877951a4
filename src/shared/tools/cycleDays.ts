import { daysBetween } from '../clinic/calendarDays.js'
import { addDays } from '../clinic/calendarDays.js'
import type { LocalMoment } from '../time/localMoment.js'
import type { OpenDays } from '../clinic/closedDays.js'
import type { Clinic } from '../../services/clinic/clinicSchema.js'
import {
  type CycleDaysInput,
  type CycleExam,
  cycleExams,
  type CycleSituation,
  cycleSituations,
} from './cycleDaysFields.js'
import { type DateProblem, readTypedDate } from './typedDate.js'
import { daysOf, openDates, type Period, type WindowDay } from './windowDays.js'

/** Maximum number of days since the first day of the cycle; an earlier date belongs to a previous cycle. */
const oldestDays = 40

const harmlessForMri: ReadonlySet<CycleSituation> = new Set(['bleeding', 'menopause'])

export type CycleDaysClinic = OpenDays & Pick<Clinic, 'cycleDays'>

export type CycleDaysProblem = DateProblem | 'chooseExam' | 'future' | 'tooLongAgo'

export interface CycleDaysError {
  readonly field: keyof CycleDaysInput
  readonly error: CycleDaysProblem
}

export type CycleDaysResult =
  | { readonly kind: 'errors'; readonly errors: readonly CycleDaysError[] }
  /** The clinic must decide, because of an answer or because no open day is left. */
  | { readonly kind: 'call'; readonly because: readonly (CycleSituation | 'noOpenDay')[] }
  /** Breast MRI after menopause does not depend on the cycle. */
  | { readonly kind: 'anyDay' }
  /** The days have passed; the next cycle is not predicted. */
  | ({ readonly kind: 'over' } & Period)
  | ({
      readonly kind: 'answer'
      readonly exam: CycleExam
      readonly cycle: readonly [number, number]
      readonly days: readonly WindowDay[]
    } & Period)

// If both exams are in one cycle, returns the days that suit both.
const cycleOf = ({ cycleDays }: CycleDaysClinic, exam: CycleExam): readonly [number, number] => {
  const { hysterosonogram, breastMri } = cycleDays
  if (exam !== 'both') return cycleDays[exam]
  return [Math.max(hysterosonogram[0], breastMri[0]), Math.min(hysterosonogram[1], breastMri[1])]
}

const readFirstDay = (
  input: CycleDaysInput,
  today: string,
): { readonly date: string } | { readonly wrong: CycleDaysError } => {
  const typed = readTypedDate(input)
  if ('wrong' in typed) return typed
  if (typed.date > today) return { wrong: { field: 'day', error: 'future' } }
  return daysBetween(typed.date, today) > oldestDays
    ? { wrong: { field: 'day', error: 'tooLongAgo' } }
    : typed
}

/** Returns the days of the cycle on which an exam is possible. @param now at the clinic */
export const cycleDays = (
  clinic: CycleDaysClinic,
  input: CycleDaysInput,
  now: LocalMoment,
): CycleDaysResult => {
  const today = now.date
  const exam = cycleExams.find((one) => one === input.exam)
  const situations = cycleSituations.filter((one) => input.situations.includes(one))
  const typed = readFirstDay(input, today)
  if (exam === undefined) {
    // With a situation, the exam decides whether the date is needed.
    const wrongDate = 'wrong' in typed && situations.length === 0 ? [typed.wrong] : []
    return { kind: 'errors', errors: [{ field: 'exam', error: 'chooseExam' }, ...wrongDate] }
  }
  const calls = situations.filter((one) => exam !== 'breastMri' || !harmlessForMri.has(one))
  if (calls.length > 0) return { kind: 'call', because: calls }
  if (situations.includes('menopause')) return { kind: 'anyDay' }
  if ('wrong' in typed) return { kind: 'errors', errors: [typed.wrong] }
  const cycle = cycleOf(clinic, exam)
  const period = { from: addDays(typed.date, cycle[0] - 1), to: addDays(typed.date, cycle[1] - 1) }
  if (period.to < today) return { kind: 'over', ...period }
  const days = daysOf(clinic, period, now)
  if (openDates(days, today).length === 0) return { kind: 'call', because: ['noOpenDay'] }
  return { kind: 'answer', exam, cycle, ...period, days }
}
