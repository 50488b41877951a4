import { feedbackListing } from './lists/feedbackListing.js'
import { runListCommand } from './lists/runListCommand.js'

await runListCommand(feedbackListing)
