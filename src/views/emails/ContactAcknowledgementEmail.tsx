import type { ReactNode } from 'react'
import type { ContactEmailData } from '../../services/contact/contactEmails.js'
import EmailLayout from './EmailLayout.js'
import { Action, Paragraphs, Rows, Title } from './EmailParts.js'
import {
  footerLines,
  languageRow,
  type EmailLink,
  type EmailTranslate,
  type EmailWords,
  momentsRow,
  referenceRow,
  sayCallBack,
  sayPhone,
  subjectRow,
} from './emailWords.js'

/** What the visitor reads in their language: what came in, who answers and by when. */
export const contactAcknowledgementWords = (
  data: ContactEmailData,
  t: EmailTranslate,
): EmailWords => {
  const { locale, request, clinic } = data
  const callBack = sayCallBack(data, t)
  const phone = sayPhone(data, t)
  return {
    locale,
    brand: clinic.name,
    subject: t('emails:acknowledgement.subject', { reference: request.reference }),
    title: t('emails:acknowledgement.title'),
    ...answerWords(phone, callBack, request.name, t),
    // Neither the name nor the message comes back: anybody could have typed this address.
    rows: [subjectRow(data, t), languageRow(data, t), momentsRow(data, t), referenceRow(data, t)],
    closing: [
      ...(phone === undefined ? [] : [t('emails:acknowledgement.prescription')]),
      t('emails:acknowledgement.health'),
      t('emails:acknowledgement.change', { phone: clinic.phone.shown }),
      t('emails:acknowledgement.notYou'),
    ],
    action: visitorAction(data, t),
    footer: footerLines(data, t),
  }
}

const answerWords = (
  phone: string | undefined,
  callBack: string,
  name: string,
  t: EmailTranslate,
): Pick<EmailWords, 'preview' | 'opening'> => {
  const greeting = greet(name, t)
  return phone === undefined
    ? {
        preview: t('emails:acknowledgement.previewByEmail', { callBack }),
        opening: [greeting, t('emails:acknowledgement.byEmail', { callBack })],
      }
    : {
        preview: t('emails:acknowledgement.previewByPhone', { callBack }),
        opening: [greeting, t('emails:acknowledgement.byPhone', { callBack, phone })],
      }
}

// A "name" such as "win at shop.example" must not become a link in a stranger's inbox.
const looksLikeALink = /[/@:\\]|\p{L}\.\p{L}{2}|\d{4}/u

/** By name, unless the name could pass for a link. */
export const greet = (name: string, t: EmailTranslate): string =>
  looksLikeALink.test(name) || name.length > 40
    ? t('emails:acknowledgement.greetingWithoutName')
    : t('emails:acknowledgement.greeting', { name })

const visitorAction = ({ exam, clinic }: ContactEmailData, t: EmailTranslate): EmailLink =>
  exam === undefined
    ? { label: t('emails:acknowledgement.callClinic'), href: `tel:${clinic.phone.e164}` }
    : { label: t('emails:acknowledgement.readPreparation'), href: exam.page }

const ContactAcknowledgementEmail = ({ words }: { words: EmailWords }): ReactNode => (
  <EmailLayout words={words}>
    <Title>{words.title}</Title>
    <Paragraphs texts={words.opening} />
    <Rows rows={words.rows} />
    <Paragraphs texts={words.closing} />
    <Action link={words.action} />
  </EmailLayout>
)

export default ContactAcknowledgementEmail
