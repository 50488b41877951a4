import { downloadFiles } from './lists/applicationDownload.js'
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
})
