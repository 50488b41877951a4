import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Place } from '../pageCursor.js'
import type { Changes, Fields, FieldValue, Filter, StoredRecord, RecordDraft } from '../records.js'
import { type Collection, fieldsSchema, queuedSince } from '../records.js'

/*
 * A record as a document: `{ version, createdAt, expiresAt?, dueAt?, waiting?, fields, order,
 * commitId? }`.
 * A query that filters by one field and sorts by another requires a composite index, created by the
 * operator. `order` avoids that: it maps each plain field to a text `<value> <moment> <id>`, so
 * that filter and sort are one range of an automatically indexed field.
 * `waiting` is set while there is a due time, for the same reason. `commitId` names the last
 * commit.
 */

const documentSchema = z.object({
  version: z.int(),
  createdAt: z.int(),
  expiresAt: z.int().exactOptional(),
  dueAt: z.int().exactOptional(),
  fields: fieldsSchema,
})

export interface RecordDocument {
  readonly version: number
  readonly createdAt: number
  readonly expiresAt?: number
  readonly dueAt?: number
  readonly waiting?: number
  readonly fields: Fields
  readonly order: Readonly<Record<string, string>>
}

type Plain = string | number | boolean

// Maximum length of an indexed value. Firestore truncates index entries to 1500 bytes: longer values are
// indexed by digest.
const longestText = 100
const textOf = (value: Plain): string => {
  const text = JSON.stringify(value)
  return text.length <= longestText ? text : createHash('sha256').update(text).digest('base64url')
}

// Zero-padded to 16 digits, so that text order equals numeric order.
const momentText = (moment: number): string => String(moment).padStart(16, '0')

const orderText = (value: Plain, { createdAt, id }: Place): string =>
  `${textOf(value)} ${momentText(createdAt)} ${id}`

/** Returns the range of index texts: `from` is inclusive, `before` exclusive; pages start after `place`. */
export const rangeOf = (
  { equals }: Filter,
  after: Place | undefined,
): { readonly from: string; readonly before: string; readonly place: string | undefined } => ({
  from: `${textOf(equals)} `,
  // `!` follows the space in Unicode order, so the range contains every text `<value> …`.
  before: `${textOf(equals)}!`,
  place: after === undefined ? undefined : orderText(equals, after),
})

const isNested = (value: FieldValue): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlain = (value: FieldValue): value is Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Returns plain values by path; a name with a dot cannot be indexed. */
const plainValues = (fields: Fields, path = ''): readonly (readonly [string, Plain])[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (name.includes('.')) return []
    if (isNested(value)) return plainValues(value, `${path}${name}.`)
    return isPlain(value) ? [[`${path}${name}`, value]] : []
  })

const toDocument = (draft: RecordDraft, version: number): RecordDocument => ({
  version,
  createdAt: draft.createdAt,
  ...(draft.expiresAt === undefined ? {} : { expiresAt: draft.expiresAt }),
  ...(draft.dueAt === undefined ? {} : { dueAt: draft.dueAt, waiting: queuedSince(draft) }),
  fields: draft.fields,
  order: Object.fromEntries(
    plainValues(draft.fields).map(([path, value]) => [path, orderText(value, draft)]),
  ),
})

export const newDocument = (draft: RecordDraft): RecordDocument => toDocument(draft, 1)

export const changedDocument = (stored: StoredRecord, changes: Changes): RecordDocument => {
  const { expiresAt = stored.expiresAt, dueAt = stored.dueAt } = changes
  const { collection, id, createdAt, version } = stored
  const draft: RecordDraft = {
    collection,
    id,
    createdAt,
    ...(typeof expiresAt === 'number' ? { expiresAt } : {}),
    ...(typeof dueAt === 'number' ? { dueAt } : {}),
    fields: { ...stored.fields, ...changes.fields },
  }
  return toDocument(draft, version + 1)
}

export const readDocument = (collection: Collection, id: string, data: unknown): StoredRecord => ({
  collection,
  id,
  ...documentSchema.parse(data),
})
