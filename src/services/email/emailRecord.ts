import * as z from 'zod'
import { minute } from '../../shared/time/durations.js'
import type { Email } from '../adapters/email/emailTransport.js'
import type { Changes, StoredRecord, RecordDraft } from '../adapters/records/records.js'
import { storedEnum, storedObject } from '../adapters/records/storedValue.js'

export const emailCollection = 'emails'

/**
 * Lease of an email, longer than any transport timeout, so that it cannot expire while the email is
 * being sent.
 */
export const emailLeaseMs = 2 * minute

export const emailKinds = [
  'contactDesk',
  'contactAcknowledgement',
  'contactSuspected',
  'applicationHr',
  'applicationAcknowledgement',
  'applicationSuspected',
  'applicationQuarantine',
  'staffReply',
  'requestMessage',
  'requestLink',
  'requestChanged',
  'requestWithdrawn',
  'visitChanged',
  'deliveryTrouble',
  'dailyCounts',
  'approvalAsked',
  'approvalSentBack',
  'scheduleRefused',
] as const
export type EmailKind = (typeof emailKinds)[number]

export const emailStatuses = ['queued', 'sent', 'failed', 'refused', 'abandoned'] as const

const mailbox = storedObject({ name: z.string().exactOptional(), address: z.string() })
const emailSchema = storedObject({
  from: mailbox,
  to: mailbox,
  replyTo: mailbox.exactOptional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  messageId: z.string(),
  date: z.string(),
  headers: z.record(z.string(), z.string()),
})

const storedEmailSchema = z.object({
  kind: storedEnum(emailKinds),
  reference: z.string(),
  /** Missing in emails queued by earlier releases. */
  recipient: storedEnum(['visitor', 'staff']).default('staff'),
  /**
   * `failed`: retries exhausted, or an email to the staff bounced. `refused`: the visitor's address
   * is invalid, or the email bounced. `abandoned`: cancelled by a staff member.
   */
  status: storedEnum(emailStatuses),
  tries: z.int(),
  /** Set by a manual retry, which restarts the retry period. */
  queuedAt: z.string().exactOptional(),
  sentAt: z.string().nullable(),
  answer: z.string().nullable(),
  lastFault: z.string().nullable(),
  email: emailSchema,
})
export type StoredEmail = z.infer<typeof storedEmailSchema>

export interface EmailDraft {
  readonly id: string
  readonly kind: EmailKind
  readonly reference: string
  /** Visitors may mistype their address; addresses of the staff are configuration. */
  readonly recipient: StoredEmail['recipient']
  readonly email: Email
}

export const draftEmail = (
  { id, kind, reference, recipient, email }: EmailDraft,
  {
    now,
    expiresAt,
    dueAt = now,
  }: { readonly now: number; readonly expiresAt: number; readonly dueAt?: number },
): RecordDraft => ({
  collection: emailCollection,
  id,
  createdAt: now,
  expiresAt,
  dueAt,
  fields: {
    kind,
    reference,
    recipient,
    status: 'queued',
    tries: 0,
    sentAt: null,
    answer: null,
    lastFault: null,
    email: emailSchema.parse(email),
  },
})

export const readEmail = (record: StoredRecord): StoredEmail =>
  storedEmailSchema.parse(record.fields)

const shownText = z.string().catch('')
const shownEmailSchema = z
  .object({
    date: shownText,
    to: z.object({ address: shownText }).catch({ address: '' }),
    subject: shownText,
    text: shownText,
  })
  .catch({ date: '', to: { address: '' }, subject: '', text: '' })

/**
 * Returns the parts of an email that a person may read; parts that another release wrote
 * differently are empty.
 */
export const readShownEmail = ({ fields }: StoredRecord): z.infer<typeof shownEmailSchema> =>
  shownEmailSchema.parse(fields['email'])

const longestText = 500

export const asSent = (stored: StoredEmail, answer: string, now: number): Changes => ({
  fields: {
    status: 'sent',
    tries: stored.tries + 1,
    sentAt: new Date(now).toISOString(),
    answer: answer.slice(0, longestText),
  },
  dueAt: null,
})

export const asDelayed = (stored: StoredEmail, error: string, dueAt: number): Changes => ({
  fields: { tries: stored.tries + 1, lastFault: error.slice(0, longestText) },
  dueAt,
})

export const asEnded = (
  stored: StoredEmail,
  status: 'failed' | 'refused',
  error: string,
): Changes => ({
  fields: { status, tries: stored.tries + 1, lastFault: error.slice(0, longestText) },
  dueAt: null,
})

/** Returns the changes of a bounced email: accepted by the mail server, later reported as undeliverable. */
export const asBounced = ({ recipient }: StoredEmail, status: string | undefined): Changes => ({
  fields: {
    status: recipient === 'visitor' ? 'refused' : 'failed',
    lastFault: `bounced ${status ?? ''}`.trim(),
  },
  dueAt: null,
})

export const asQueuedAgain = (stored: StoredEmail, now: number, address?: string): Changes => ({
  fields: {
    status: 'queued',
    tries: 0,
    queuedAt: new Date(now).toISOString(),
    ...(address === undefined
      ? {}
      : { email: emailSchema.parse({ ...stored.email, to: { address } }) }),
  },
  dueAt: now,
})

export const asAbandoned: Changes = { fields: { status: 'abandoned' }, dueAt: null }
