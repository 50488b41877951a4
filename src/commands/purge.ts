import { resolve } from 'node:path'
import { readConfig } from '../config/readConfig.js'
import { openStoredFiles } from './openStoredFiles.js'
import { openStoredRecords } from './openStoredRecords.js'
import { applicationsSweep, uploadsSweep } from '../services/careers/uploadSweep.js'
import { recordsSweep, sweepAll } from '../services/retention.js'
import { runCommand, write } from './runCommand.js'

const usage = `Deletes what has reached the end of its retention, now. The site does so by itself every day.

  npm run purge`

await runCommand(usage, async () => {
  const root = resolve(import.meta.dirname, '../..')
  const config = readConfig(process.env, root)
  const records = await openStoredRecords(config)
  const files = await openStoredFiles(config)
  const parts = { records, files }
  try {
    // Files go before the records that name them.
    const sweeps = [uploadsSweep(parts), applicationsSweep(parts), recordsSweep(records)]
    const removed = await sweepAll(sweeps, Date.now())
    for (const [name, count] of Object.entries(removed)) write(`${name}: ${count} removed`)
  } finally {
    await files.close()
    await records.close()
  }
})
