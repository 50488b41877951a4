import { requestListing } from './requestListing.js'
import { runListCommand } from './runListCommand.js'

/*
 * Lists the stored contact requests:
 * `node dist/commands/requests.js [--json | --csv] [--suspected] [--show REFERENCE]`
 */

await runListCommand(requestListing)
