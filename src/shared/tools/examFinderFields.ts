import type { FieldTable, InputOf } from '../forms/fieldTable.js'

export const examFinderFields = {
  words: { clean: 'line', rules: [] },
} as const satisfies FieldTable

export type ExamFinderInput = InputOf<typeof examFinderFields>
