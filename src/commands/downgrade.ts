import { parseArgs } from 'node:util'
import { readConfig } from '../config/readConfig.js'
import { isSqliteInUse } from '../services/adapters/records/sqlite/sqliteCopy.js'
import { moveEmailsBack } from '../services/email/earlierEmails.js'
import { OperatorError } from '../services/errors/errors.js'
import { openStoredRecords } from './shared/openStoredRecords.js'
import { projectFolder } from './shared/projectFolder.js'
import { runCommand, write } from './shared/runCommand.js'

const usage = `Prepares the stored data for the release before this one, which finds emails
under another name.

  npm run downgrade

Stop the site first: this release would move the emails again.`

await runCommand(usage, async () => {
  parseArgs({ options: {} })
  const config = readConfig(process.env, projectFolder)
  if (config.records.kind === 'sqlite' && isSqliteInUse(config.records.file)) {
    throw new OperatorError('The site or one of its commands is running: stop it first.')
  }
  const records = await openStoredRecords(config)
  try {
    const { moved, left } = await moveEmailsBack(records, Date.now())
    write(`emails: ${moved} moved`)
    if (left > 0) {
      throw new OperatorError(
        `${left} emails may be in flight: check that the site is stopped, and run the command again after two minutes.`,
      )
    }
  } finally {
    await records.close()
  }
})
