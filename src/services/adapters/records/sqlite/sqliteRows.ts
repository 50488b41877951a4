import type { SQLInputValue } from 'node:sqlite'
import * as z from 'zod'
import { readCursor } from '../pageCursor.js'
import { checkFilter } from '../recordRules.js'
import { collections, type Filter, parsedFieldsSchema, type StoredRecord } from '../records.js'
import { fieldExpression, isIndexed, pathOf } from './sqliteIndexes.js'

const rowSchema = z.object({
  collection: z.enum(collections),
  id: z.string(),
  version: z.int(),
  created_at: z.int(),
  expires_at: z.int().nullable(),
  due_at: z.int().nullable(),
  fields: z.string(),
})
export type Row = z.infer<typeof rowSchema>

export const readRow = (row: unknown): Row => rowSchema.parse(row)

export const toRecord = (row: Row): StoredRecord => ({
  collection: row.collection,
  id: row.id,
  version: row.version,
  createdAt: row.created_at,
  ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
  ...(row.due_at === null ? {} : { dueAt: row.due_at }),
  fields: parsedFieldsSchema.parse(JSON.parse(row.fields)),
})

export interface Query {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}

export const matching = (where: Filter | undefined): Query => {
  if (where === undefined) return { sql: '', values: [] }
  checkFilter(where)
  const value = JSON.stringify(where.equals)
  // SQLite uses an expression index only if the query contains the same expression.
  if (isIndexed(where.field)) {
    return { sql: ` AND ${fieldExpression(where.field)} = ?`, values: [value] }
  }
  // `->` returns JSON text, which distinguishes true, 1 and "1".
  return { sql: ' AND fields -> ? = ?', values: [pathOf(where.field), value] }
}

export const after = (cursor: string | undefined, oldestFirst = false): Query => {
  if (cursor === undefined) return { sql: '', values: [] }
  const { createdAt, id } = readCursor(cursor)
  const beyond = oldestFirst ? '>' : '<'
  return { sql: ` AND (created_at, id) ${beyond} (?, ?)`, values: [createdAt, id] }
}
