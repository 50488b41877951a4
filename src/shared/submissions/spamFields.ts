import type { FieldTable, InputOf } from '../forms/fieldTable.js'

/**
 * What every form holds against programs; no rule, so that nothing tells a program what gave it away.
 */
export const spamFields = {
  /** Hidden from everybody, though not by its type: whatever fills it is a program. */
  website: { clean: 'line', rules: [] },
  /** Written by the browser's script: for how long the form was on the screen, in milliseconds. */
  visibleMs: { clean: 'line', rules: [] },
} as const satisfies FieldTable

/** What a form says of whoever filled it. */
export interface Signals {
  /** The field that no visitor sees. */
  readonly website: string
  /** For how long the form was on the screen; absent without script. */
  readonly visibleMs?: number
}

/** Anything but a number of milliseconds says nothing: without script there is none. */
export const readSignals = ({ website, visibleMs }: InputOf<typeof spamFields>): Signals => ({
  website,
  ...(/^\d{1,12}$/.test(visibleMs) ? { visibleMs: Number(visibleMs) } : {}),
})
