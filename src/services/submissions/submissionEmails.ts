import type { Locale } from '../../addresses/pageTable.js'
import type { Localized } from '../../content/localized.js'
import type { Mailbox } from '../adapters/email/emailTransport.js'
import type { Facts } from '../clinic/facts.js'
import { formatDate, formatPhone, formatTime } from '../../shared/clinic/formats.js'
import type { LocalMoment } from '../clinic/openHours.js'
import type { Clinic } from '../clinic/readClinic.js'
import type { EmailDraft, EmailKind } from '../email/emailRecord.js'
import { messageIdOf } from '../email/emailThread.js'
import { localized } from '../language/localized.js'
import type { PersonalSubmission } from './submission.js'
import { staffUrl } from '../../addresses/staffTable.js'

export interface StaffPages {
  readonly pageOf: (reference: string) => string
  readonly list: string
}

/** Returns the staff pages of requests. @param origin scheme and host, without a slash at the end */
export const requestPages = (origin: string): StaffPages => ({
  pageOf: (reference) => origin + staffUrl('request', { reference }),
  list: `${origin}${staffUrl('requests')}?view=spam`,
})

/** Returns the staff pages of applications. @param origin scheme and host, without a slash at the end */
export const applicationPages = (origin: string): StaffPages => ({
  pageOf: (reference) => origin + staffUrl('application', { reference }),
  list: origin + staffUrl('applications'),
})

export interface EmailView {
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface EmailPhone {
  readonly shown: string
  readonly e164: string
}

export interface EmailMoment {
  readonly date: string
  readonly time: string
}

export interface EmailData {
  readonly locale: Locale
  readonly clinic: {
    readonly name: string
    readonly legalName: string
    readonly address: string
    readonly phone: EmailPhone
  }
  /** Retention periods as text: « 30 jours ». */
  readonly kept: Readonly<Record<KeptName, string>>
}

/** Data of the notice about a new submission; the other data is in the staff area only. */
export interface StaffNoticeData extends EmailData {
  readonly name: string
  readonly reference: string
  readonly page: string
}

type KeptName = 'suspected' | 'quarantine'

export interface EmailFacts {
  readonly name: Localized
  readonly legalName: Localized
  readonly address: Localized
  readonly phone: string
  readonly kept: Readonly<Record<KeptName, Localized>>
}

export const emailFacts = (clinic: Clinic, facts: Facts): EmailFacts => ({
  name: localized(() => clinic.name),
  legalName: clinic.legalName,
  address: facts.of('address'),
  phone: clinic.phone,
  kept: { suspected: facts.of('kept.suspected'), quarantine: facts.of('kept.quarantine') },
})

/** Staff emails are in French; the visitor's language is one of their fields. */
export const staffLocale: Locale = 'fr'

export const writePhone = (e164: string, locale: Locale): EmailPhone => ({
  shown: formatPhone(e164, locale),
  e164,
})

export const writeMoment = ({ date, time }: LocalMoment, locale: Locale): EmailMoment => ({
  date: formatDate(date, locale, { year: false }),
  time: formatTime(time, locale),
})

export const emailData = (locale: Locale, facts: EmailFacts): EmailData => ({
  locale,
  clinic: {
    name: facts.name[locale],
    legalName: facts.legalName[locale],
    address: facts.address[locale],
    phone: writePhone(facts.phone, locale),
  },
  kept: {
    suspected: facts.kept.suspected[locale],
    quarantine: facts.kept.quarantine[locale],
  },
})

interface Addressed {
  readonly recipient: EmailDraft['recipient']
  readonly from: Mailbox
  readonly to: Mailbox
  readonly replyTo?: Mailbox
}

/** Returns a deterministic id, so that a retry creates no duplicate. */
export const submissionEmailId = (submission: string, kind: EmailKind): string =>
  `${submission}-${kind}`

export const submissionEmail = (
  kind: EmailKind,
  { id, reference, createdAt }: Pick<PersonalSubmission, 'id' | 'reference' | 'createdAt'>,
  { recipient, ...addressed }: Addressed,
  view: EmailView,
): EmailDraft => ({
  id: submissionEmailId(id, kind),
  kind,
  reference,
  recipient,
  email: {
    ...addressed,
    ...view,
    messageId: messageIdOf(submissionEmailId(id, kind), addressed.from),
    date: createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
  },
})
