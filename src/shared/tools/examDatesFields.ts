import type { FieldTable, InputOf } from '../forms/fieldTable.js'
import { dateFields } from './typedDate.js'

export const knownDates = ['due', 'scan', 'transfer', 'period'] as const
export type KnownDate = (typeof knownDates)[number]

export const embryoDays = ['3', '5', '6'] as const

export const examDatesFields = {
  known: { clean: 'line', rules: [] },
  weeks: { clean: 'plain', rules: [] },
  days: { clean: 'plain', rules: [] },
  embryo: { clean: 'line', rules: [] },
  ...dateFields,
} as const satisfies FieldTable

export type ExamDatesInput = InputOf<typeof examDatesFields>
