import { feedbackListing } from './feedbackListing.js'
import { runListCommand } from './runListCommand.js'

/*
 * Lists whether pages were useful: `node dist/commands/feedback.js [--json | --csv] [--suspected]`
 */

await runListCommand(feedbackListing)
