import type { Records } from '../adapters/records/records.js'

export interface Sweep {
  readonly name: string
  /** Name of a job that reads what this one deletes, which must succeed first. */
  readonly after?: string
  removeExpired(now: number): Promise<number>
}

export interface Swept {
  readonly removed: Readonly<Record<string, number>>
  readonly errors: readonly unknown[]
}

/** Runs all jobs; a failing store does not stop the others. */
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

export const recordsSweep = (records: Pick<Records, 'removeExpired'>): Sweep => ({
  name: 'records',
  removeExpired: (now) => records.removeExpired(now),
})
