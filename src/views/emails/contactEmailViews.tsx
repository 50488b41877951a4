import type { RenderEmail } from '../../services/contact/contactEmails.js'
import ContactAcknowledgementEmail, {
  contactAcknowledgementWords,
} from './ContactAcknowledgementEmail.js'
import ContactDeskEmail, { contactDeskWords } from './ContactDeskEmail.js'
import { emailRenderer, type Translations } from './emailRenderer.js'

/** The emails of a contact request, ready for `createContactEmails`. */
export const createContactEmailViews = (
  translations: Translations,
): { readonly desk: RenderEmail; readonly acknowledgement: RenderEmail } => ({
  desk: emailRenderer(translations, contactDeskWords, (words) => (
    <ContactDeskEmail words={words} />
  )),
  acknowledgement: emailRenderer(translations, contactAcknowledgementWords, (words) => (
    <ContactAcknowledgementEmail words={words} />
  )),
})
