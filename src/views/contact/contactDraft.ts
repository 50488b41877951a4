import { createFormDraft, isPage } from '../fields/formDraft.js'
import type { ContactField } from '../../shared/contact/contactFields.js'

export const contactDraft = createFormDraft<ContactField>({
  key: 'contactDraft',
  selector: 'form[data-contact]',
  fields: {
    name: true,
    phone: true,
    email: true,
    contactBy: true,
    subject: true,
    language: true,
    moments: true,
    halfDays: true,
    message: true,
    consent: false,
  },
  isReceived: () => isPage('requestReceived'),
})
