import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../addresses/pageTable.js'
import type { EmailView } from '../../services/contact/contactEmails.js'
import { renderEmailText } from './emailText.js'
import type { EmailTranslate, EmailWords } from './emailWords.js'

export type Translations = (locale: Locale) => EmailTranslate

/** Makes both forms of an email from the same words. */
export const emailRenderer =
  <Data extends { readonly locale: Locale }>(
    translations: Translations,
    say: (data: Data, t: EmailTranslate) => EmailWords,
    show: (words: EmailWords) => ReactElement,
  ) =>
  (data: Data): EmailView => {
    const t = translations(data.locale)
    const words = say(data, t)
    return {
      subject: words.subject,
      html: `<!doctype html>${renderToStaticMarkup(show(words))}`,
      text: renderEmailText(words, t),
    }
  }
