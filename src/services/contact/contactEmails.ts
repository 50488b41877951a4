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

export interface ContactEmailData extends EmailData {
  readonly request: ContactRequest
  readonly phone?: EmailPhone | undefined
  readonly exam?: string
  /** Promised call-back time; `undefined` if no open day is known. */
  readonly callBackBy?: EmailMoment | undefined
  readonly callBackDelay: string
}

export interface ContactEmailFacts extends EmailFacts {
  readonly callBackDelay: Localized
  readonly callBackBy: (received: Date) => LocalMoment | undefined
  readonly exam: (name: Stored<ExamName>, locale: Locale) => string
}

export interface ContactNoticeData extends ContactEmailData {
  readonly page: string
}

export interface ContactEmailViews {
  readonly desk: (data: ContactEmailData) => EmailView
  /** Replaces the email once the front desk has an account: a link, without health information. */
  readonly notice: (data: ContactNoticeData) => EmailView
  readonly acknowledgement: (data: ContactEmailData) => EmailView
}

export interface ContactEmailParts {
  readonly views: ContactEmailViews
  readonly facts: ContactEmailFacts
  /** Its domain ends each Message-ID. */
  readonly from: Mailbox
  readonly desk: Mailbox
}

export const createContactEmails =
  ({ views, facts, from, desk }: ContactEmailParts) =>
  /** @param page staff page of the request; `undefined` if the front desk has no account */
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
        // No reply address: answers are sent from the staff area, which records them.
        ...(address === undefined || page !== undefined ? {} : { replyTo: { name, address } }),
      },
      page === undefined ? views.desk(data) : views.notice({ ...data, page }),
    )
    if (address === undefined) return [toDesk]
    const toVisitor = submissionEmail(
      'contactAcknowledgement',
      request,
      // No display name: it is visitor input and could be abused to send text to strangers.
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
