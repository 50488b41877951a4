import { randomUUID } from 'node:crypto'
import type { Mailbox } from '../../adapters/email/emailTransport.js'
import { draftEmail, type EmailKind } from '../../email/emailRecord.js'
import { messageIdOf } from '../../email/emailThread.js'
import type { Step } from '../../adapters/records/records.js'
import type { StaffAccount } from '../../staff/staffAccount.js'
import {
  type EmailData,
  type EmailFacts,
  type EmailView,
  emailData,
} from '../../submissions/submissionEmails.js'
import { day } from '../../../shared/time/durations.js'

/** Data of emails about drafts; excludes texts of documents and reasons of approvers. */
export interface ContentEmailData extends EmailData {
  readonly page: string
}

export interface ContentEmailViews {
  readonly approvalAsked: (data: ContentEmailData) => EmailView
  readonly approvalSentBack: (data: ContentEmailData) => EmailView
  readonly scheduleRefused: (data: ContentEmailData) => EmailView
}

export interface ContentEmailsParts {
  readonly views: ContentEmailViews
  readonly emailFacts: EmailFacts
  readonly from: Mailbox
  readonly origin: string
}

interface ContentEmail {
  readonly kind: EmailKind & keyof ContentEmailViews
  readonly document: string
  readonly path: string
  readonly now: number
}

/** Retention of these emails, which exceeds the outbox retries. */
const retentionMs = 7 * day

export const contentEmailStep = (
  { views, emailFacts, from, origin }: ContentEmailsParts,
  { email, name, locale }: StaffAccount,
  { kind, document, path, now }: ContentEmail,
): Step => {
  const id = randomUUID()
  const view = views[kind]({ ...emailData(locale, emailFacts), page: origin + path })
  const draft = {
    id,
    kind,
    reference: document,
    recipient: 'staff',
    email: {
      from,
      to: { name, address: email },
      ...view,
      messageId: messageIdOf(id, from),
      date: new Date(now).toISOString(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  } as const
  return { create: draftEmail(draft, { now, expiresAt: now + retentionMs }) }
}
