import type { ReactNode } from 'react'
import type { ContactLetterData } from '../../services/contact/contactLetters.js'
import LetterLayout from './LetterLayout.js'
import { Action, Paragraphs, Rows, Title } from './LetterParts.js'
import {
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
} from './letterWords.js'

/** What the visitor reads in their language: what came in, who answers and by when. */
export const contactAcknowledgementWords = (
  data: ContactLetterData,
  t: LetterTranslate,
): LetterWords => {
  const { locale, request, clinic } = data
  const callBack = sayCallBack(data, t)
  const phone = sayPhone(data, t)
  return {
    locale,
    brand: clinic.name,
    subject: t('letters:acknowledgement.subject', { reference: request.reference }),
    title: t('letters:acknowledgement.title'),
    ...answerWords(phone, callBack, request.name, t),
    // Neither the name nor the message comes back: anybody could have typed this address.
    rows: [subjectRow(data, t), languageRow(data, t), momentsRow(data, t), referenceRow(data, t)],
    closing: [
      ...(phone === undefined ? [] : [t('letters:acknowledgement.prescription')]),
      t('letters:acknowledgement.health'),
      t('letters:acknowledgement.change', { phone: clinic.phone.shown }),
      t('letters:acknowledgement.notYou'),
    ],
    action: visitorAction(data, t),
    footer: footerLines(data, t),
  }
}

const answerWords = (
  phone: string | undefined,
  callBack: string,
  name: string,
  t: LetterTranslate,
): Pick<LetterWords, 'preview' | 'opening'> => {
  const greeting = greet(name, t)
  return phone === undefined
    ? {
        preview: t('letters:acknowledgement.previewByEmail', { callBack }),
        opening: [greeting, t('letters:acknowledgement.byEmail', { callBack })],
      }
    : {
        preview: t('letters:acknowledgement.previewByPhone', { callBack }),
        opening: [greeting, t('letters:acknowledgement.byPhone', { callBack, phone })],
      }
}

// A "name" such as "win at shop.example" must not become a link in a stranger's inbox.
const looksLikeALink = /[/@:\\]|\p{L}\.\p{L}{2}|\d{4}/u

/** By name, unless the name could pass for a link. */
export const greet = (name: string, t: LetterTranslate): string =>
  looksLikeALink.test(name) || name.length > 40
    ? t('letters:acknowledgement.greetingWithoutName')
    : t('letters:acknowledgement.greeting', { name })

const visitorAction = ({ exam, clinic }: ContactLetterData, t: LetterTranslate): LetterLink =>
  exam === undefined
    ? { label: t('letters:acknowledgement.callClinic'), href: `tel:${clinic.phone.e164}` }
    : { label: t('letters:acknowledgement.readPreparation'), href: exam.page }

const ContactAcknowledgementLetter = ({ words }: { words: LetterWords }): ReactNode => (
  <LetterLayout words={words}>
    <Title>{words.title}</Title>
    <Paragraphs texts={words.opening} />
    <Rows rows={words.rows} />
    <Paragraphs texts={words.closing} />
    <Action link={words.action} />
  </LetterLayout>
)

export default ContactAcknowledgementLetter
