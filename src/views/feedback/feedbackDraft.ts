import { createFormDraft } from '../fields/formDraft.js'

export const feedbackDraft = createFormDraft({
  key: 'feedbackDraft',
  selector: 'form[data-feedback]',
  fields: ['answer', 'sentence'],
  about: 'page',
  // The answer leads back to this place of the page that was judged.
  isReceived: () => location.hash === '#feedback-received',
})
