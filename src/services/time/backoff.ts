export interface BackoffNumbers {
  /** Milliseconds before the first retry. */
  readonly base: number
  readonly factor: number
  /** Share of the wait that chance may add or take away, so that retries do not come in step. */
  readonly jitter: number
  /** No wait is longer. */
  readonly cap: number
}

/** The numbers of every retry of the site: mail, records, files, verification. */
export const standardBackoff: BackoffNumbers = {
  base: 1000,
  factor: 2,
  jitter: 0.5,
  cap: 14_400_000,
}

/** Milliseconds to wait after so many failures (1 and more). */
export type Backoff = (failures: number) => number

/** @param random from 0 to 1, handed in by tests */
export const createBackoff =
  (
    { base, factor, jitter, cap }: BackoffNumbers = standardBackoff,
    random: () => number = Math.random,
  ): Backoff =>
  (failures) => {
    const wait = base * factor ** (failures - 1)
    const swing = jitter * (2 * random() - 1)
    return Math.min(cap, Math.round(wait * (1 + swing)))
  }
