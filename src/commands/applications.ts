import { resolve } from 'node:path'
import { readConfig } from '../config/readConfig.js'
import { openRecords } from '../services/adapters/records/openRecords.js'
import { downloadFiles } from './applicationDownload.js'
import { applicationLines, chooseApplications, readApplicationOptions } from './applicationList.js'
import { openStoredFiles } from './openStoredFiles.js'
import { fail, runCommand, write } from './runCommand.js'

/*
 * Lists the stored job applications, or brings their files:
 * `node dist/commands/applications.js [--json | --csv] [--suspected] [--show REFERENCE]
 *    [--download FOLDER]`
 */

await runCommand(async () => {
  const options = readApplicationOptions(process.argv.slice(2))
  const root = resolve(import.meta.dirname, '../..')
  const config = readConfig(process.env, root)
  const records = await openRecords(config.records)
  try {
    const chosen = await chooseApplications(records, options)
    if (chosen === undefined) return fail('No application has this reference.', 1)
    if (options.download === undefined) {
      for (const line of applicationLines(chosen, options)) write(line)
      return
    }
    const files = await openStoredFiles(config)
    await downloadFiles(chosen, files, resolve(options.download), write)
    await files.close()
  } finally {
    await records.close()
  }
})
