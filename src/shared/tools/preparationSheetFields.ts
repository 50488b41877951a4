import type { FieldTable, InputOf } from '../forms/fieldTable.js'

export const preparationSheetFields = {
  exam: { clean: 'line', rules: [] },
  hour: { clean: 'plain', rules: [] },
  exam2: { clean: 'line', rules: [] },
  hour2: { clean: 'plain', rules: [] },
} as const satisfies FieldTable

export type PreparationSheetInput = InputOf<typeof preparationSheetFields>
