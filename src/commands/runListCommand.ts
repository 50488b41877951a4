import { resolve } from 'node:path'
import { type Config, readConfig } from '../config/readConfig.js'
import type { Submission } from '../services/submissions/submission.js'
import { openStoredRecords } from './openStoredRecords.js'
import { fail, runCommand, write } from './runCommand.js'
import {
  chooseSubmissions,
  listUsage,
  readListOptions,
  type SubmissionListing,
  submissionLines,
} from './submissionList.js'

/**
 * Runs a command that lists one kind of submission.
 * @param download what `--download` does with those chosen, for kinds that have files
 */
export const runListCommand = <Stored extends Submission>(
  listing: SubmissionListing<Stored>,
  download?: (chosen: readonly Stored[], config: Config, folder: string) => Promise<void>,
): Promise<void> =>
  runCommand(listUsage(listing), async () => {
    const options = readListOptions(listing, process.argv.slice(2))
    const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
    const records = await openStoredRecords(config)
    try {
      const chosen = await chooseSubmissions(records, listing.kind, options)
      if (chosen === undefined) return fail(`No ${listing.noun} has this reference.`, 1)
      if (options.download !== undefined && download !== undefined) {
        return await download(chosen, config, resolve(options.download))
      }
      for (const line of submissionLines(chosen, listing, options)) write(line)
    } finally {
      await records.close()
    }
  })
