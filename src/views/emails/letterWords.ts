import type { Locale } from '../../routes/table.js'
import type { ContactLetterData } from '../../services/contact/contactLetters.js'
import { languageWords, momentWords, otherSubjectWord } from '../contactWords.js'

/** Words by key, in one language; it must not escape, React does. */
export type LetterTranslate = (key: string, values?: Record<string, string>) => string

export interface LetterRow {
  readonly label: string
  readonly value: string
}

export interface LetterLink {
  readonly label: string
  readonly href: string
}

/** Files to open, one link each. */
export interface LetterLinks {
  readonly label: string
  readonly items: readonly (LetterLink & { readonly note: string })[]
}

/** A letter as words, from which both its HTML and its text are made. `**` marks strong words. */
export interface LetterWords {
  readonly locale: Locale
  readonly brand: string
  readonly subject: string
  /** What a mail program shows beside the subject. */
  readonly preview: string
  readonly title: string
  readonly opening: readonly string[]
  readonly rows: readonly LetterRow[]
  readonly links?: LetterLinks
  /** What the visitor wrote. */
  readonly message?: LetterRow
  readonly closing: readonly string[]
  readonly action: LetterLink
  readonly footer: readonly string[]
}

/** « d’ici le vendredi 27 novembre à 16 h 30 » */
export const sayCallBack = (data: ContactLetterData, t: LetterTranslate): string =>
  data.callBackBy === undefined
    ? t('letters:callBack.within', { delay: data.callBackDelay })
    : t('letters:callBack.by', { moment: t('letters:moment', { ...data.callBackBy }) })

/** The visitor's number with its extension. */
export const sayPhone = (
  { phone, request }: ContactLetterData,
  t: LetterTranslate,
): string | undefined => {
  if (phone === undefined || request.phoneExtension === undefined) return phone?.shown
  return t('letters:extension', { phone: phone.shown, extension: request.phoneExtension })
}

export const subjectRow = ({ exam }: ContactLetterData, t: LetterTranslate): LetterRow => ({
  label: t('forms:subject.label'),
  value: exam?.name ?? t(otherSubjectWord),
})

export const languageRow = ({ request }: ContactLetterData, t: LetterTranslate): LetterRow => ({
  label: t('letters:rows.language'),
  value: t(languageWords[request.preferredLanguage]),
})

export const momentsRow = ({ request }: ContactLetterData, t: LetterTranslate): LetterRow => ({
  label: t('letters:rows.moments'),
  value:
    request.moments.length === 0
      ? t('letters:rows.noMoment')
      : request.moments.map((moment) => t(momentWords[moment])).join(' · '),
})

export const referenceRow = ({ request }: ContactLetterData, t: LetterTranslate): LetterRow => ({
  label: t('letters:rows.reference'),
  value: request.reference,
})

/** What speaks against the request or could not be known; nothing when the sender was verified. */
export const verificationRows = (
  { request: { verification } }: ContactLetterData,
  t: LetterTranslate,
): readonly LetterRow[] =>
  verification === undefined || verification === 'passed'
    ? []
    : [{ label: t('letters:rows.verification'), value: t(`letters:verification.${verification}`) }]

export const contactRows = (data: ContactLetterData, t: LetterTranslate): readonly LetterRow[] => {
  const phone = sayPhone(data, t)
  const { email } = data.request
  return [
    ...(phone === undefined ? [] : [{ label: t('forms:phone.label'), value: phone }]),
    ...(email === undefined ? [] : [{ label: t('forms:email.label'), value: email }]),
  ]
}

export const footerLines = (
  { clinic: { legalName, address, phone } }: Pick<ContactLetterData, 'clinic'>,
  t: LetterTranslate,
): readonly string[] => [
  t('letters:footer.clinic', { clinic: legalName, address, phone: phone.shown }),
  t('letters:footer.urgent'),
]

export const withoutMarks = (text: string): string => text.replaceAll('**', '')
