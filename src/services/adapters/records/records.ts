import * as z from 'zod'
import { submissionCollections } from '../../../config/retention.js'

/**
 * Collections of records. `expiresAt` is the retention end unless noted otherwise.
 * - `requests`: contact requests, see `ContactRequest`; `folder` is `inbox` or `suspected` (spam).
 * - `emails`: the outbox, see `emailRecord.ts`. `dueAt` is the next attempt; unset once
 * sent or failed. They expire with their request.
 * - `letters`: emails of earlier releases, see `earlierEmails.ts`.
 * - `applications`: see `Application`. `dueAt` is the retention end: their files are deleted first.
 * - `uploads`: see `uploadRecord.ts`. `dueAt`, a day after the upload, deletes unclaimed files.
 * - `feedback`: answers about pages, see `Feedback`; anonymous.
 * - `repeats`: recent submissions without JavaScript, see `repeats.ts`. They expire after an hour.
 * - `acknowledgements`: daily count per address, see `acknowledgementLimit.ts`.
 * - `retention`: one record, `daily`, whose lease lets one process run the retention job.
 * - `trials`: write probes of readiness checks and `npm run doctor`. They expire after an hour.
 * - `sessions`: signed-in browsers; the id is a hash of the session token.
 * - `signInAttempts`: failed sign-ins, see `attempts.ts`. They expire within a day and 15 minutes.
 * - `passkeyChallenges`: used challenges, by hash, stored until the challenge expires.
 * - `audit`: audit log; the id is a sequence number of twelve digits. Never changed.
 * - `notices`: banners, closures and waiting times on public pages.
 * - `sequences`: counters of reference numbers.
 * - `contentVersions`: published states of documents, see `versions.ts`. Never changed.
 * - `releases`: see `releases.ts`; the id is a sequence number of twelve digits. Never changed.
 * - `contentDrafts`: unpublished changes, see `drafts.ts`. They expire a year after the last save.
 * - `contentSchedules`: drafts to publish at `dueAt`, see `schedules.ts`; unset once they need a person.
 * - `contentPreviews`: links that show drafts, see `previews.ts`; the id is a hash of the token.
 */
export const collections = [
  ...submissionCollections,
  'emails',
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
  'contentVersions',
  'releases',
  'contentDrafts',
  'contentSchedules',
  'contentPreviews',
] as const
export type Collection = (typeof collections)[number]

export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue }

/** A document that both JSON and Firestore can represent; see `recordRules.ts` for names. */
export type Fields = { readonly [name: string]: FieldValue }
export const fieldsSchema: z.ZodType<Fields> = z.record(z.string(), z.json())
/** Checks only the type of the root: the values of parsed JSON are valid by construction. */
export const parsedFieldsSchema: z.ZodType<Fields> = z.custom<Fields>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

export interface RecordDraft {
  readonly collection: Collection
  /** Chosen by the caller, which makes creation idempotent: letters, digits, `-` and `_`. */
  readonly id: string
  readonly createdAt: number
  readonly expiresAt?: number
  readonly dueAt?: number
  readonly fields: Fields
}

export interface StoredRecord extends RecordDraft {
  readonly version: number
}

/** Returns when a record was queued: at its creation, or at the retry noted in `queuedAt`. */
export const queuedSince = ({
  createdAt,
  fields,
}: Pick<RecordDraft, 'createdAt' | 'fields'>): number => {
  const queuedAt = fields['queuedAt']
  const since = typeof queuedAt === 'string' ? Date.parse(queuedAt) : createdAt
  return Number.isNaN(since) ? createdAt : since
}

export type RecordPlace = Pick<StoredRecord, 'collection' | 'id'>

/** Called with each record that this release cannot read; the record is not changed. */
export type OnUnreadable = (place: RecordPlace, error: unknown) => void

export interface Filter {
  readonly field: string
  readonly equals: string | number | boolean
}

export interface ListOptions {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly where?: Filter | undefined
  readonly oldestFirst?: boolean
}

export const searchedCollections = ['requests', 'applications'] as const
export type SearchedCollection = (typeof searchedCollections)[number]
/** Fields with a search index; others are compared in every record. */
export const indexedFields = ['name', 'email', 'phone'] as const

/** Matches records whose field contains all words, ignoring accents and case. */
export interface Search {
  readonly field: (typeof indexedFields)[number] | 'reference'
  readonly words: readonly string[]
  /** Earliest creation time in milliseconds since 1970; Firestore reads every later record. */
  readonly since: number
  readonly limit: number
}

export interface Page {
  readonly records: readonly StoredRecord[]
  readonly cursor?: string
}

export interface Changes {
  readonly fields?: Fields
  readonly dueAt?: number | null
  readonly expiresAt?: number | null
}

export type Step =
  | { readonly create: RecordDraft }
  | { readonly update: RecordPlace & { readonly version: number }; readonly changes: Changes }
  | { readonly remove: RecordPlace & { readonly version: number } }

export type Committed =
  | { readonly status: 'committed' }
  | {
      readonly status: 'refused'
      /** Index of the first conflicting step: its id exists, or its version differs. */
      readonly step: number
    }

export interface Lease {
  readonly now: number
  /** Postponed due time. If the process crashes, the record is due again at this time. */
  readonly leaseUntil: number
  readonly limit: number
}

/**
 * Record store. Every implementation passes `tests/support/contracts/recordsContract.ts`. An
 * unavailable store rejects with AppError 503, an invalid document with RecordRuleError. Lists and
 * claims omit unreadable records, see `OnUnreadable`.
 */
export interface Records {
  /** Creates all records or none, flushed to disk. If an id exists, returns `existing` without writing. */
  createAll(drafts: readonly RecordDraft[]): Promise<'created' | 'existing'>
  read(collection: Collection, id: string): Promise<StoredRecord | undefined>
  /** Lists the newest first, equal times by descending id. */
  list(collection: Collection, options: ListOptions): Promise<Page>
  search(collection: SearchedCollection, search: Search): Promise<readonly StoredRecord[]>
  /** Writes if the version is unchanged; returns `changed` otherwise. */
  update(
    collection: Collection,
    id: string,
    version: number,
    changes: Changes,
  ): Promise<'updated' | 'changed' | 'missing'>
  /**
   * Applies 1 to 100 steps on distinct records atomically, flushed to disk. Conflicts are returned,
   * not retried.
   */
  commit(steps: readonly Step[]): Promise<Committed>
  remove(collection: Collection, id: string): Promise<boolean>
  removeAll(places: readonly RecordPlace[]): Promise<void>
  /** Erases deleted data from auxiliary files, such as SQLite's write-ahead log. */
  eraseRemoved(): Promise<void>
  count(collection: Collection, where?: Filter): Promise<number>
  /** Lists records whose retention has ended, earliest end first. */
  listExpired(
    collection: Collection,
    options: { readonly now: number; readonly limit: number },
  ): Promise<readonly StoredRecord[]>
  countPast(collection: Collection, moment: 'expiresAt' | 'dueAt', now: number): Promise<number>
  /** Leases due records to this caller, earliest due first. */
  claim(collection: Collection, lease: Lease): Promise<readonly StoredRecord[]>
  nextDue(collection: Collection): Promise<number | undefined>
  waitingSince(collection: Collection): Promise<number | undefined>
  /**
   * Moves due times after `laterThan`, which only a wrong clock can cause.
   * @returns the number of changed records
   */
  pullForward(
    collection: Collection,
    moments: { readonly laterThan: number; readonly dueAt: number },
  ): Promise<number>
  /**
   * Calls `tell` with the id of the newest record of a collection, at once and within 2 s of a
   * change by any process. Retries while the store is unavailable.
   * @returns a function that ends the watch; closing the store ends it too
   */
  watch(collection: Collection, tell: (newest: string | undefined) => void): () => void
  /** Returns all collections, including those unknown to this release. */
  collectionNames(): Promise<readonly string[]>
  removeExpired(now: number): Promise<number>
  /** Writes a record as durably as any other; rejects if the store is not writable. */
  tryWrite(now: number): Promise<void>
  close(): Promise<void>
}
