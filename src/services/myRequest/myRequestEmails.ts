import { randomUUID } from 'node:crypto'
import { knownLocale, type Locale } from '../../addresses/locales.js'
import type { Mailbox } from '../adapters/email/emailTransport.js'
import type { LocalMoment } from '../clinic/openHours.js'
import type { ContactEmailFacts } from '../contact/contactEmails.js'
import type { ContactRequest } from '../contact/contactRequest.js'
import type { VisitAnswer } from '../contact/visitAnswer.js'
import type { VisitDone } from '../../shared/contact/contactChoices.js'
import type { EmailDraft, EmailKind } from '../email/emailRecord.js'
import { messageIdOf, threadHeaders } from '../email/emailThread.js'
import {
  type EmailData,
  type EmailMoment,
  type EmailView,
  emailData,
  type StaffNoticeData,
  staffLocale,
  submissionEmailId,
  writeMoment,
} from '../submissions/submissionEmails.js'

/** Data of emails to the person, without the exam, messages and the day of an appointment. */
export interface MyRequestEmailData extends EmailData {
  readonly name: string
  readonly reference: string
  readonly link: string
  /** Time of the change, or of the deletion of a withdrawn request. */
  readonly moment: EmailMoment
}

export interface WithdrawnEmailData extends MyRequestEmailData {
  /** Whether the person had asked to change an appointment, which then stays. */
  readonly isVisitKept: boolean
}

export interface VisitAskedEmailData extends MyRequestEmailData {
  readonly answer: VisitAnswer
  readonly callBackBy: EmailMoment | undefined
  readonly callBackDelay: string
}

export interface VisitDoneEmailData extends MyRequestEmailData {
  readonly done: VisitDone
}

export interface MessageNoticeData extends StaffNoticeData {
  readonly isVisit: boolean
}

export interface MyRequestEmailViews {
  readonly newLink: (data: MyRequestEmailData) => EmailView
  readonly detailsChanged: (data: MyRequestEmailData) => EmailView
  readonly requestWithdrawn: (data: WithdrawnEmailData) => EmailView
  readonly visitAsked: (data: VisitAskedEmailData) => EmailView
  readonly visitDone: (data: VisitDoneEmailData) => EmailView
  readonly messageNotice: (data: MessageNoticeData) => EmailView
}

export interface MyRequestEmailParts {
  readonly views: MyRequestEmailViews
  readonly facts: ContactEmailFacts
  readonly from: Mailbox
  readonly desk: Mailbox
  readonly pageOf: (reference: string) => string
  readonly momentOf: (at: number) => LocalMoment
}

interface ToPerson {
  readonly address: string
  readonly link: string
  readonly at: number
  readonly now: number
}

export interface MyRequestEmails {
  messageNotice(request: ContactRequest, about: 'message' | 'visit', now: number): EmailDraft
  newLink(request: ContactRequest, to: ToPerson): EmailDraft
  detailsChanged(request: ContactRequest, to: ToPerson): EmailDraft
  requestWithdrawn(request: ContactRequest, to: ToPerson, isVisitKept: boolean): EmailDraft
  visitAsked(request: ContactRequest, to: ToPerson, visit: LocalMoment): EmailDraft
  visitDone(request: ContactRequest, to: ToPerson, done: VisitDone): EmailDraft
}

export const createMyRequestEmails = (parts: MyRequestEmailParts): MyRequestEmails => {
  const { views, facts, from, desk, pageOf, momentOf } = parts

  /** Drafts an email to the person. @param first email that this one replies to */
  const draft = (
    kind: EmailKind,
    { id: request, reference }: ContactRequest,
    first: EmailKind,
    addressed: Pick<EmailDraft, 'recipient'> & { readonly to: Mailbox; readonly replyTo?: Mailbox },
    view: EmailView,
    now: number,
  ): EmailDraft => {
    const { recipient, ...mailboxes } = addressed
    const id = `${request}-${kind}-${randomUUID()}`
    return {
      id,
      kind,
      reference,
      recipient,
      email: {
        from,
        ...mailboxes,
        ...view,
        messageId: messageIdOf(id, from),
        date: new Date(now).toISOString(),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...threadHeaders([messageIdOf(submissionEmailId(request, first), from)]),
        },
      },
    }
  }

  const callBackIn = (locale: Locale, now: number) => {
    const by = facts.callBackBy(new Date(now))
    return {
      callBackBy: by === undefined ? undefined : writeMoment(by, locale),
      callBackDelay: facts.callBackDelay[locale],
    }
  }

  const toPerson =
    (kind: EmailKind, view: (data: MyRequestEmailData) => EmailView) =>
    (request: ContactRequest, { address, link, at, now }: ToPerson): EmailDraft => {
      const locale: Locale = knownLocale(request.preferredLanguage)
      const data: MyRequestEmailData = {
        ...emailData(locale, facts),
        name: request.name,
        reference: request.reference,
        link,
        moment: writeMoment(momentOf(at), locale),
      }
      return draft(
        kind,
        request,
        'contactAcknowledgement',
        { recipient: 'visitor', to: { address }, replyTo: desk },
        view(data),
        now,
      )
    }

  return {
    messageNotice: (request, about, now) => {
      const data: MessageNoticeData = {
        ...emailData(staffLocale, facts),
        isVisit: about === 'visit',
        name: request.name,
        reference: request.reference,
        page: pageOf(request.reference),
      }
      return draft(
        'requestMessage',
        request,
        'contactDesk',
        { recipient: 'staff', to: desk },
        views.messageNotice(data),
        now,
      )
    },
    newLink: toPerson('requestLink', views.newLink),
    detailsChanged: toPerson('requestChanged', views.detailsChanged),
    requestWithdrawn: (request, to, isVisitKept) =>
      toPerson('requestWithdrawn', (data) => views.requestWithdrawn({ ...data, isVisitKept }))(
        request,
        to,
      ),
    visitAsked: (request, to, visit) => {
      const answer = facts.visitAnswer(visit, new Date(to.now))
      return toPerson('visitChanged', (data) =>
        views.visitAsked({ ...data, ...callBackIn(data.locale, to.now), answer }),
      )(request, to)
    },
    visitDone: (request, to, done) =>
      toPerson('visitChanged', (data) => views.visitDone({ ...data, done }))(request, to),
  }
}
