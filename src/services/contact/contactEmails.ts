import { knownLocale, type Locale } from '../../addresses/locales.js'
import type { ExamName } from '../../content/contentTypes.js'
import type { Localized } from '../../content/localized.js'
import type { Mailbox } from '../adapters/email/emailTransport.js'
import type { LocalMoment } from '../clinic/openHours.js'
import type { EmailDraft } from '../email/emailRecord.js'
import {
  type EmailData,
  emailData,
  type EmailFacts,
  type EmailMoment,
  type EmailPhone,
  type EmailView,
  staffLocale,
  submissionEmail,
  writeMoment,
  writePhone,
} from '../submissions/submissionEmails.js'
import type { Stored } from '../../shared/language/storedChoices.js'
import type { ContactRequest } from './contactRequest.js'

/** All that an email says, written out in its language but for the words of the site. */
export interface ContactEmailData extends EmailData {
  readonly request: ContactRequest
  readonly phone?: EmailPhone | undefined
  /** Absent when the subject is none of the exams. */
  readonly exam?: string
  /** When the clinic has answered at the latest; absent if no open day is known. */
  readonly callBackBy?: EmailMoment | undefined
  /** The same promise as a delay. */
  readonly callBackDelay: string
}

export interface ContactEmailFacts extends EmailFacts {
  readonly callBackDelay: Localized
  readonly callBackBy: (received: Date) => LocalMoment | undefined
  /** The whole name of an exam. */
  readonly exam: (name: Stored<ExamName>, locale: Locale) => string
}

/** What the desk is told when it works with requests on the site. */
export interface ContactNoticeData extends ContactEmailData {
  /** The page of the request in the staff area. */
  readonly page: string
}

export interface ContactEmailViews {
  readonly desk: (data: ContactEmailData) => EmailView
  /** In its place, once somebody of the desk has an account: a link, no exam and no message. */
  readonly notice: (data: ContactNoticeData) => EmailView
  readonly acknowledgement: (data: ContactEmailData) => EmailView
}

export interface ContactEmailParts {
  readonly views: ContactEmailViews
  readonly facts: ContactEmailFacts
  /** Who the emails come from; its domain ends each Message-ID. */
  readonly from: Mailbox
  /** Who reads the requests. */
  readonly desk: Mailbox
}

/** The emails of a request: one to the front desk, one to the visitor who left an address. */
export const createContactEmails =
  ({ views, facts, from, desk }: ContactEmailParts) =>
  /** @param page of the request in the staff area, where the desk works there */
  (request: ContactRequest, page?: string): readonly EmailDraft[] => {
    const { name, email: address, preferredLanguage } = request
    const data = contactEmailData(request, staffLocale, facts)
    const toDesk = submissionEmail(
      'contactDesk',
      request,
      {
        recipient: 'staff',
        from,
        to: desk,
        // Answers are written in the staff area: a reply to the notice would not be noted there.
        ...(address === undefined || page !== undefined ? {} : { replyTo: { name, address } }),
      },
      page === undefined ? views.desk(data) : views.notice({ ...data, page }),
    )
    if (address === undefined) return [toDesk]
    const toVisitor = submissionEmail(
      'contactAcknowledgement',
      request,
      // No name beside the address: it would carry a stranger's words into somebody's inbox.
      { recipient: 'visitor', from, to: { address }, replyTo: desk },
      views.acknowledgement(contactEmailData(request, knownLocale(preferredLanguage), facts)),
    )
    return [toDesk, toVisitor]
  }

const contactEmailData = (
  request: ContactRequest,
  locale: Locale,
  facts: ContactEmailFacts,
): ContactEmailData => {
  const received = new Date(request.createdAt)
  const callBackBy = facts.callBackBy(received)
  return {
    ...emailData(locale, received, facts),
    request,
    phone: request.phone === undefined ? undefined : writePhone(request.phone, locale),
    ...(request.subject === 'other' ? {} : { exam: facts.exam(request.subject, locale) }),
    callBackBy: callBackBy === undefined ? undefined : writeMoment(callBackBy, locale),
    callBackDelay: facts.callBackDelay[locale],
  }
}
