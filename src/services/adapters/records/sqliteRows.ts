import type { SQLInputValue } from 'node:sqlite'
import { z } from 'zod'
import { readCursor } from './pageCursor.js'
import { checkFilter } from './recordRules.js'
import { collections, fieldsSchema, type Filter, type StoredRecord } from './records.js'

const rowSchema = z.object({
  collection: z.enum(collections),
  id: z.string(),
  version: z.int(),
  created_at: z.int(),
  expires_at: z.int().nullable(),
  due_at: z.int().nullable(),
  fields: z.string(),
})
/** A row of the table; its columns have types, but its fields may be any JSON. */
export type Row = z.infer<typeof rowSchema>

export const readRow = (row: unknown): Row => rowSchema.parse(row)

/** @throws when the fields are none of ours */
export const toRecord = (row: Row): StoredRecord => ({
  collection: row.collection,
  id: row.id,
  version: row.version,
  createdAt: row.created_at,
  ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
  ...(row.due_at === null ? {} : { dueAt: row.due_at }),
  fields: fieldsSchema.parse(JSON.parse(row.fields)),
})

/** A condition and the values of its question marks. */
interface Condition {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}

export const matching = (where: Filter | undefined): Condition => {
  if (where === undefined) return { sql: '', values: [] }
  checkFilter(where)
  const path = `$${where.field
    .split('.')
    .map((name) => `.${JSON.stringify(name)}`)
    .join('')}`
  // `->` answers JSON text, in which true, 1 and "1" stay three different things.
  return { sql: ' AND fields -> ? = ?', values: [path, JSON.stringify(where.equals)] }
}

export const after = (cursor: string | undefined): Condition => {
  if (cursor === undefined) return { sql: '', values: [] }
  const { createdAt, id } = readCursor(cursor)
  return { sql: ' AND (created_at, id) < (?, ?)', values: [createdAt, id] }
}
