import type { Records } from '../adapters/records/records.js'

export interface CleanupJob {
  readonly name: string
  /** Name of a job that reads what this one deletes, which must succeed first. */
  readonly after?: string
  removeExpired(now: number): Promise<number>
}

export interface CleanupResult {
  readonly removed: Readonly<Record<string, number>>
  readonly errors: readonly unknown[]
}

/** Runs all jobs; a failing store does not stop the others. */
export const runCleanupJobs = async (
  jobs: readonly CleanupJob[],
  now: number,
): Promise<CleanupResult> => {
  const removed: Record<string, number> = {}
  const errors: unknown[] = []
  for (const job of jobs) {
    const { name, after } = job
    if (after !== undefined && removed[after] === undefined) continue
    try {
      removed[name] = await job.removeExpired(now)
    } catch (error) {
      errors.push(error)
    }
  }
  return { removed, errors }
}

export const recordsCleanup = (records: Pick<Records, 'removeExpired'>): CleanupJob => ({
  name: 'records',
  removeExpired: (now) => records.removeExpired(now),
})
