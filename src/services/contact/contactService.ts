import { randomUUID } from 'node:crypto'
import type { Locale } from '../../routes/table.js'
import type { Records } from '../adapters/records/records.js'
import type { Clock } from '../outbox/clock.js'
import { draftLetter, type LetterToKeep } from '../outbox/letterRecord.js'
import type { Outbox } from '../outbox/outbox.js'
import {
  draftRequest,
  listRequests,
  readRequest,
  type RequestListOptions,
  type RequestPage,
} from './contactRecord.js'
import { type ContactRequest, contactRequestSchema, type ContactSaid } from './contactRequest.js'
import { makeReference } from './reference.js'
import type { Verdict } from './verdict.js'

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
  /** Keeps the request with its letters, durably, and only then has the letters sent. */
  receive(input: ContactInput, verdict: Verdict): Promise<Receipt>
  /** The kept requests, newest first. */
  list(options?: RequestListOptions): Promise<RequestPage>
}

export interface ContactParts {
  readonly records: Pick<Records, 'createAll' | 'read' | 'list'>
  readonly outbox: Pick<Outbox, 'wake'>
  /** What must be written about a request. */
  readonly letters: (request: ContactRequest) => readonly LetterToKeep[]
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
    const letters = request.suspected.length > 0 ? [] : parts.letters(request)
    const status = await parts.records.createAll([
      draftRequest(request, expiresAt),
      ...letters.map((letter) => draftLetter(letter, { now, expiresAt })),
    ])
    parts.outbox.wake()
    if (status === 'created') return { reference: request.reference, status }
    return { reference: await keptReference(parts.records, request), status }
  },
  list: (options) => listRequests(parts.records, options),
})

// Parsing keeps what belongs to a request and drops the rest.
const toRequest = (input: ContactInput, verdict: Verdict, now: string): ContactRequest =>
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
