import type { ContactFormWords } from './contactFormProps.js'
import type { Site } from '../site/site.js'

/** The words of the form; what it says once it is used is loaded by itself. */
export const contactFormWords = (site: Site, retention: string): ContactFormWords => {
  const {
    sending: _sending,
    retry: _retry,
    status: _status,
    failed: _failed,
    ...words
  } = site.words('forms:contact', { retention })
  return { ...site.words('forms:shared'), ...words }
}
