import type { Locale } from '../../routes/table.js'
import type { Mailbox } from '../adapters/mail/mail.js'
import type {
  LetterFacts,
  LetterMoment,
  LetterPhone,
  LetterView,
} from '../contact/contactLetters.js'
import type { Localized } from '../content/contentTypes.js'
import { formatDate, formatPhone, formatTime } from '../content/formats.js'
import { localMoment } from '../content/openHours.js'
import type { LetterToKeep } from '../outbox/letterRecord.js'
import type { Application, KeptFile } from './application.js'
import { formatSize } from './fileSize.js'

export interface LetterFile extends Pick<KeptFile, 'name' | 'warnings' | 'scan'> {
  /** « 1,8 Mio » */
  readonly size: string
  /** Signed, good for seven days. */
  readonly href: string
}

export interface LetterClinic {
  readonly name: string
  readonly legalName: string
  readonly address: string
  readonly phone: LetterPhone
}

/** All that a letter about an application says, written out in its language but for the words. */
export interface ApplicationLetterData {
  readonly locale: Locale
  readonly application: Application
  readonly phone: LetterPhone
  /** Absent for a spontaneous application. */
  readonly offer?: { readonly title: string; readonly page: string }
  readonly received: LetterMoment
  /** The last day of the promised delay; absent if no open day is known. */
  readonly answerBy?: string
  readonly answerDelay: string
  readonly retention: string
  readonly linkDays: string
  readonly files: readonly LetterFile[]
  /** Where other offers are read. */
  readonly careersPage: string
  readonly clinic: LetterClinic
}

/** What HR is told of a file that was put in quarantine: nothing about the person. */
export interface QuarantineLetterData {
  readonly locale: Locale
  readonly file: string
  readonly threat: string
  readonly received: LetterMoment
  readonly careersPage: string
  readonly clinic: LetterClinic
}

export interface ApplicationFacts
  extends Pick<LetterFacts, 'name' | 'legalName' | 'address' | 'phone' | 'timeZone'> {
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

export interface ApplicationLetterParts {
  readonly render: {
    readonly hr: (data: ApplicationLetterData) => LetterView
    readonly acknowledgement: (data: ApplicationLetterData) => LetterView
    readonly quarantine: (data: QuarantineLetterData) => LetterView
  }
  readonly facts: ApplicationFacts
  readonly from: Mailbox
  /** Who reads the applications. */
  readonly hr: Mailbox
}

/** The clinic works in French; the person's own language is a line of the letter. */
const hrLocale: Locale = 'fr'

/** The letters of an application: one to HR, one to the person. */
export const createApplicationLetters =
  (parts: ApplicationLetterParts) =>
  (application: Application): readonly LetterToKeep[] => [
    toHr(application, parts),
    toPerson(application, parts),
  ]

const toHr = (application: Application, parts: ApplicationLetterParts): LetterToKeep => ({
  ...outline('applicationHr', application),
  letter: {
    ...envelope('applicationHr', application.id, application.createdAt, parts),
    to: parts.hr,
    replyTo: { name: application.name, address: application.email },
    ...parts.render.hr(writeOut(application, hrLocale, parts.facts)),
  },
})

const toPerson = (application: Application, parts: ApplicationLetterParts): LetterToKeep => ({
  ...outline('applicationAcknowledgement', application),
  letter: {
    ...envelope('applicationAcknowledgement', application.id, application.createdAt, parts),
    // No name beside the address: it would carry a stranger's words into somebody's inbox.
    to: { address: application.email },
    replyTo: parts.hr,
    ...parts.render.acknowledgement(writeOut(application, application.locale, parts.facts)),
  },
})

/** Tells HR that a file was put in quarantine. */
export const quarantineLetter = (
  { id, file, threat, at }: { id: string; file: string; threat: string; at: number },
  parts: ApplicationLetterParts,
): LetterToKeep => ({
  id: `${id}-applicationQuarantine`,
  kind: 'applicationQuarantine',
  reference: id,
  letter: {
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

const envelope = (kind: string, id: string, date: string, { from }: ApplicationLetterParts) => ({
  from,
  messageId: `<${id}-${kind}@${from.address.split('@').at(-1)}>`,
  date,
  // Tells the other side's answering machine not to answer.
  headers: { 'Auto-Submitted': 'auto-generated' },
})

const writeOut = (
  application: Application,
  locale: Locale,
  facts: ApplicationFacts,
): ApplicationLetterData => {
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

const clinicIn = (locale: Locale, facts: ApplicationFacts): LetterClinic => ({
  name: facts.name[locale],
  legalName: facts.legalName[locale],
  address: facts.address[locale],
  phone: writePhone(facts.phone, locale),
})

const writePhone = (e164: string, locale: Locale): LetterPhone => ({
  shown: formatPhone(e164, locale),
  e164,
})

const writeMoment = (facts: ApplicationFacts, moment: Date, locale: Locale): LetterMoment => {
  const { date, time } = localMoment(facts, moment)
  return { date: formatDate(date, locale, { year: false }), time: formatTime(time, locale) }
}
