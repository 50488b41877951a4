import type { FieldTable, InputOf } from '../forms/fieldTable.js'

/** What the exam finder asks. */
export const examFinderFields = {
  words: { clean: 'line', rules: [] },
} as const satisfies FieldTable

export type ExamFinderInput = InputOf<typeof examFinderFields>
