import type { Records } from '../adapters/records/records.js'

/** Deletes one kind of expired data. */
export interface Sweep {
  /** A word for the log. */
  readonly name: string
  /** The name of a sweep that reads what this one deletes: where that fails, this one waits. */
  readonly after?: string
  /** Deletes what has expired and resolves with how many. */
  removeExpired(now: number): Promise<number>
}

/** What could be deleted, and what kept the rest. */
export interface Swept {
  readonly removed: Readonly<Record<string, number>>
  readonly errors: readonly unknown[]
}

/** Deletes what has expired, of each kind that can be: one store may be away, and another not. */
export const sweepEach = async (sweeps: readonly Sweep[], now: number): Promise<Swept> => {
  const removed: Record<string, number> = {}
  const errors: unknown[] = []
  for (const sweep of sweeps) {
    const { name, after } = sweep
    if (after !== undefined && removed[after] === undefined) continue
    try {
      removed[name] = await sweep.removeExpired(now)
    } catch (error) {
      errors.push(error)
    }
  }
  return { removed, errors }
}

/** Expired records of all kinds. */
export const recordsSweep = (records: Pick<Records, 'removeExpired'>): Sweep => ({
  name: 'records',
  removeExpired: (now) => records.removeExpired(now),
})
