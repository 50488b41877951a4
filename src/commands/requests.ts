import { requestListing } from './requestListing.js'
import { runListCommand } from './runListCommand.js'

await runListCommand(requestListing)
