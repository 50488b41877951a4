import type { Locale } from '../../addresses/pageTable.js'
import type { ContactEmailData } from '../../services/contact/contactEmails.js'
import { languageWords, momentWords, otherSubjectWord } from '../contact/contactWords.js'

/** Words by key, in one language; it must not escape, React does. */
export type EmailTranslate = (key: string, values?: Record<string, string>) => string

export interface EmailRow {
  readonly label: string
  readonly value: string
}

export interface EmailLink {
  readonly label: string
  readonly href: string
}

/** Files to open, one link each. */
export interface EmailLinks {
  readonly label: string
  readonly items: readonly (EmailLink & { readonly note: string })[]
}

/** An email as words, from which both its HTML and its text are made. `**` marks strong words. */
export interface EmailWords {
  readonly locale: Locale
  readonly brand: string
  readonly subject: string
  /** What a mail program shows beside the subject. */
  readonly preview: string
  readonly title: string
  readonly opening: readonly string[]
  readonly rows: readonly EmailRow[]
  readonly links?: EmailLinks
  /** What the visitor wrote. */
  readonly message?: EmailRow
  readonly closing: readonly string[]
  readonly action: EmailLink
  readonly footer: readonly string[]
}

/** « d’ici le vendredi 27 novembre à 16 h 30 » */
export const sayCallBack = (data: ContactEmailData, t: EmailTranslate): string =>
  data.callBackBy === undefined
    ? t('emails:callBack.within', { delay: data.callBackDelay })
    : t('emails:callBack.by', { moment: t('emails:moment', { ...data.callBackBy }) })

/** The visitor's number with its extension. */
export const sayPhone = (
  { phone, request }: ContactEmailData,
  t: EmailTranslate,
): string | undefined => {
  if (phone === undefined || request.phoneExtension === undefined) return phone?.shown
  return t('emails:extension', { phone: phone.shown, extension: request.phoneExtension })
}

export const subjectRow = ({ exam }: ContactEmailData, t: EmailTranslate): EmailRow => ({
  label: t('forms:subject.label'),
  value: exam?.name ?? t(otherSubjectWord),
})

export const languageRow = ({ request }: ContactEmailData, t: EmailTranslate): EmailRow => ({
  label: t('emails:rows.language'),
  value: t(languageWords[request.preferredLanguage]),
})

export const momentsRow = ({ request }: ContactEmailData, t: EmailTranslate): EmailRow => ({
  label: t('emails:rows.moments'),
  value:
    request.moments.length === 0
      ? t('emails:rows.noMoment')
      : request.moments.map((moment) => t(momentWords[moment])).join(' · '),
})

export const referenceRow = ({ request }: ContactEmailData, t: EmailTranslate): EmailRow => ({
  label: t('emails:rows.reference'),
  value: request.reference,
})

/** What speaks against the request or could not be known; nothing when the sender was verified. */
export const verificationRows = (
  { request: { verification } }: ContactEmailData,
  t: EmailTranslate,
): readonly EmailRow[] =>
  verification === undefined || verification === 'passed'
    ? []
    : [{ label: t('emails:rows.verification'), value: t(`emails:verification.${verification}`) }]

export const contactRows = (data: ContactEmailData, t: EmailTranslate): readonly EmailRow[] => {
  const phone = sayPhone(data, t)
  const { email } = data.request
  return [
    ...(phone === undefined ? [] : [{ label: t('forms:phone.label'), value: phone }]),
    ...(email === undefined ? [] : [{ label: t('forms:email.label'), value: email }]),
  ]
}

export const footerLines = (
  { clinic: { legalName, address, phone } }: Pick<ContactEmailData, 'clinic'>,
  t: EmailTranslate,
): readonly string[] => [
  t('emails:footer.clinic', { clinic: legalName, address, phone: phone.shown }),
  t('emails:footer.urgent'),
]

export const withoutMarks = (text: string): string => text.replaceAll('**', '')
