import { daysBetween } from '../clinic/calendarDays.js'
import type { ExamName } from '../../addresses/examNames.js'
import { addDays } from '../clinic/calendarDays.js'
import type { LocalMoment } from '../time/localMoment.js'
import type { OpenDays } from '../clinic/closedDays.js'
import type { Clinic } from '../../services/clinic/clinicSchema.js'
import { daysOfAge, type GestationalAge } from '../clinic/pregnancyWeeks.js'
import { embryoDays, type ExamDatesInput, type KnownDate, knownDates } from './examDatesFields.js'
import { type DateProblem, readTypedDate } from './typedDate.js'
import { daysOf, openDates, type Period, type WindowDay } from './windowDays.js'

/* Exam dates of a pregnancy. Ages count from the first day of the last menstrual period. Sources: Naegele's
   rule (due date after 280 days), the WHO guideline for antenatal care (age from a scan), and the Society for
   Maternal-Fetal Medicine (embryo transfer: fertilized on day 14). The prescriber's date takes precedence. */

const pregnancyDays = 280
const daysBeforeFertilisation = 14
/** Maximum age in days: 42 weeks and 6 days, the oldest plausible pregnancy. */
const oldestDays = 300
const scanWeeks = { least: 4, most: 42 }

export const windowNames = ['dating', 'nuchalTranslucency', 'morphological'] as const
export type WindowName = (typeof windowNames)[number]

export const examOfWindow = {
  dating: 'fetal',
  nuchalTranslucency: 'nuchalTranslucency',
  morphological: 'morphological',
} as const satisfies Readonly<Record<WindowName, ExamName>>

export type ExamDatesClinic = OpenDays & Pick<Clinic, 'windows'>

export type ExamDatesProblem =
  | DateProblem
  | 'chooseKnown'
  | 'weeksRange'
  | 'daysRange'
  | 'chooseEmbryo'
  | 'future'
  | 'notBegun'
  | 'tooLongAgo'

export interface ExamDatesError {
  readonly field: keyof ExamDatesInput
  readonly error: ExamDatesProblem
}

export interface ExamWindow extends Period {
  readonly exam: WindowName
  /**
   * Remaining preferred days, from open day to open day. Even if the date is wrong by a week, they are inside
   * the window.
   */
  readonly best?: Period
  /** Whether the window has passed. The answer asks to call and must not say that it is too late. */
  readonly isOver: boolean
  readonly days: readonly WindowDay[]
}

export type ExamDatesResult =
  | { readonly kind: 'errors'; readonly errors: readonly ExamDatesError[] }
  | {
      readonly kind: 'answer'
      readonly start: string
      readonly age: GestationalAge
      readonly windows: readonly ExamWindow[]
    }

const wholeNumber = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN)

const isWithin = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most

const ageOn = (
  known: KnownDate,
  { weeks, days, embryo }: ExamDatesInput,
): number | readonly ExamDatesError[] => {
  switch (known) {
    case 'due':
      return pregnancyDays
    case 'period':
      return 0
    case 'transfer':
      return embryoDays.some((one) => one === embryo)
        ? daysBeforeFertilisation + Number(embryo)
        : [{ field: 'embryo', error: 'chooseEmbryo' }]
    case 'scan': {
      const errors: ExamDatesError[] = []
      if (!isWithin(wholeNumber(weeks), scanWeeks.least, scanWeeks.most)) {
        errors.push({ field: 'weeks', error: 'weeksRange' })
      }
      // Empty days mean 0: a report of "8 weeks" means 8 weeks and 0 days.
      if (days !== '' && !isWithin(wholeNumber(days), 0, 6)) {
        errors.push({ field: 'days', error: 'daysRange' })
      }
      return errors.length > 0 ? errors : 7 * Number(weeks) + Number(days)
    }
  }
}

/** A scan or a transfer has dated the pregnancy, so a dating ultrasound is not needed. */
const isDated: Readonly<Record<KnownDate, boolean>> = {
  due: false,
  scan: true,
  transfer: true,
  period: false,
}

/** Returns the period from the first to the last open day that has not passed. */
const stillToCome = (
  clinic: ExamDatesClinic,
  period: Period,
  now: LocalMoment,
): { readonly best?: Period } => {
  const open = openDates(daysOf(clinic, period, now), now.date)
  const [from, to] = [open[0], open.at(-1)]
  return from === undefined || to === undefined ? {} : { best: { from, to } }
}

const windowFrom = (
  clinic: ExamDatesClinic,
  exam: WindowName,
  start: string,
  now: LocalMoment,
): ExamWindow => {
  const window = clinic.windows[exam]
  const on = (age: string): string => addDays(start, daysOfAge(age))
  const period = { from: on(window.from), to: on(window.to) }
  return {
    exam,
    ...period,
    ...('bestFrom' in window
      ? stillToCome(clinic, { from: on(window.bestFrom), to: on(window.bestTo) }, now)
      : {}),
    isOver: period.to < now.date,
    days: daysOf(clinic, period, now),
  }
}

export const examDates = (
  clinic: ExamDatesClinic,
  input: ExamDatesInput,
  now: LocalMoment,
): ExamDatesResult => {
  const today = now.date
  const known = knownDates.find((one) => one === input.known)
  const typed = readTypedDate(input)
  const wrongDate = 'wrong' in typed ? [typed.wrong] : []
  if (known === undefined) {
    return { kind: 'errors', errors: [{ field: 'known', error: 'chooseKnown' }, ...wrongDate] }
  }
  const age = ageOn(known, input)
  if (typeof age !== 'number' || 'wrong' in typed) {
    return { kind: 'errors', errors: [...(typeof age === 'number' ? [] : age), ...wrongDate] }
  }
  const refuse = (error: ExamDatesProblem): ExamDatesResult => ({
    kind: 'errors',
    errors: [{ field: 'day', error }],
  })
  if (known !== 'due' && typed.date > today) return refuse('future')
  // Compares days, because 0001-01-01 minus 280 days is outside the range of ISO dates.
  const ageToday = age + daysBetween(typed.date, today)
  if (ageToday < 0) return refuse('notBegun')
  if (ageToday > oldestDays) return refuse('tooLongAgo')
  const start = addDays(typed.date, -age)
  return {
    kind: 'answer',
    start,
    age: { weeks: Math.floor(ageToday / 7), days: ageToday % 7 },
    windows: windowNames
      .filter((exam) => exam !== 'dating' || !isDated[known])
      .map((exam) => windowFrom(clinic, exam, start, now)),
  }
}
