import type { Localized, Text } from '../localized.js'

/** Personal data in emails, as the privacy policy names it. */
const items = {
  firstName: { fr: 'prénom', en: 'first name' },
  reference: { fr: 'référence', en: 'reference' },
  answerBy: { fr: 'suite prévue', en: 'what happens next' },
  staffLink: { fr: 'lien', en: 'link' },
  requestLink: { fr: 'lien vers votre demande', en: 'link to your request' },
} as const satisfies Record<string, Localized>
export type CarriedItem = keyof typeof items

/** Personal data in each kind of email; a test compares the emails with this table. */
export const emailContents = {
  acknowledgement: ['firstName', 'reference', 'answerBy', 'requestLink'],
  notice: ['firstName', 'reference', 'staffLink'],
  setApart: ['reference', 'staffLink'],
} as const satisfies Readonly<Record<string, readonly CarriedItem[]>>
export type EmailName = keyof typeof emailContents

const isEmailName = (name: string): name is EmailName => Object.hasOwn(emailContents, name)
export const emailNames: readonly EmailName[] = Object.keys(emailContents).filter(isEmailName)

/** Lists the personal data of an email: « prénom, référence, suite prévue ». */
export const carriedBy = (email: EmailName): Text => {
  const listed = (locale: keyof Localized): string =>
    emailContents[email].map((item) => items[item][locale]).join(', ')
  return { fr: listed('fr'), en: listed('en') }
}
