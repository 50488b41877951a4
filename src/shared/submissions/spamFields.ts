import type { FieldTable, InputOf } from '../forms/fieldTable.js'

/** Fields for spam detection. They are not validation rules, so that no error reveals them to bots. */
export const spamFields = {
  /** Honeypot: hidden by CSS rather than by its type, so that bots fill it. */
  website: { clean: 'line', rules: [] },
  /** Milliseconds for which the form was visible, written by JavaScript. */
  visibleMs: { clean: 'line', rules: [] },
} as const satisfies FieldTable

export interface Signals {
  readonly website: string
  /** `undefined` without JavaScript. */
  readonly visibleMs?: number
}

export const readSignals = ({ website, visibleMs }: InputOf<typeof spamFields>): Signals => ({
  website,
  ...(/^\d{1,12}$/.test(visibleMs) ? { visibleMs: Number(visibleMs) } : {}),
})
