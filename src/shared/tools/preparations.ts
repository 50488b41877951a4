import type { BringKey, ExamContent, Firmness, PrepareStep } from '../../content/contentTypes.js'
import type { Clinic } from '../../services/clinic/clinicSchema.js'

/** An instruction as a sheet takes it, in one language. */
export interface SheetStep {
  readonly key: PrepareStep['key']
  readonly text: string
  readonly firmness: Firmness
  /** Before the hour of its exam: by when, or from when to when. */
  readonly minutesBefore?: number | readonly [number, number] | undefined
}

/** How one exam is prepared, in one language. */
export interface ExamPreparation {
  readonly pregnancy: ExamContent['pregnancy']
  /** Shortest and longest time at the clinic, from the hour of the exam on. */
  readonly minutes: readonly [number, number]
  readonly steps: readonly SheetStep[]
  readonly bring: readonly { readonly key: BringKey; readonly text: string }[]
  readonly doNotCome?: string | undefined
}

/** By the names of the exams, in the order of menus: the words of the first are used for both. */
export type Preparations = Readonly<Record<string, ExamPreparation>>

export type SheetClinic = Pick<Clinic, 'hours' | 'windows' | 'arriveMinutesEarly'>

/** An exam and its hour, in minutes since midnight. */
export interface SheetExam {
  readonly name: string
  /** Minutes since midnight. */
  readonly at: number
}
