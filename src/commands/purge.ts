import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../config/readConfig.js'
import { openEmailCopies } from '../services/adapters/email/openEmailTransport.js'
import type { Records } from '../services/adapters/records/records.js'
import { uploadsCleanup } from '../services/careers/uploadCleanup.js'
import { dailyCleanupJobs } from '../services/dailyCleanupJobs.js'
import { OperatorError } from '../services/errors/errors.js'
import { runCleanupJobs } from '../services/retention/cleanupJob.js'
import {
  noteAttempt,
  noteDeletion,
  suspiciousPause,
} from '../services/retention/retentionSchedule.js'
import { openStoredFiles } from './shared/openStoredFiles.js'
import { openStoredRecords, reportUnreadable } from './shared/openStoredRecords.js'
import { projectFolder } from './shared/projectFolder.js'
import { runCommand, write } from './shared/runCommand.js'

const usage = `Deletes expired data now. The site does so every day.

  npm run purge [-- --confirm]

  --confirm   confirms the clock of this machine, if the last run was more than a week ago

After a jump of the clock, the site deletes nothing until this command confirms it.`

/** Verifies the clock. @throws OperatorError if it is suspicious and the operator has not confirmed it */
const checkClock = async (records: Pick<Records, 'read'>, now: number): Promise<void> => {
  const lastDone = await suspiciousPause(records, now)
  if (lastDone === undefined) return
  throw new OperatorError(
    `Nothing was deleted: the clock shows ${new Date(now).toISOString()}, but the last run was at ${lastDone}. If the clock is right, run “npm run purge -- --confirm”; otherwise correct it.`,
  )
}

await runCommand(usage, async () => {
  const options = { confirm: { type: 'boolean', default: false } } as const
  const { confirm } = parseArgs({ options }).values
  const config = readConfig(process.env, projectFolder)
  const records = await openStoredRecords(config, reportUnreadable)
  const files = await openStoredFiles(config)
  const emailCopies = await openEmailCopies(config.paths.mail, pino({ level: 'silent' }))
  const parts = { records, files, emailCopies, onUnreadable: reportUnreadable }
  try {
    const now = Date.now()
    if (!confirm) await checkClock(records, now)
    const jobs = [uploadsCleanup(parts), ...dailyCleanupJobs(parts)]
    const { removed, errors } = await runCleanupJobs(jobs, now)
    for (const [name, count] of Object.entries(removed)) write(`${name}: ${count} removed`)
    if (errors.length > 0) {
      await noteAttempt(records, now)
      throw errors[0]
    }
    await noteDeletion(records, now, removed)
  } finally {
    await files.close()
    await records.close()
  }
})
