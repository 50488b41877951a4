import type { RenderLetter } from '../../services/contact/contactLetters.js'
import ContactAcknowledgementLetter, {
  contactAcknowledgementWords,
} from './ContactAcknowledgementLetter.js'
import ContactDeskLetter, { contactDeskWords } from './ContactDeskLetter.js'
import { letterRenderer, type Translations } from './letterRenderer.js'

/** The letters of a contact request, ready for `createContactLetters`. */
export const createContactLetterViews = (
  translations: Translations,
): { readonly desk: RenderLetter; readonly acknowledgement: RenderLetter } => ({
  desk: letterRenderer(translations, contactDeskWords, (words) => (
    <ContactDeskLetter words={words} />
  )),
  acknowledgement: letterRenderer(translations, contactAcknowledgementWords, (words) => (
    <ContactAcknowledgementLetter words={words} />
  )),
})
