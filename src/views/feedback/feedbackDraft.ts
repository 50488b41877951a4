import { createFormDraft } from '../fields/formDraft.js'
import type { FeedbackField } from '../../shared/feedback/feedbackFields.js'

export const feedbackDraft = createFormDraft<FeedbackField>({
  key: 'feedbackDraft',
  selector: 'form[data-feedback]',
  fields: { page: false, answer: true, sentence: true },
  about: 'page',
  // The redirect after feedback leads to this fragment.
  isReceived: () => location.hash === '#feedback-received',
})
