import type { FieldTable } from '../forms/fieldTable.js'

/** Fields for spam detection. They are not validation rules, so that no error reveals them to bots. */
export const spamFields = {
  /** Honeypot: hidden by CSS rather than by its type, so that bots fill it. */
  website: { clean: 'line', rules: [] },
  /** Milliseconds for which the form was visible, written by JavaScript. */
  visibleMs: { clean: 'line', rules: [] },
} as const satisfies FieldTable
