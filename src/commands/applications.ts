import { downloadFiles } from './applicationDownload.js'
import { applicationListing } from './applicationListing.js'
import { openStoredFiles } from './openStoredFiles.js'
import { write } from './runCommand.js'
import { runListCommand } from './runListCommand.js'

await runListCommand(applicationListing, async (chosen, config, folder) => {
  const files = await openStoredFiles(config)
  await downloadFiles(chosen, files, folder, write)
  await files.close()
})
