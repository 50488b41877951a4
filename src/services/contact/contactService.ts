import { randomUUID } from 'node:crypto'
import type { Locale } from '../../addresses/pageTable.js'
import type { Records } from '../adapters/records/records.js'
import type { Clock } from '../time/clock.js'
import { draftEmail, type EmailDraft } from '../email/emailRecord.js'
import type { Outbox } from '../email/outbox.js'
import {
  draftRequest,
  listRequests,
  readRequest,
  type RequestListOptions,
  type RequestPage,
} from './contactRecord.js'
import { type ContactRequest, contactRequestSchema, type ContactSaid } from './contactRequest.js'
import { makeReference } from '../submissions/reference.js'
import type { SpamCheck } from '../submissions/spamCheck.js'

const day = 86_400_000

export interface ContactInput extends ContactSaid {
  /** The language of the page. */
  readonly locale: Locale
  /** Made by the browser, so that sending again keeps nothing twice. */
  readonly id?: string
}

export interface Receipt {
  readonly reference: string
  /** `existing`: this very request was already kept, and the reference is the first one. */
  readonly status: 'created' | 'existing'
}

export interface ContactService {
  /** Keeps the request with its emails, durably, and only then has the emails sent. */
  receive(input: ContactInput, verdict: SpamCheck): Promise<Receipt>
  /** The kept requests, newest first. */
  list(options?: RequestListOptions): Promise<RequestPage>
}

export interface ContactParts {
  readonly records: Pick<Records, 'createAll' | 'read' | 'list'>
  readonly outbox: Pick<Outbox, 'wake'>
  /** What must be written about a request. */
  readonly emails: (request: ContactRequest) => readonly EmailDraft[]
  readonly clock: Pick<Clock, 'now'>
  readonly retentionDays: number
}

/** What the clinic does with a contact request. */
export const createContactService = (parts: ContactParts): ContactService => ({
  receive: async (input, verdict) => {
    const now = parts.clock.now()
    const expiresAt = now + parts.retentionDays * day
    const request = toRequest(input, verdict, new Date(now).toISOString())
    // Probable spam is written to nobody: a visitor's address is not a way to reach strangers.
    const emails = request.suspected.length > 0 ? [] : parts.emails(request)
    const status = await parts.records.createAll([
      draftRequest(request, expiresAt),
      ...emails.map((email) => draftEmail(email, { now, expiresAt })),
    ])
    parts.outbox.wake()
    if (status === 'created') return { reference: request.reference, status }
    return { reference: await keptReference(parts.records, request), status }
  },
  list: (options) => listRequests(parts.records, options),
})

// Parsing keeps what belongs to a request and drops the rest.
const toRequest = (input: ContactInput, verdict: SpamCheck, now: string): ContactRequest =>
  contactRequestSchema.parse({
    ...input,
    id: input.id ?? randomUUID(),
    reference: makeReference(),
    createdAt: now,
    consentAt: now,
    ...verdict,
  })

const keptReference = async (
  records: Pick<Records, 'read'>,
  { id, reference }: ContactRequest,
): Promise<string> => {
  const kept = await records.read('requests', id)
  return kept === undefined ? reference : readRequest(kept).reference
}
