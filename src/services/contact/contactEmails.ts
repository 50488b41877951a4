import type { Locale } from '../../addresses/pageTable.js'
import type { Mailbox } from '../adapters/email/emailTransport.js'
import type { ExamName, Localized } from '../../content/contentTypes.js'
import { formatDate, formatPhone, formatTime } from '../clinic/formats.js'
import { type LocalMoment, localMoment } from '../clinic/openHours.js'
import type { EmailDraft } from '../email/emailRecord.js'
import type { ContactRequest } from './contactRequest.js'

/** An email as words: what a view makes of a request. */
export interface EmailView {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** A number as people read it, and as a `tel:` link has it. */
export interface EmailPhone {
  readonly shown: string
  readonly e164: string
}

export interface EmailMoment {
  readonly date: string
  readonly time: string
}

/** All that an email says, written out in its language but for the words of the site. */
export interface ContactEmailData {
  readonly locale: Locale
  readonly request: ContactRequest
  readonly phone?: EmailPhone
  /** Absent when the subject is none of the exams. */
  readonly exam?: { readonly name: string; readonly page: string }
  readonly received: EmailMoment
  /** When the clinic has answered at the latest; absent if no open day is known. */
  readonly callBackBy?: EmailMoment
  /** The same promise as a delay. */
  readonly callBackDelay: string
  readonly clinic: {
    readonly name: string
    readonly legalName: string
    readonly address: string
    readonly phone: EmailPhone
  }
}

export type RenderEmail = (data: ContactEmailData) => EmailView

/** What the emails say about the clinic, in both languages. */
export interface EmailFacts {
  readonly name: Localized
  readonly legalName: Localized
  readonly address: Localized
  readonly phone: string
  readonly timeZone: string
  readonly callBackDelay: Localized
  readonly callBackBy: (received: Date) => LocalMoment | undefined
  /** The whole name of an exam, and the full address of its page. */
  readonly exam: (
    name: ExamName,
    locale: Locale,
  ) => { readonly name: string; readonly page: string }
}

export interface ContactEmailParts {
  readonly render: { readonly desk: RenderEmail; readonly acknowledgement: RenderEmail }
  readonly facts: EmailFacts
  /** Who the emails come from; its domain ends each Message-ID. */
  readonly from: Mailbox
  /** Who reads the requests. */
  readonly desk: Mailbox
}

/** The clinic works in French; the visitor's own language is a line of the email. */
const deskLocale: Locale = 'fr'

/** The emails of a request: one to the front desk, one to the visitor who left an address. */
export const createContactEmails =
  (parts: ContactEmailParts) =>
  (request: ContactRequest): readonly EmailDraft[] => {
    const desk = toDesk(request, parts)
    return request.email === undefined ? [desk] : [desk, toVisitor(request, request.email, parts)]
  }

const toDesk = (request: ContactRequest, parts: ContactEmailParts): EmailDraft => ({
  ...outline('contactDesk', request),
  email: {
    ...envelope('contactDesk', request, parts),
    to: parts.desk,
    ...(request.email === undefined
      ? {}
      : { replyTo: { name: request.name, address: request.email } }),
    ...parts.render.desk(emailData(request, deskLocale, parts.facts)),
  },
})

const toVisitor = (
  request: ContactRequest,
  address: string,
  parts: ContactEmailParts,
): EmailDraft => ({
  ...outline('contactAcknowledgement', request),
  email: {
    ...envelope('contactAcknowledgement', request, parts),
    // No name beside the address: it would carry a stranger's words into somebody's inbox.
    to: { address },
    replyTo: parts.desk,
    ...parts.render.acknowledgement(emailData(request, request.locale, parts.facts)),
  },
})

const outline = (kind: string, { id, reference }: ContactRequest) => ({
  id: `${id}-${kind}`,
  kind,
  reference,
})

const envelope = (
  kind: string,
  { id, createdAt }: ContactRequest,
  { from }: ContactEmailParts,
) => ({
  from,
  messageId: `<${id}-${kind}@${from.address.split('@').at(-1)}>`,
  date: createdAt,
  // Tells the other side's answering machine not to answer.
  headers: { 'Auto-Submitted': 'auto-generated' },
})

const emailData = (
  request: ContactRequest,
  locale: Locale,
  facts: EmailFacts,
): ContactEmailData => {
  const received = new Date(request.createdAt)
  const callBackBy = facts.callBackBy(received)
  return {
    locale,
    request,
    ...(request.phone === undefined ? {} : { phone: writePhone(request.phone, locale) }),
    ...(request.subject === 'other' ? {} : { exam: facts.exam(request.subject, locale) }),
    received: writeMoment(localMoment(facts, received), locale),
    ...(callBackBy === undefined ? {} : { callBackBy: writeMoment(callBackBy, locale) }),
    callBackDelay: facts.callBackDelay[locale],
    clinic: {
      name: facts.name[locale],
      legalName: facts.legalName[locale],
      address: facts.address[locale],
      phone: writePhone(facts.phone, locale),
    },
  }
}

const writePhone = (e164: string, locale: Locale): EmailPhone => ({
  shown: formatPhone(e164, locale),
  e164,
})

const writeMoment = ({ date, time }: LocalMoment, locale: Locale): EmailMoment => ({
  date: formatDate(date, locale, { year: false }),
  time: formatTime(time, locale),
})
