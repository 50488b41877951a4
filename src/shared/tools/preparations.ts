import type { ExamContent } from '../../services/content/schemas/exam.js'
import type { BringKey, Firmness, PrepareStep } from '../../services/content/schemas/sections.js'
import type { Clinic } from '../../services/clinic/clinicSchema.js'

export interface SheetStep {
  readonly key: PrepareStep['key']
  readonly text: string
  readonly firmness: Firmness
  readonly minutesBefore?: number | readonly [number, number] | undefined
}

export interface ExamPreparation {
  readonly pregnancy: ExamContent['pregnancy']
  readonly minutes: readonly [number, number]
  readonly steps: readonly SheetStep[]
  readonly bring: readonly { readonly key: BringKey; readonly text: string }[]
  readonly doNotCome?: string | undefined
}

/** By exam name, in menu order; merged sheets use the texts of the first exam. */
export type Preparations = Readonly<Record<string, ExamPreparation>>

export type SheetClinic = Pick<Clinic, 'hours' | 'windows' | 'arriveMinutesEarly'>

export interface SheetExam {
  readonly name: string
  readonly at: number
}
