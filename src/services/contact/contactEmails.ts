import { knownLocale, type Locale } from '../../addresses/locales.js'
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
  type StaffNoticeData,
  type StaffPages,
  submissionEmail,
  writeMoment,
  writePhone,
} from '../submissions/submissionEmails.js'
import type { ContactRequest } from './contactRequest.js'
import type { VisitAnswer } from './visitAnswer.js'

export interface ContactEmailData extends EmailData {
  readonly request: ContactRequest
  readonly phone?: EmailPhone | undefined
  readonly callBackBy?: EmailMoment | undefined
  readonly callBackDelay: string
  /** `undefined` unless the request changes an appointment. */
  readonly visitAnswer: VisitAnswer | undefined
  /** Link to the request; `undefined` if no front desk account exists to answer. */
  readonly link: string | undefined
}

export interface ContactEmailFacts extends EmailFacts {
  readonly callBackDelay: Localized
  readonly callBackBy: (received: Date) => LocalMoment | undefined
  readonly visitAnswer: (visit: LocalMoment, sent: Date) => VisitAnswer
}

export interface ContactEmailViews {
  readonly notice: (data: StaffNoticeData) => EmailView
  readonly acknowledgement: (data: ContactEmailData) => EmailView
}

export interface ContactEmailParts {
  readonly views: ContactEmailViews
  readonly facts: ContactEmailFacts
  readonly from: Mailbox
  readonly desk: Mailbox
  readonly pages: Pick<StaffPages, 'pageOf'>
}

export type LinkToRequest = (
  request: Pick<ContactRequest, 'id' | 'preferredLanguage'>,
) => Promise<string | undefined>

export const createContactEmails =
  ({ views, facts, from, desk, pages }: ContactEmailParts) =>
  (request: ContactRequest, link?: string): readonly EmailDraft[] => {
    const { name, email: address, preferredLanguage, reference } = request
    const toDesk = submissionEmail(
      'contactDesk',
      request,
      // Omits `replyTo`, because staff reply from the staff area, where the reply is recorded.
      { recipient: 'staff', from, to: desk },
      views.notice({
        ...emailData(staffLocale, facts),
        name,
        reference,
        page: pages.pageOf(reference),
      }),
    )
    // The front desk needs no notice of requests that it entered.
    const notices = request.source === undefined ? [toDesk] : []
    if (address === undefined) return notices
    const toVisitor = submissionEmail(
      'contactAcknowledgement',
      request,
      // Omits the display name, which is visitor input and could be abused to send text to strangers.
      { recipient: 'visitor', from, to: { address }, replyTo: desk },
      views.acknowledgement({
        ...contactEmailData(request, knownLocale(preferredLanguage), facts),
        link,
      }),
    )
    return [...notices, toVisitor]
  }

const contactEmailData = (
  request: ContactRequest,
  locale: Locale,
  facts: ContactEmailFacts,
): Omit<ContactEmailData, 'link'> => {
  const received = new Date(request.createdAt)
  const callBackBy = facts.callBackBy(received)
  const { visit } = request
  return {
    ...emailData(locale, facts),
    request,
    phone: request.phone === undefined ? undefined : writePhone(request.phone, locale),
    callBackBy: callBackBy === undefined ? undefined : writeMoment(callBackBy, locale),
    callBackDelay: facts.callBackDelay[locale],
    visitAnswer: visit === undefined ? undefined : facts.visitAnswer(visit, received),
  }
}
