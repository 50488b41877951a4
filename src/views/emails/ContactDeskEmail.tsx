import type { ReactNode } from 'react'
import type { ContactEmailData } from '../../services/contact/contactEmails.js'
import EmailLayout from './EmailLayout.js'
import { Action, Message, Paragraphs, Rows, Title } from './EmailParts.js'
import {
  contactRows,
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
  verificationRows,
} from './emailWords.js'

/** What the front desk reads about a new request, in the clinic's language. */
export const contactDeskWords = (data: ContactEmailData, t: EmailTranslate): EmailWords => {
  const { locale, request, clinic } = data
  const callBack = sayCallBack(data, t)
  const opening = data.phone === undefined ? 'emails:desk.byEmail' : 'emails:desk.byPhone'
  return {
    locale,
    brand: clinic.name,
    // Mail programs show subjects on locked screens: neither the name nor the exam stands there.
    subject: t('emails:desk.subject', { reference: request.reference }),
    preview: t('emails:desk.preview', { callBack }),
    title: t('emails:desk.title'),
    opening: [t(opening, { name: request.name, callBack })],
    rows: [
      { label: t('forms:name.label'), value: request.name },
      ...contactRows(data, t),
      subjectRow(data, t),
      languageRow(data, t),
      momentsRow(data, t),
      { label: t('emails:rows.received'), value: t('emails:moment', { ...data.received }) },
      referenceRow(data, t),
      ...verificationRows(data, t),
    ],
    ...(request.message === undefined
      ? {}
      : { message: { label: t('emails:rows.message'), value: request.message } }),
    closing: [
      ...(request.email === undefined ? [] : [t('emails:desk.reply')]),
      t('emails:desk.delete'),
    ],
    action: deskAction(data, t),
    footer: footerLines(data, t),
  }
}

const deskAction = (data: ContactEmailData, t: EmailTranslate): EmailLink => {
  const shown = sayPhone(data, t)
  if (data.phone !== undefined && shown !== undefined) {
    return { label: t('emails:desk.call', { phone: shown }), href: `tel:${data.phone.e164}` }
  }
  const address = encodeURIComponent(data.request.email ?? '').replace('%40', '@')
  return { label: t('emails:desk.write'), href: `mailto:${address}` }
}

const ContactDeskEmail = ({ words }: { words: EmailWords }): ReactNode => (
  <EmailLayout words={words}>
    <Title>{words.title}</Title>
    <Paragraphs texts={words.opening} />
    <Rows rows={words.rows} />
    {words.message !== undefined && <Message message={words.message} />}
    <Paragraphs texts={words.closing} />
    <Action link={words.action} />
  </EmailLayout>
)

export default ContactDeskEmail
