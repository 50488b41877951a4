import { createFormDraft, isPage } from '../fields/formDraft.js'

export const contactDraft = createFormDraft({
  key: 'contactDraft',
  selector: 'form[data-contact]',
  fields: ['name', 'phone', 'email', 'subject', 'language', 'moments', 'halfDays', 'message'],
  isReceived: () => isPage('requestReceived'),
})
