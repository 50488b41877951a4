import * as z from 'zod'
import { storedEnum } from '../adapters/records/storedValue.js'
import { submissionFields, type SubmissionKind } from '../submissions/submission.js'
import { feedbackAnswers } from '../../shared/feedback/feedbackFields.js'

const feedbackSchema = z.object({
  ...submissionFields,
  /** The name of a page, or `job/` and the id of an offer. */
  page: z.string(),
  answer: storedEnum(feedbackAnswers),
  sentence: z.string().exactOptional(),
})
/** Whether a page was useful, as it is stored: nothing says who answered. */
export type Feedback = z.infer<typeof feedbackSchema>

export const feedbackKind: SubmissionKind<Feedback> = {
  collection: 'feedback',
  schema: feedbackSchema,
  endsBy: 'expiresAt',
}
