import type { ReactNode } from 'react'
import type { ContactLetterData } from '../../services/contact/contactLetters.js'
import LetterLayout from './LetterLayout.js'
import { Action, Message, Paragraphs, Rows, Title } from './LetterParts.js'
import {
  contactRows,
  footerLines,
  languageRow,
  type LetterLink,
  type LetterTranslate,
  type LetterWords,
  momentsRow,
  referenceRow,
  sayCallBack,
  sayPhone,
  subjectRow,
  verificationRows,
} from './letterWords.js'

/** What the front desk reads about a new request, in the clinic's language. */
export const contactDeskWords = (data: ContactLetterData, t: LetterTranslate): LetterWords => {
  const { locale, request, clinic } = data
  const callBack = sayCallBack(data, t)
  const opening = data.phone === undefined ? 'letters:desk.byEmail' : 'letters:desk.byPhone'
  return {
    locale,
    brand: clinic.name,
    // Mail programs show subjects on locked screens: neither the name nor the exam stands there.
    subject: t('letters:desk.subject', { reference: request.reference }),
    preview: t('letters:desk.preview', { callBack }),
    title: t('letters:desk.title'),
    opening: [t(opening, { name: request.name, callBack })],
    rows: [
      { label: t('forms:name.label'), value: request.name },
      ...contactRows(data, t),
      subjectRow(data, t),
      languageRow(data, t),
      momentsRow(data, t),
      { label: t('letters:rows.received'), value: t('letters:moment', { ...data.received }) },
      referenceRow(data, t),
      ...verificationRows(data, t),
    ],
    ...(request.message === undefined
      ? {}
      : { message: { label: t('letters:rows.message'), value: request.message } }),
    closing: [
      ...(request.email === undefined ? [] : [t('letters:desk.reply')]),
      t('letters:desk.delete'),
    ],
    action: deskAction(data, t),
    footer: footerLines(data, t),
  }
}

const deskAction = (data: ContactLetterData, t: LetterTranslate): LetterLink => {
  const shown = sayPhone(data, t)
  if (data.phone !== undefined && shown !== undefined) {
    return { label: t('letters:desk.call', { phone: shown }), href: `tel:${data.phone.e164}` }
  }
  const address = encodeURIComponent(data.request.email ?? '').replace('%40', '@')
  return { label: t('letters:desk.write'), href: `mailto:${address}` }
}

const ContactDeskLetter = ({ words }: { words: LetterWords }): ReactNode => (
  <LetterLayout words={words}>
    <Title>{words.title}</Title>
    <Paragraphs texts={words.opening} />
    <Rows rows={words.rows} />
    {words.message !== undefined && <Message message={words.message} />}
    <Paragraphs texts={words.closing} />
    <Action link={words.action} />
  </LetterLayout>
)

export default ContactDeskLetter
