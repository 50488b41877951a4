import type { FieldTable, InputOf } from '../forms/fieldTable.js'

export const mriCheckFields = {
  items: { clean: 'list', rules: [] },
} as const satisfies FieldTable

export type MriCheckInput = InputOf<typeof mriCheckFields>

export const unknownItem = 'unknown'
