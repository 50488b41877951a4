import { openListTexts } from '../../../src/commands/lists/listTexts.js'
import {
  chooseSubmissions,
  readListOptions,
  type SubmissionListing,
  submissionLines,
} from '../../../src/commands/lists/submissionList.js'
import type { OnUnreadable, Records } from '../../../src/services/adapters/records/records.js'
import type { Submission } from '../../../src/services/submissions/submission.js'
import { aClinic } from '../../unit/clinic/aClinic.js'
import { shippedContent } from './shippedContent.js'

/**
 * @param args command line, such as `--json`
 * @returns the submissions, the output, and whether the requested reference exists
 */
export const runListing = async <Stored extends Submission>(
  records: Pick<Records, 'list'>,
  listing: SubmissionListing<Stored>,
  args: readonly string[],
  onUnreadable?: OnUnreadable,
): Promise<{
  readonly chosen: readonly Stored[]
  readonly lines: readonly string[]
  readonly isFound: boolean
}> => {
  const options = readListOptions(listing, args)
  const found = await chooseSubmissions(records, listing.kind, options, onUnreadable)
  const words = await openListTexts(process.cwd(), { clinic: aClinic(), content: shippedContent })
  const chosen = found ?? []
  return {
    chosen,
    lines: submissionLines(chosen, listing, options, words),
    isFound: found !== undefined,
  }
}
