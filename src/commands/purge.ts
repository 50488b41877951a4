import { resolve } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../config/readConfig.js'
import { openEmailTransport } from '../services/adapters/email/openEmailTransport.js'
import { uploadsSweep } from '../services/careers/uploadSweep.js'
import { dailySweeps } from '../services/dailySweeps.js'
import { sweepAll } from '../services/retention.js'
import { openStoredFiles } from './openStoredFiles.js'
import { openStoredRecords } from './openStoredRecords.js'
import { runCommand, write } from './runCommand.js'

const usage = `Deletes what has reached the end of its retention, now. The site does so by itself every day.

  npm run purge`

await runCommand(usage, async () => {
  const root = resolve(import.meta.dirname, '../..')
  const config = readConfig(process.env, root)
  const records = await openStoredRecords(config)
  const files = await openStoredFiles(config)
  const email = await openEmailTransport(config.email, pino({ level: 'silent' }))
  const parts = { records, files, email }
  try {
    const sweeps = [uploadsSweep(parts), ...dailySweeps(parts)]
    const removed = await sweepAll(sweeps, Date.now())
    for (const [name, count] of Object.entries(removed)) write(`${name}: ${count} removed`)
  } finally {
    await email.close()
    await files.close()
    await records.close()
  }
})
