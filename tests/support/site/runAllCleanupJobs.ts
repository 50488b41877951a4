import { refuseUnreadable } from '../../../src/services/adapters/records/readable.js'
import { dailyCleanupJobs } from '../../../src/services/dailyCleanupJobs.js'
import { type CleanupJob, runCleanupJobs } from '../../../src/services/retention/cleanupJob.js'
import type { TestApp } from './appForTests.js'

export const runAllCleanupJobs = async (
  jobs: readonly CleanupJob[],
  now: number,
): Promise<Readonly<Record<string, number>>> => {
  const { removed, errors } = await runCleanupJobs(jobs, now)
  if (errors.length > 0) throw new AggregateError(errors, 'Some cleanup jobs failed.')
  return removed
}

/** Runs the daily cleanup jobs of a site at the time of its clock. */
export const runDailyCleanup = async ({ services, clock }: TestApp): Promise<void> => {
  const jobs = dailyCleanupJobs({
    records: services.records,
    files: services.careers.files,
    emailCopies: { removeCopies: async () => 0 },
    onUnreadable: refuseUnreadable,
  })
  await runAllCleanupJobs(jobs, clock.now())
}
