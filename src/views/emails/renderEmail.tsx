import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../addresses/pageTable.js'
import type { Translate } from '../../services/language/messages.js'
import type { EmailData, EmailView } from '../../services/submissions/submissionEmails.js'
import Email from './Email.js'
import { renderEmailText } from './emailText.js'
import { type EmailContent, footerLines } from './emailMessages.js'

export type EmailTranslations = (locale: Locale) => Translate

export const emailRenderer =
  (translations: EmailTranslations) =>
  <Data extends EmailData>(contentOf: (data: Data, t: Translate) => EmailContent) =>
  (data: Data): EmailView => {
    const { locale, clinic } = data
    const t = translations(locale)
    const content = contentOf(data, t)
    const words = {
      ...content,
      locale,
      brand: clinic.name,
      footer: footerLines(clinic, content, t),
    }
    return {
      subject: words.subject,
      html: `<!doctype html>${renderToStaticMarkup(<Email words={words} />)}`,
      text: renderEmailText(words, t),
    }
  }
