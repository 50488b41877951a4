import { cutText } from '../../shared/forms/cleanText.js'
import type { Translate } from '../../services/language/words.js'
import { greetingName } from '../../shared/text/greetingName.js'
import type { Locale } from '../../addresses/pageTable.js'
import type {
  EmailData,
  EmailMoment,
  EmailPhone,
} from '../../services/submissions/submissionEmails.js'

export interface EmailRow {
  readonly label: string
  readonly value: string
}

export interface EmailLink {
  readonly label: string
  readonly href: string
}

export interface EmailLinks {
  readonly label: string
  readonly items: readonly (EmailLink & { readonly note: string })[]
}

/** `**` marks bold text. */
export interface EmailContent {
  readonly subject: string
  /** Shown next to the subject in a mailbox. */
  readonly preview: string
  readonly title: string
  readonly opening: readonly string[]
  readonly rows: readonly EmailRow[]
  readonly links?: EmailLinks
  readonly message?: EmailRow | undefined
  readonly closing: readonly string[]
  readonly action: EmailLink
}

export interface EmailWords extends EmailContent {
  readonly locale: Locale
  readonly brand: string
  readonly footer: readonly string[]
}

const longestInSubject = 30

/** Returns a first name, or the first word: lock screens show subjects. */
export const subjectName = (name: string): string =>
  greetingName(name) ?? cutText(name.trim().split(/\s/u)[0] ?? '', longestInSubject)

export const greet = (name: string, t: Translate): string => {
  const first = greetingName(name)
  return first === undefined
    ? t('emails:acknowledgement.greetingWithoutName')
    : t('emails:acknowledgement.greeting', { name: first })
}

export const formatEmailPhone = (
  { shown }: EmailPhone,
  extension: string | undefined,
  t: Translate,
): string => (extension === undefined ? shown : t('emails:extension', { phone: shown, extension }))

export const receivedRow = (received: EmailMoment, t: Translate): EmailRow => ({
  label: t('emails:rows.received'),
  value: t('emails:moment', { ...received }),
})

export const referenceRow = (reference: string, t: Translate): EmailRow => ({
  label: t('emails:rows.reference'),
  value: reference,
})

export const footerLines = (
  { legalName, address, phone }: EmailData['clinic'],
  t: Translate,
): readonly string[] => [
  t('emails:footer.clinic', { clinic: legalName, address, phone: phone.shown }),
  t('emails:footer.urgent'),
]

export const withoutMarks = (text: string): string => text.replaceAll('**', '')
