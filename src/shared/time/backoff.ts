import { hour, second } from './durations.js'

export interface BackoffOptions {
  readonly baseMs: number
  readonly factor: number
  /** Random share added to or subtracted from the wait, so that clients do not retry in step. */
  readonly jitter: number
  readonly capMs: number
}

export const standardBackoff: BackoffOptions = {
  baseMs: second,
  factor: 2,
  jitter: 0.5,
  capMs: 4 * hour,
}

/** Returns the wait in milliseconds after a number of consecutive failures, from 1. */
export type Backoff = (failures: number) => number

/** Creates a backoff. @param random returns 0 to 1; injected by tests */
export const createBackoff =
  (
    { baseMs, factor, jitter, capMs }: BackoffOptions = standardBackoff,
    random: () => number = Math.random,
  ): Backoff =>
  (failures) => {
    const waitMs = baseMs * factor ** (failures - 1)
    const swing = jitter * (2 * random() - 1)
    return Math.min(capMs, Math.round(waitMs * (1 + swing)))
  }
