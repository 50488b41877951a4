import * as z from 'zod'
import { storedEnum } from '../adapters/records/storedValue.js'
import { submissionFields, type SubmissionKind } from '../submissions/submission.js'
import { feedbackAnswers } from '../../shared/feedback/feedbackFields.js'

const feedbackSchema = z.object({
  ...submissionFields,
  page: z.string(),
  answer: storedEnum(feedbackAnswers),
  sentence: z.string().exactOptional(),
})
export type Feedback = z.infer<typeof feedbackSchema>

export const feedbackKind: SubmissionKind<Feedback> = {
  collection: 'feedback',
  schema: feedbackSchema,
  endsBy: 'expiresAt',
}
