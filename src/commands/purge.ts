import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../config/readConfig.js'
import type { Records } from '../services/adapters/records/records.js'
import { openEmailCopies } from '../services/adapters/email/openEmailTransport.js'
import { uploadsSweep } from '../services/careers/uploadSweep.js'
import { dailySweeps } from '../services/dailySweeps.js'
import { OperatorError } from '../services/errors/errors.js'
import { sweepEach } from '../services/retention/sweep.js'
import { noteDeletion, noteAttempt, suspiciousPause } from '../services/retention/retentionTurn.js'
import { openStoredFiles } from './shared/openStoredFiles.js'
import { openStoredRecords, reportUnreadable } from './shared/openStoredRecords.js'
import { projectFolder } from './shared/projectFolder.js'
import { runCommand, write } from './shared/runCommand.js'

const usage = `Deletes what has reached the end of its retention, now. The site does so by itself every day.

  npm run purge [-- --confirm]

  --confirm   the clock of this machine is right, although the last time is more than a week ago

Where the clock jumps ahead, the site deletes nothing until this command has been run with it.`

/** @throws OperatorError if the clock looks wrong and the operator has not confirmed it */
const checkClock = async (records: Pick<Records, 'read'>, now: number): Promise<void> => {
  const lastDone = await suspiciousPause(records, now)
  if (lastDone === undefined) return
  throw new OperatorError(
    `Nothing is deleted: this machine says that it is ${new Date(now).toISOString()}, and the last time was ${lastDone}. If the clock is right, run “npm run purge -- --confirm”; else set it.`,
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
    const sweeps = [uploadsSweep(parts), ...dailySweeps(parts)]
    const { removed, errors } = await sweepEach(sweeps, now)
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
