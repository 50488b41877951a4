import { type Weekday, weekdays } from '../clinic/calendarDays.js'
import { daysOfAge } from '../clinic/pregnancyWeeks.js'
import type { PreparationSheetInput } from './preparationSheetFields.js'
import type {
  ExamPreparation,
  Preparations,
  SheetClinic,
  SheetExam,
  SheetStep,
} from './preparations.js'
import { hourMoments, type SheetMoment } from './sheetMoments.js'
import { type HourProblem, minutesOf, readTypedHour } from './typedHour.js'

export type PreparationSheetProblem =
  | HourProblem
  | 'chooseExam'
  | 'hourClosed'
  | 'sameExam'
  | 'sameHour'
  | 'overlap'
  | 'notSameDay'

export interface PreparationSheetError {
  readonly field: keyof PreparationSheetInput
  readonly error: PreparationSheetProblem
}

export type ClashReason =
  | 'pregnancy'
  | 'windows'
  | 'bladder'
  | 'meals'
  | 'painRelievers'
  | 'emptyStomach'
  | 'contrast'

export type PreparationSheetResult =
  | { readonly kind: 'errors'; readonly errors: readonly PreparationSheetError[] }
  | { readonly kind: 'call'; readonly because: ClashReason }
  | {
      readonly kind: 'answer'
      readonly exams: readonly SheetExam[]
      readonly moments: readonly SheetMoment[]
      readonly steps: readonly SheetStep[]
      readonly bring: ExamPreparation['bring']
      readonly doNotCome: readonly string[]
      readonly openOn: readonly Weekday[]
    }

type StepKey = SheetStep['key']

const contradictions: readonly (readonly [StepKey, StepKey, ClashReason])[] = [
  ['lightMeal', 'fast', 'meals'],
  ['painRelief', 'antiInflammatories', 'painRelievers'],
  // A pain reliever is often taken with food.
  ['painRelief', 'fast', 'emptyStomach'],
  ['questionnaire', 'questionnaire', 'contrast'],
]

/** Pairs `[superseded, by]`: on a sheet for two exams, the first is removed. */
const superseded: readonly (readonly [StepKey, StepKey])[] = [
  ['eat', 'fast'],
  ['eat', 'lightMeal'],
  ['eat', 'noWater'],
  ['twoPiece', 'twoPieceNoMetal'],
]

const withoutSuperseded = (steps: readonly SheetStep[]): readonly SheetStep[] =>
  steps.filter(
    ({ key }) =>
      !superseded.some(([less, more]) => key === less && steps.some((step) => step.key === more)),
  )

const neverMeet = ({ windows }: SheetClinic, one: string, other: string): boolean => {
  const all: Readonly<Record<string, { readonly from: string; readonly to: string }>> = windows
  const [a, b] = [all[one], all[other]]
  return (
    a !== undefined &&
    b !== undefined &&
    (daysOfAge(a.to) < daysOfAge(b.from) || daysOfAge(b.to) < daysOfAge(a.from))
  )
}

const clashOf = (
  clinic: SheetClinic,
  preparations: Preparations,
  one: string,
  other: string,
): ClashReason | undefined => {
  const [a, b] = [preparations[one], preparations[other]]
  if (a === undefined || b === undefined) return undefined
  const kinds = [a.pregnancy, b.pregnancy]
  if (kinds.includes('during') && kinds.includes('callFirst')) return 'pregnancy'
  if (neverMeet(clinic, one, other)) return 'windows'
  if (kinds.every((kind) => kind === 'during')) return 'bladder'
  const asks = ({ steps }: ExamPreparation, key: string): boolean =>
    steps.some((step) => step.key === key)
  const contradiction = contradictions.find(
    ([x, y]) => (asks(a, x) && asks(b, y)) || (asks(a, y) && asks(b, x)),
  )
  return contradiction?.[2]
}

const openAt = ({ hours }: SheetClinic, minutes: number): readonly Weekday[] =>
  weekdays.filter((day) =>
    hours[day].some(([from, to]) => minutesOf(from) <= minutes && minutes < minutesOf(to)),
  )

type TypedExam = { readonly at: number } | { readonly error: PreparationSheetProblem }

const readHour = (clinic: SheetClinic, typed: string): TypedExam => {
  const hour = readTypedHour(typed)
  if ('error' in hour) return hour
  return openAt(clinic, hour.minutes).length > 0 ? { at: hour.minutes } : { error: 'hourClosed' }
}

const once = <Item extends { readonly key: string }>(items: readonly Item[]): readonly Item[] =>
  items.filter(({ key }, place) => items.findIndex((item) => item.key === key) === place)

export const preparationSheet = (
  clinic: SheetClinic,
  preparations: Preparations,
  input: PreparationSheetInput,
): PreparationSheetResult => {
  const refuse = (...errors: readonly PreparationSheetError[]): PreparationSheetResult => ({
    kind: 'errors',
    errors,
  })
  const isKnown = (name: string): boolean => Object.hasOwn(preparations, name)
  const hasTwo = input.exam2 !== '' || input.hour2 !== ''
  const isSame = isKnown(input.exam) && input.exam === input.exam2
  const because = isSame ? undefined : clashOf(clinic, preparations, input.exam, input.exam2)
  if (because !== undefined) return { kind: 'call', because }

  const appointments = [
    { name: input.exam, of: 'exam', field: 'hour', ...readHour(clinic, input.hour) } as const,
    ...(hasTwo
      ? [
          {
            name: input.exam2,
            of: 'exam2',
            field: 'hour2',
            ...readHour(clinic, input.hour2),
          } as const,
        ]
      : []),
  ]
  const exams: SheetExam[] = []
  const errors: PreparationSheetError[] = []
  for (const { name, of, field, ...hour } of appointments) {
    if (!isKnown(name)) errors.push({ field: of, error: 'chooseExam' })
    else if (isSame && of === 'exam2') errors.push({ field: of, error: 'sameExam' })
    if ('error' in hour) errors.push({ field, error: hour.error })
    else exams.push({ name, at: hour.at })
  }
  if (errors.length > 0) return refuse(...errors)
  if (new Set(exams.map(({ at }) => at)).size < exams.length) {
    return refuse({ field: 'hour2', error: 'sameHour' })
  }
  const [first, second] = exams.toSorted((one, other) => one.at - other.at)
  const longest = preparations[first?.name ?? '']?.minutes[1] ?? 0
  if (first !== undefined && second !== undefined && second.at < first.at + longest) {
    return refuse({ field: 'hour2', error: 'overlap' })
  }
  const openOn = weekdays.filter((day) => exams.every(({ at }) => openAt(clinic, at).includes(day)))
  if (openOn.length === 0) return refuse({ field: 'hour2', error: 'notSameDay' })

  const ofBoth = Object.entries(preparations).flatMap(([name, preparation]) =>
    exams.some((exam) => exam.name === name) ? [preparation] : [],
  )
  return {
    kind: 'answer',
    exams: exams.toSorted((one, other) => one.at - other.at),
    moments: hourMoments(clinic, preparations, exams, openOn),
    // "Arrive early" is shown as a moment with a time, not as a step.
    steps: withoutSuperseded(once(ofBoth.flatMap(({ steps }) => steps))).filter(
      ({ key }) => key !== 'arrive',
    ),
    doNotCome: ofBoth.flatMap(({ doNotCome }) => doNotCome ?? []),
    bring: once(ofBoth.flatMap(({ bring }) => bring)),
    openOn,
  }
}
