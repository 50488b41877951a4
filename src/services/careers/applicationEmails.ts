import type { Locale } from '../../addresses/pageTable.js'
import type { Mailbox } from '../adapters/email/emailTransport.js'
import type { EmailFacts, EmailMoment, EmailPhone, EmailView } from '../contact/contactEmails.js'
import type { Localized } from '../../content/contentTypes.js'
import { formatDate, formatPhone, formatTime } from '../clinic/formats.js'
import { localMoment } from '../clinic/openHours.js'
import type { EmailDraft } from '../email/emailRecord.js'
import type { Application, ApplicationFile } from './application.js'
import { formatSize } from './fileSize.js'

export interface EmailFile extends Pick<ApplicationFile, 'name' | 'warnings' | 'scan'> {
  /** « 1,8 Mio » */
  readonly size: string
  /** Signed, good for seven days. */
  readonly href: string
}

export interface EmailClinic {
  readonly name: string
  readonly legalName: string
  readonly address: string
  readonly phone: EmailPhone
}

/** All that an email about an application says, written out in its language but for the words. */
export interface ApplicationEmailData {
  readonly locale: Locale
  readonly application: Application
  readonly phone: EmailPhone
  /** Absent for a spontaneous application. */
  readonly offer?: { readonly title: string; readonly page: string }
  readonly received: EmailMoment
  /** The last day of the promised delay; absent if no open day is known. */
  readonly answerBy?: string
  readonly answerDelay: string
  readonly retention: string
  readonly linkDays: string
  readonly files: readonly EmailFile[]
  /** Where other offers are read. */
  readonly careersPage: string
  readonly clinic: EmailClinic
}

/** What HR is told of a file that was put in quarantine: nothing about the person. */
export interface QuarantineEmailData {
  readonly locale: Locale
  readonly file: string
  readonly threat: string
  readonly received: EmailMoment
  readonly careersPage: string
  readonly clinic: EmailClinic
}

export interface ApplicationFacts
  extends Pick<EmailFacts, 'name' | 'legalName' | 'address' | 'phone' | 'timeZone'> {
  readonly answerDelay: Localized
  readonly retention: Localized
  readonly linkDays: Localized
  /** ISO date of the end of the promised delay. */
  readonly answerBy: (received: Date) => string | undefined
  readonly offer: (
    id: string,
    locale: Locale,
  ) => { readonly title: string; readonly page: string } | undefined
  readonly careersPage: Localized
  /** The full address of a file, signed. */
  readonly fileAddress: (application: string, position: number) => string
}

export interface ApplicationEmailParts {
  readonly render: {
    readonly hr: (data: ApplicationEmailData) => EmailView
    readonly acknowledgement: (data: ApplicationEmailData) => EmailView
    readonly quarantine: (data: QuarantineEmailData) => EmailView
  }
  readonly facts: ApplicationFacts
  readonly from: Mailbox
  /** Who reads the applications. */
  readonly hr: Mailbox
}

/** The clinic works in French; the person's own language is a line of the email. */
const hrLocale: Locale = 'fr'

/** The emails of an application: one to HR, one to the person. */
export const createApplicationEmails =
  (parts: ApplicationEmailParts) =>
  (application: Application): readonly EmailDraft[] => [
    toHr(application, parts),
    toPerson(application, parts),
  ]

const toHr = (application: Application, parts: ApplicationEmailParts): EmailDraft => ({
  ...outline('applicationHr', application),
  email: {
    ...envelope('applicationHr', application.id, application.createdAt, parts),
    to: parts.hr,
    replyTo: { name: application.name, address: application.email },
    ...parts.render.hr(emailData(application, hrLocale, parts.facts)),
  },
})

const toPerson = (application: Application, parts: ApplicationEmailParts): EmailDraft => ({
  ...outline('applicationAcknowledgement', application),
  email: {
    ...envelope('applicationAcknowledgement', application.id, application.createdAt, parts),
    // No name beside the address: it would carry a stranger's words into somebody's inbox.
    to: { address: application.email },
    replyTo: parts.hr,
    ...parts.render.acknowledgement(emailData(application, application.locale, parts.facts)),
  },
})

/** Tells HR that a file was put in quarantine. */
export const quarantineEmail = (
  { id, file, threat, at }: { id: string; file: string; threat: string; at: number },
  parts: ApplicationEmailParts,
): EmailDraft => ({
  id: `${id}-applicationQuarantine`,
  kind: 'applicationQuarantine',
  reference: id,
  email: {
    ...envelope('applicationQuarantine', id, new Date(at).toISOString(), parts),
    to: parts.hr,
    ...parts.render.quarantine({
      locale: hrLocale,
      file,
      threat,
      received: writeMoment(parts.facts, new Date(at), hrLocale),
      careersPage: parts.facts.careersPage[hrLocale],
      clinic: clinicIn(hrLocale, parts.facts),
    }),
  },
})

const outline = (kind: string, { id, reference }: Application) => ({
  id: `${id}-${kind}`,
  kind,
  reference,
})

const envelope = (kind: string, id: string, date: string, { from }: ApplicationEmailParts) => ({
  from,
  messageId: `<${id}-${kind}@${from.address.split('@').at(-1)}>`,
  date,
  // Tells the other side's answering machine not to answer.
  headers: { 'Auto-Submitted': 'auto-generated' },
})

const emailData = (
  application: Application,
  locale: Locale,
  facts: ApplicationFacts,
): ApplicationEmailData => {
  const received = new Date(application.createdAt)
  const offer = facts.offer(application.offer, locale)
  const answerBy = facts.answerBy(received)
  return {
    locale,
    application,
    phone: writePhone(application.phone, locale),
    ...(offer === undefined ? {} : { offer }),
    received: writeMoment(facts, received, locale),
    ...(answerBy === undefined ? {} : { answerBy: formatDate(answerBy, locale, { year: false }) }),
    answerDelay: facts.answerDelay[locale],
    retention: facts.retention[locale],
    linkDays: facts.linkDays[locale],
    files: application.files.map(({ name, size, warnings, scan }, position) => ({
      name,
      warnings,
      scan,
      size: formatSize(size, locale),
      href: facts.fileAddress(application.id, position),
    })),
    careersPage: facts.careersPage[locale],
    clinic: clinicIn(locale, facts),
  }
}

const clinicIn = (locale: Locale, facts: ApplicationFacts): EmailClinic => ({
  name: facts.name[locale],
  legalName: facts.legalName[locale],
  address: facts.address[locale],
  phone: writePhone(facts.phone, locale),
})

const writePhone = (e164: string, locale: Locale): EmailPhone => ({
  shown: formatPhone(e164, locale),
  e164,
})

const writeMoment = (facts: ApplicationFacts, moment: Date, locale: Locale): EmailMoment => {
  const { date, time } = localMoment(facts, moment)
  return { date: formatDate(date, locale, { year: false }), time: formatTime(time, locale) }
}
