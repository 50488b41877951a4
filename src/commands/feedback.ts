import { feedbackListing } from './feedbackListing.js'
import { runListCommand } from './runListCommand.js'

await runListCommand(feedbackListing)
