import { requestListing } from './lists/requestListing.js'
import { runListCommand } from './lists/runListCommand.js'

await runListCommand(requestListing)
