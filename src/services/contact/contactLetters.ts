import type { Locale } from '../../routes/table.js'
import type { Mailbox } from '../adapters/mail/mail.js'
import type { ExamName, Localized } from '../content/contentTypes.js'
import { formatDate, formatPhone, formatTime } from '../content/formats.js'
import { type LocalMoment, localMoment } from '../content/openHours.js'
import type { LetterToKeep } from '../outbox/letterRecord.js'
import type { ContactRequest } from './contactRequest.js'

/** A letter as words: what a view makes of a request. */
export interface LetterView {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** A number as people read it, and as a `tel:` link has it. */
export interface LetterPhone {
  readonly shown: string
  readonly e164: string
}

export interface LetterMoment {
  readonly date: string
  readonly time: string
}

/** All that a letter says, written out in its language but for the words of the site. */
export interface ContactLetterData {
  readonly locale: Locale
  readonly request: ContactRequest
  readonly phone?: LetterPhone
  /** Absent when the subject is none of the exams. */
  readonly exam?: { readonly name: string; readonly page: string }
  readonly received: LetterMoment
  /** When the clinic has answered at the latest; absent if no open day is known. */
  readonly callBackBy?: LetterMoment
  /** The same promise as a delay. */
  readonly callBackDelay: string
  readonly clinic: {
    readonly name: string
    readonly legalName: string
    readonly address: string
    readonly phone: LetterPhone
  }
}

export type RenderLetter = (data: ContactLetterData) => LetterView

/** What the letters say about the clinic, in both languages. */
export interface LetterFacts {
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

export interface ContactLetterParts {
  readonly render: { readonly desk: RenderLetter; readonly acknowledgement: RenderLetter }
  readonly facts: LetterFacts
  /** Who the letters come from; its domain ends each Message-ID. */
  readonly from: Mailbox
  /** Who reads the requests. */
  readonly desk: Mailbox
}

/** The clinic works in French; the visitor's own language is a line of the letter. */
const deskLocale: Locale = 'fr'

/** The letters of a request: one to the front desk, one to the visitor who left an address. */
export const createContactLetters =
  (parts: ContactLetterParts) =>
  (request: ContactRequest): readonly LetterToKeep[] => {
    const desk = toDesk(request, parts)
    return request.email === undefined ? [desk] : [desk, toVisitor(request, request.email, parts)]
  }

const toDesk = (request: ContactRequest, parts: ContactLetterParts): LetterToKeep => ({
  ...outline('contactDesk', request),
  letter: {
    ...envelope('contactDesk', request, parts),
    to: parts.desk,
    ...(request.email === undefined
      ? {}
      : { replyTo: { name: request.name, address: request.email } }),
    ...parts.render.desk(writeOut(request, deskLocale, parts.facts)),
  },
})

const toVisitor = (
  request: ContactRequest,
  address: string,
  parts: ContactLetterParts,
): LetterToKeep => ({
  ...outline('contactAcknowledgement', request),
  letter: {
    ...envelope('contactAcknowledgement', request, parts),
    // No name beside the address: it would carry a stranger's words into somebody's inbox.
    to: { address },
    replyTo: parts.desk,
    ...parts.render.acknowledgement(writeOut(request, request.locale, parts.facts)),
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
  { from }: ContactLetterParts,
) => ({
  from,
  messageId: `<${id}-${kind}@${from.address.split('@').at(-1)}>`,
  date: createdAt,
  // Tells the other side's answering machine not to answer.
  headers: { 'Auto-Submitted': 'auto-generated' },
})

const writeOut = (
  request: ContactRequest,
  locale: Locale,
  facts: LetterFacts,
): ContactLetterData => {
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

const writePhone = (e164: string, locale: Locale): LetterPhone => ({
  shown: formatPhone(e164, locale),
  e164,
})

const writeMoment = ({ date, time }: LocalMoment, locale: Locale): LetterMoment => ({
  date: formatDate(date, locale, { year: false }),
  time: formatTime(time, locale),
})
