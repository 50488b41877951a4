import * as z from 'zod'
import type { Email } from '../adapters/email/emailTransport.js'
import type { Changes, StoredRecord, RecordDraft } from '../adapters/records/records.js'
import { storedEnum, storedObject } from '../adapters/records/storedValue.js'

/**
 * The collection of queued emails. Its stored name and its fields `letter` and `lastFault` are older
 * than the words of this code: renaming them would lose what a running site has queued.
 */
export const emailCollection = 'letters'

/** Which email it is; the staff reads its words in `staffOutbox:kinds`. */
export const emailKinds = [
  'contactDesk',
  'contactAcknowledgement',
  'contactSuspected',
  'applicationHr',
  'applicationAcknowledgement',
  'applicationSuspected',
  'applicationQuarantine',
  'staffReply',
  'deliveryTrouble',
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

const storedEmailSchema = z
  .object({
    kind: storedEnum(emailKinds),
    reference: z.string(),
    /** Absent in emails that were queued by earlier releases. */
    recipient: storedEnum(['visitor', 'staff']).default('staff'),
    /**
     * `failed`: given up. `refused`: the visitor's address takes no email. `abandoned`: given up by
     * somebody who looked at it.
     */
    status: storedEnum(emailStatuses),
    tries: z.int(),
    /**
     * Absent unless somebody wanted it tried again: then it is tried for as long as a new one, and has
     * waited since then.
     */
    queuedAt: z.string().exactOptional(),
    sentAt: z.string().nullable(),
    answer: z.string().nullable(),
    lastFault: z.string().nullable(),
    letter: emailSchema,
  })
  .transform(({ letter, ...fields }) => ({ ...fields, email: letter }))
/** What a record of `emailCollection` holds. */
export type StoredEmail = z.infer<typeof storedEmailSchema>

export interface EmailDraft {
  readonly id: string
  readonly kind: EmailKind
  /** Of the request it belongs to. */
  readonly reference: string
  /** A visitor typed their address themselves; ops can mend one of the staff. */
  readonly recipient: StoredEmail['recipient']
  readonly email: Email
}

/** An email as a record, due at once unless something else is said. */
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
    // Parsing copies what a record may hold and drops the rest.
    letter: emailSchema.parse(email),
  },
})

/** @throws ZodError when the record is not an email */
export const readEmail = (record: StoredRecord): StoredEmail =>
  storedEmailSchema.parse(record.fields)

/** How much of a server's answer, or of an error, is stored. */
const longestText = 500

/** What changes once an email has left. */
export const asSent = (stored: StoredEmail, answer: string, now: number): Changes => ({
  fields: {
    status: 'sent',
    tries: stored.tries + 1,
    sentAt: new Date(now).toISOString(),
    answer: answer.slice(0, longestText),
  },
  dueAt: null,
})

/** What changes when an email could not be sent and is retried later. */
export const asDelayed = (stored: StoredEmail, error: string, dueAt: number): Changes => ({
  fields: { tries: stored.tries + 1, lastFault: error.slice(0, longestText) },
  dueAt,
})

/** What changes when no retry is left. */
export const asEnded = (
  stored: StoredEmail,
  status: 'failed' | 'refused',
  error: string,
): Changes => ({
  fields: { status, tries: stored.tries + 1, lastFault: error.slice(0, longestText) },
  dueAt: null,
})

/** What changes when somebody wants it tried again now, perhaps at another address. */
export const asQueuedAgain = (stored: StoredEmail, now: number, address?: string): Changes => ({
  fields: {
    status: 'queued',
    tries: 0,
    queuedAt: new Date(now).toISOString(),
    ...(address === undefined
      ? {}
      : { letter: emailSchema.parse({ ...stored.email, to: { address } }) }),
  },
  dueAt: now,
})

/** What changes when somebody gives it up. */
export const asAbandoned: Changes = { fields: { status: 'abandoned' }, dueAt: null }
