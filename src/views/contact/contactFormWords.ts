import type { ContactFormWords } from './contactFormProps.js'
import { receivedWords } from './receivedWords.js'
import type { Site } from '../site/site.js'

/** The words of the form. */
export const contactFormWords = (site: Site, retention: string): ContactFormWords => ({
  ...site.words('forms:shared'),
  ...site.words('forms:contact', { phone: site.clinic.phone, retention }),
  privacyLink: site.pageName('privacy'),
  received: receivedWords(site),
})
