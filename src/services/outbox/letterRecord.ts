import { z } from 'zod'
import type { Letter } from '../adapters/mail/mail.js'
import type { Changes, KeptRecord, RecordDraft } from '../adapters/records/records.js'

const mailbox = z.object({ name: z.string().exactOptional(), address: z.string() })
const letterSchema = z.object({
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

const keptLetterSchema = z.object({
  kind: z.string(),
  reference: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  tries: z.int(),
  sentAt: z.string().nullable(),
  answer: z.string().nullable(),
  lastFault: z.string().nullable(),
  letter: letterSchema,
})
/** The fields of a record of `letters`. */
export type KeptLetter = z.infer<typeof keptLetterSchema>

export interface LetterToKeep {
  readonly id: string
  /** Which letter it is, such as `contactDesk`: a word for the log. */
  readonly kind: string
  /** Of the request it belongs to. */
  readonly reference: string
  readonly letter: Letter
}

/** A letter as a record, due at once. */
export const draftLetter = (
  { id, kind, reference, letter }: LetterToKeep,
  { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
): RecordDraft => ({
  collection: 'letters',
  id,
  createdAt: now,
  expiresAt,
  dueAt: now,
  fields: {
    kind,
    reference,
    status: 'queued',
    tries: 0,
    sentAt: null,
    answer: null,
    lastFault: null,
    // Parsing copies what a record may hold and drops the rest.
    letter: letterSchema.parse(letter),
  },
})

/** @throws ZodError when the record is not a letter */
export const readLetter = (record: KeptRecord): KeptLetter => keptLetterSchema.parse(record.fields)

/** What changes once a letter has left. */
export const asSent = (kept: KeptLetter, answer: string, now: number): Changes => ({
  fields: {
    status: 'sent',
    tries: kept.tries + 1,
    sentAt: new Date(now).toISOString(),
    answer: answer.slice(0, 500),
  },
  dueAt: null,
})

/** What changes when a letter could not leave and is tried again later. */
export const asDelayed = (kept: KeptLetter, fault: string, dueAt: number): Changes => ({
  fields: { tries: kept.tries + 1, lastFault: fault.slice(0, 500) },
  dueAt,
})

/** What changes when a letter is given up. */
export const asFailed = (kept: KeptLetter, fault: string): Changes => ({
  fields: { status: 'failed', tries: kept.tries + 1, lastFault: fault.slice(0, 500) },
  dueAt: null,
})
