import { downloadFiles } from './applicationDownload.js'
import { applicationListing } from './applicationListing.js'
import { openStoredFiles } from './openStoredFiles.js'
import { write } from './runCommand.js'
import { runListCommand } from './runListCommand.js'

/*
 * Lists the stored job applications, or brings their files:
 * `node dist/commands/applications.js [--json | --csv] [--suspected] [--show REFERENCE]
 *    [--download FOLDER]`
 */

await runListCommand(applicationListing, async (chosen, config, folder) => {
  const files = await openStoredFiles(config)
  await downloadFiles(chosen, files, folder, write)
  await files.close()
})
