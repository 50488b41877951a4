import type { Locale } from '../../addresses/pageTable.js'
import type { Translate } from '../../services/language/messages.js'
import type { EmailData } from '../../services/submissions/submissionEmails.js'
import { cutText } from '../../shared/forms/cleanText.js'
import { greetingName } from '../../shared/text/greetingName.js'

export interface EmailRow {
  readonly label: string
  readonly value: string
}

export interface EmailLink {
  readonly label: string
  readonly href: string
}

/** Content of one email. `**` marks strong words. */
export interface EmailContent {
  readonly subject: string
  /** Shown next to the subject in a mailbox. */
  readonly preview: string
  readonly title: string
  readonly opening: readonly string[]
  readonly rows: readonly EmailRow[]
  readonly links?: readonly EmailLink[]
  readonly closing: readonly string[]
  readonly action: EmailLink
  /** Emails to patients end with 911 and 811; emails about jobs and emails to staff do not. */
  readonly hasEmergencyNumbers?: true
}

export interface EmailMessages extends EmailContent {
  readonly locale: Locale
  readonly brand: string
  readonly footer: readonly string[]
}

const longestInSubject = 30

/** Returns the first name, otherwise the first word of the name: lock screens show subjects. */
export const subjectName = (name: string): string =>
  greetingName(name) ?? cutText(name.trim().split(/\s/u)[0] ?? '', longestInSubject)

export const greet = (name: string, t: Translate): string => {
  const first = greetingName(name)
  return first === undefined
    ? t('emails:acknowledgement.greetingWithoutName')
    : t('emails:acknowledgement.greeting', { name: first })
}

export const referenceRow = (reference: string, t: Translate): EmailRow => ({
  label: t('emails:rows.reference'),
  value: reference,
})

export const footerLines = (
  { legalName, address, phone }: EmailData['clinic'],
  { hasEmergencyNumbers }: Pick<EmailContent, 'hasEmergencyNumbers'>,
  t: Translate,
): readonly string[] => [
  t('emails:footer.clinic', { clinic: legalName, address, phone: phone.shown }),
  ...(hasEmergencyNumbers === true ? [t('emails:footer.urgent')] : []),
]

export const withoutMarks = (text: string): string => text.replaceAll('**', '')
