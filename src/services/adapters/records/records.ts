import * as z from 'zod'
import { submissionCollections } from '../../../config/retention.js'

/**
 * What is kept, by kind. The shapes of the documents:
 *
 * `requests` — one contact request, see `ContactRequest`. Its fields are those of the request plus
 * `folder` (`inbox`, or `suspected` for what is probably spam). No `dueAt`. `expiresAt`: the end of
 * the retention.
 *
 * `letters` — one email to send, see `emailRecord.ts`: `kind`, `reference` (of the request),
 * `status` (`queued`, `sent`, `failed`), `tries`, `sentAt`, `answer`, `lastFault` and the whole
 * `letter`; `queuedAt` once somebody wanted it tried again. `dueAt`: when it may next be taken for
 * sending, nothing once sent or given up. `expiresAt`: with its request.
 *
 * `applications` — one job application, see `Application`, plus `folder` as above. `dueAt`: the end
 * of the retention. It never expires by itself: its files are removed before it.
 *
 * `uploads` — one file sent or about to be, see `uploadRecord.ts`. `dueAt`: a day later, when it is
 * removed with the file unless an application has claimed it.
 *
 * `feedback` — whether a page was useful, see `Feedback`, plus `folder` as above; nothing about who
 * answered. `expiresAt`: the end of the retention.
 *
 * `repeats` — which submission the words of a form without script were, see `repeats.ts`: for a
 * minute, the same words are the same submission. `expiresAt` an hour later.
 *
 * `acknowledgements` — that an address was sent one today, see `acknowledgementLimit.ts`: its id is the
 * address under a key, the day and how many. `expiresAt`: the end of the day.
 *
 * `retention` — one record, `daily`: `dueAt` says when expired records are next removed, and claiming
 * it gives one process the turn. Its fields say when that was last done.
 *
 * `trials` — what `npm run doctor` writes, reads and removes at once, and what each process writes to
 * know whether it is ready; `expiresAt` an hour later.
 *
 * `staff` — one account of the clinic's personnel.
 *
 * `sessions` — one signed-in browser: its id is a hash of what the browser holds. `expiresAt` ends it.
 *
 * `signInAttempts` — failed attempts of one source for one account, see `attempts.ts`. `expiresAt`: when
 * they are forgotten, at most a day and 15 minutes later.
 *
 * `passkeyChallenges` — a challenge that was answered: its id is a hash of it. `expiresAt`: five minutes
 * after it was given, when an answer would be refused anyway.
 *
 * `audit` — one entry of the audit log: its id is a sequence number of twelve digits. Never changed.
 *
 * `templates` — one template of the replies to requests.
 *
 * `notices` — what the public pages say for a while: a banner, a closure, waiting times.
 *
 * `privacyRequests` — one request of a person about the data stored about them.
 *
 * `incidents` — one entry of the register of confidentiality incidents.
 *
 * `sequences` — one counter, which gives the next number of a series.
 */
export const collections = [
  ...submissionCollections,
  'letters',
  'uploads',
  'repeats',
  'acknowledgements',
  'retention',
  'trials',
  'staff',
  'sessions',
  'signInAttempts',
  'passkeyChallenges',
  'audit',
  'templates',
  'notices',
  'privacyRequests',
  'incidents',
  'sequences',
] as const
export type Collection = (typeof collections)[number]

export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue }

/** The document itself: what JSON and Firestore can both hold. Names follow `recordRules.ts`. */
export type Fields = { readonly [name: string]: FieldValue }
export const fieldsSchema: z.ZodType<Fields> = z.record(z.string(), z.json())
/** Of what JSON.parse made: it holds nothing else than fields may, so its outermost kind alone is checked. */
export const parsedFieldsSchema: z.ZodType<Fields> = z.custom<Fields>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

/** Moments are milliseconds since 1970, so that both stores order them alike. */
export interface RecordDraft {
  readonly collection: Collection
  /** Made by the caller, so that creating again creates nothing: letters, digits, `-` and `_`. */
  readonly id: string
  readonly createdAt: number
  /** When `removeExpired` may delete it. */
  readonly expiresAt?: number
  /** When `claim` may hand it out. */
  readonly dueAt?: number
  readonly fields: Fields
}

export interface StoredRecord extends RecordDraft {
  /** 1 when created, one more at each change. */
  readonly version: number
}

/** Since when it waits, or has been tried: anew from `queuedAt`, a moment as ISO text in its fields. */
export const queuedSince = ({
  createdAt,
  fields,
}: Pick<RecordDraft, 'createdAt' | 'fields'>): number => {
  const queuedAt = fields['queuedAt']
  const since = typeof queuedAt === 'string' ? Date.parse(queuedAt) : createdAt
  return Number.isNaN(since) ? createdAt : since
}

/** Which record it is. */
export type RecordPlace = Pick<StoredRecord, 'collection' | 'id'>

/**
 * Told of each record that is not what this release can read, be it damaged or written by another
 * release. It stays as it is; the others are seen to.
 */
export type OnUnreadable = (place: RecordPlace, error: unknown) => void

export interface Filter {
  /** A field, or a path of fields joined by dots. */
  readonly field: string
  readonly equals: string | number | boolean
}

export interface ListOptions {
  readonly limit: number
  /** From the page before; anything else is answered with a 400. */
  readonly cursor?: string | undefined
  readonly where?: Filter | undefined
  /** The other way round: what has waited longest comes first. */
  readonly oldestFirst?: boolean
}

/** What staff search, and by which fields. */
export const searchedCollections = ['requests', 'applications'] as const
export type SearchedCollection = (typeof searchedCollections)[number]
export const searchedFields = ['name', 'email', 'phone'] as const

/** Whose field holds every one of these words, whatever their accents and capitals. */
export interface Search {
  readonly field: (typeof searchedFields)[number]
  readonly words: readonly string[]
  /** Created since, in milliseconds since 1970: a document database reads each of them. */
  readonly since: number
  readonly limit: number
}

export interface Page {
  readonly records: readonly StoredRecord[]
  /** Absent on the last page. */
  readonly cursor?: string
}

export interface Changes {
  /** Replaces these fields and keeps the others. */
  readonly fields?: Fields
  /** Nothing: the work is done. */
  readonly dueAt?: number | null
  readonly expiresAt?: number | null
}

/** One change of several that are kept all together or not at all. */
export type Step =
  | { readonly create: RecordDraft }
  | { readonly update: RecordPlace & { readonly version: number }; readonly changes: Changes }
  | { readonly remove: RecordPlace & { readonly version: number } }

export type Committed =
  | { readonly status: 'committed' }
  | {
      readonly status: 'refused'
      /** Index of the first step that does not fit: its id is taken, or its version is another one. */
      readonly step: number
    }

export interface Lease {
  readonly now: number
  /**
   * The lease is the due time moved ahead: nobody else is handed the record before then, and a
   * process that dies gives it back by doing nothing.
   */
  readonly leaseUntil: number
  readonly limit: number
}

/**
 * Where records are kept. Every verb is one that an embedded database and a document database both
 * have; every implementation passes `tests/support/contracts/recordsContract.ts`. A store that cannot answer
 * rejects with an AppError of status 503; a document that breaks a rule, with a RecordRuleError.
 * Lists and claims leave out what cannot be read, see `OnUnreadable`.
 */
export interface Records {
  /**
   * Keeps all of them or none, durably before it resolves. When any id is already taken nothing is
   * written and the answer is `existing`.
   */
  createAll(drafts: readonly RecordDraft[]): Promise<'created' | 'existing'>
  read(collection: Collection, id: string): Promise<StoredRecord | undefined>
  /** Newest first; records of the same moment by id, last first. */
  list(collection: Collection, options: ListOptions): Promise<Page>
  /** Newest first. */
  search(collection: SearchedCollection, search: Search): Promise<readonly StoredRecord[]>
  /** Writes when the version is still this one; `changed` when somebody was faster. */
  update(
    collection: Collection,
    id: string,
    version: number,
    changes: Changes,
  ): Promise<'updated' | 'changed' | 'missing'>
  /**
   * Keeps every change or none, durably before it resolves: 1 to 100 steps, each about a record of
   * its own. Refused when a step does not fit what is stored; the caller reads again and decides.
   */
  commit(steps: readonly Step[]): Promise<Committed>
  /** Whether there was something to remove. */
  remove(collection: Collection, id: string): Promise<boolean>
  /**
   * Removes 1 to 100 records all together or not at all, whatever their versions. Those that are gone
   * already are passed over.
   */
  removeAll(places: readonly RecordPlace[]): Promise<void>
  /** Erases what was removed from files beside the records: the write-ahead log of SQLite. */
  eraseRemoved(): Promise<void>
  count(collection: Collection, where?: Filter): Promise<number>
  /** How many have reached this moment: what ends with it and is still there. */
  countPast(collection: Collection, moment: 'expiresAt' | 'dueAt', now: number): Promise<number>
  /** Hands out what is due, the longest due first, to this caller alone until the lease ends. */
  claim(collection: Collection, lease: Lease): Promise<readonly StoredRecord[]>
  /** When `claim` will next have something to hand out. */
  nextDue(collection: Collection): Promise<number | undefined>
  /** Since when the oldest of those that `claim` hands out now or later has waited, see `queuedSince`. */
  waitingSince(collection: Collection): Promise<number | undefined>
  /**
   * Makes due at another moment what is due later than this, and says how many: nothing is put off
   * for so long but by a clock that was ahead.
   */
  pullForward(
    collection: Collection,
    moments: { readonly laterThan: number; readonly dueAt: number },
  ): Promise<number>
  /** Returns the names of all collections that hold records, also those of other releases. */
  collectionNames(): Promise<readonly string[]>
  /** Deletes every record whose time has come, of all kinds, and says how many. */
  removeExpired(now: number): Promise<number>
  /** Writes a record of the trial, as durably as any other; rejects when nothing can be kept now. */
  tryWrite(now: number): Promise<void>
  close(): Promise<void>
}
