import type { FieldTable, InputOf } from '../forms/fieldTable.js'

/** What the MRI check asks: any number of lines, or that somebody does not know. */
export const mriCheckFields = {
  items: { clean: 'list', rules: [] },
} as const satisfies FieldTable

export type MriCheckInput = InputOf<typeof mriCheckFields>

/** Ticked by whoever does not know. */
export const unknownItem = 'unknown'
