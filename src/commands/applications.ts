import { downloadFiles } from './lists/applicationDownload.js'
import { revokeLinks } from '../services/careers/fileLinks.js'
import { applicationListing } from './lists/applicationListing.js'
import { openStoredFiles } from './shared/openStoredFiles.js'
import { write } from './shared/runCommand.js'
import { runListCommand } from './lists/runListCommand.js'

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
