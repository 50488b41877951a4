import { resolve } from 'node:path'
import { type Config, readConfig } from '../../config/readConfig.js'
import { releaseSubmission } from '../../services/submissions/releaseSubmission.js'
import type { Submission } from '../../services/submissions/submission.js'
import { openListTexts } from './listTexts.js'
import { openStoredRecords, storeName, reportUnreadable } from '../shared/openStoredRecords.js'
import { projectFolder } from '../shared/projectFolder.js'
import { readDefaults, readShownContent } from '../shared/shownContent.js'
import { fail, note, runCommand, write } from '../shared/runCommand.js'
import {
  chooseSubmissions,
  listUsage,
  readListOptions,
  type SubmissionListing,
  submissionLines,
} from './submissionList.js'

const releaseTexts = {
  released:
    'is no longer flagged as spam and has the usual retention. No email was sent: call the person.',
  notSuspected: 'was not flagged as spam.',
} as const

interface ListActions<Stored extends Submission> {
  readonly download?: (chosen: readonly Stored[], config: Config, folder: string) => Promise<void>
}

export const runListCommand = <Stored extends Submission>(
  listing: SubmissionListing<Stored>,
  { download }: ListActions<Stored> = {},
): Promise<void> =>
  runCommand(listUsage(listing), async () => {
    const options = readListOptions(listing, process.argv.slice(2))
    const config = readConfig(process.env, projectFolder)
    const records = await openStoredRecords(config, reportUnreadable)
    try {
      if (options.release !== undefined) {
        const { kind } = listing
        const outcome = await releaseSubmission(records, kind, options.release, config.retention)
        if (outcome === 'missing') return fail(`No ${listing.noun} has this reference.`, 1)
        return write(`${options.release} ${releaseTexts[outcome]}`)
      }
      const chosen = await chooseSubmissions(records, listing.kind, options, reportUnreadable)
      if (chosen === undefined) return fail(`No ${listing.noun} has this reference.`, 1)
      if (options.download !== undefined && download !== undefined) {
        return await download(chosen, config, resolve(options.download))
      }
      // Names the store, because an empty list may be that of another store.
      if (!options.json && !options.csv) note(`Read from ${storeName(config)}.`)
      const words = await openListTexts(
        projectFolder,
        await readShownContent(readDefaults(config), records),
      )
      for (const line of submissionLines(chosen, listing, options, words)) write(line)
    } finally {
      await records.close()
    }
  })
