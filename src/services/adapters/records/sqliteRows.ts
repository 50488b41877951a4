import type { SQLInputValue } from 'node:sqlite'
import * as z from 'zod'
import { foldText } from './foldText.js'
import { readCursor } from './pageCursor.js'
import { checkFilter } from './recordRules.js'
import {
  collections,
  type Filter,
  fieldsSchema,
  type Search,
  type StoredRecord,
} from './records.js'
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
  const value = JSON.stringify(where.equals)
  // An index serves a condition only when its expression is written out.
  if (isIndexed(where.field)) {
    return { sql: ` AND ${fieldExpression(where.field)} = ?`, values: [value] }
  }
  // `->` answers JSON text, in which true, 1 and "1" stay three different things.
  return { sql: ' AND fields -> ? = ?', values: [pathOf(where.field), value] }
}

export const after = (cursor: string | undefined, oldestFirst = false): Condition => {
  if (cursor === undefined) return { sql: '', values: [] }
  const { createdAt, id } = readCursor(cursor)
  const beyond = oldestFirst ? '>' : '<'
  return { sql: ` AND (created_at, id) ${beyond} (?, ?)`, values: [createdAt, id] }
}

/** Those whose field holds every word. */
export const holding = ({ field, words, since }: Search): Condition => {
  checkFilter({ field, equals: '' })
  return {
    sql: ` AND created_at >= ?${' AND instr(folded(fields ->> ?), ?) > 0'.repeat(words.length)}`,
    values: [since, ...words.flatMap((word) => [pathOf(field), foldText(word)])],
  }
}
