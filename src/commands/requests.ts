import { resolve } from 'node:path'
import { readConfig } from '../config/readConfig.js'
import { openRecords } from '../services/adapters/records/openRecords.js'
import { readRequestOptions, writeRequests } from './requestList.js'
import { fail, runCommand, write } from './runCommand.js'

/*
 * Lists the stored contact requests:
 * `node dist/commands/requests.js [--json | --csv] [--suspected] [--show REFERENCE]`
 */

await runCommand(async () => {
  const options = readRequestOptions(process.argv.slice(2))
  const root = resolve(import.meta.dirname, '../..')
  const records = await openRecords(readConfig(process.env, root).records)
  try {
    const found = await writeRequests(records, options, write)
    if (!found) fail('No request has this reference.', 1)
  } finally {
    await records.close()
  }
})
