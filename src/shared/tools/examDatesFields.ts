import type { FieldTable, InputOf } from '../forms/fieldTable.js'
import { dateFields } from './typedDate.js'

/** What a person may know, the surest first. */
export const knownDates = ['due', 'scan', 'transfer', 'period'] as const
export type KnownDate = (typeof knownDates)[number]

/** Age of an embryo in days on the day of its transfer. */
export const embryoDays = ['3', '5', '6'] as const

/** What the exam-date windows ask, in the order of the form; `examDates.ts` says what is wrong. */
export const examDatesFields = {
  known: { clean: 'line', rules: [] },
  weeks: { clean: 'plain', rules: [] },
  days: { clean: 'plain', rules: [] },
  embryo: { clean: 'line', rules: [] },
  ...dateFields,
} as const satisfies FieldTable

export type ExamDatesInput = InputOf<typeof examDatesFields>
