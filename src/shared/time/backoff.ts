import { hour, second } from './durations.js'

export interface BackoffOptions {
  /** Wait before the first retry. */
  readonly baseMs: number
  readonly factor: number
  /** Share of the wait that is added or taken away at random, so that clients do not retry in step. */
  readonly jitter: number
  /** No wait is longer. */
  readonly capMs: number
}

/** Used by every retry of the site: email, records, files, verification, uploads. */
export const standardBackoff: BackoffOptions = {
  baseMs: second,
  factor: 2,
  jitter: 0.5,
  capMs: 4 * hour,
}

/** Milliseconds to wait after this many failures in a row (1 and more). */
export type Backoff = (failures: number) => number

/** @param random from 0 to 1, replaced by tests */
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
