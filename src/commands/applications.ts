import { downloadFiles } from './applicationDownload.js'
import { revokeLinks } from '../services/careers/revokeLinks.js'
import { applicationListing } from './applicationListing.js'
import { openStoredFiles } from './openStoredFiles.js'
import { write } from './runCommand.js'
import { runListCommand } from './runListCommand.js'

await runListCommand(applicationListing, {
  download: async (chosen, config, folder) => {
    const files = await openStoredFiles(config)
    await downloadFiles(chosen, files, folder, write)
    await files.close()
  },
  revoke: async (records, reference) =>
    (await revokeLinks(records, reference, Date.now()))
      ? `The links to the files of ${reference} lead nowhere from now on; --download brings the files.`
      : undefined,
})
