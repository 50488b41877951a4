import { createFormDraft } from '../fields/formDraft.js'
import type { FeedbackField } from '../../shared/feedback/feedbackFields.js'

export const feedbackDraft = createFormDraft<FeedbackField>({
  key: 'feedbackDraft',
  selector: 'form[data-feedback]',
  fields: { page: false, answer: true, sentence: true },
  about: 'page',
  // The answer leads back to this place of the page that was judged.
  isReceived: () => location.hash === '#feedback-received',
})
