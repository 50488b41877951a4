import type { FieldTable, InputOf } from '../forms/fieldTable.js'
import { dateFields } from './typedDate.js'

export const cycleExams = ['hysterosonogram', 'breastMri', 'both'] as const
export type CycleExam = (typeof cycleExams)[number]

export const cycleSituations = [
  'bleeding',
  'unprotected',
  'pregnant',
  'irregular',
  'menopause',
] as const
export type CycleSituation = (typeof cycleSituations)[number]

export const cycleDaysFields = {
  exam: { clean: 'line', rules: [] },
  ...dateFields,
  situations: { clean: 'list', rules: [] },
} as const satisfies FieldTable

export type CycleDaysInput = InputOf<typeof cycleDaysFields>
