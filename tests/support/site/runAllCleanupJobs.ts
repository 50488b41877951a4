import { type CleanupJob, runCleanupJobs } from '../../../src/services/retention/cleanupJob.js'

export const runAllCleanupJobs = async (
  jobs: readonly CleanupJob[],
  now: number,
): Promise<Readonly<Record<string, number>>> => {
  const { removed, errors } = await runCleanupJobs(jobs, now)
  if (errors.length > 0) throw new AggregateError(errors, 'Some cleanup jobs failed.')
  return removed
}
