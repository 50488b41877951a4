import * as z from 'zod'
import { readable } from '../readable.js'
import {
  type Changes,
  type Collection,
  collections,
  type Filter,
  type Lease,
  type OnUnreadable,
  parsedFieldsSchema,
  type RecordDraft,
  type RecordPlace,
  type Step,
  type StoredRecord,
} from '../records.js'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { readCursor } from '../pageCursor.js'
import { checkFilter } from '../recordRules.js'
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
type Row = z.infer<typeof rowSchema>

export const readRow = (row: unknown): Row => rowSchema.parse(row)

const toRecord = (row: Row): StoredRecord => ({
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

export type Statements = (sql: string) => StatementSync

/** Caches statements, as preparing takes as long as running. The set of SQL texts must be bounded. */
export const createStatements = (database: DatabaseSync): Statements => {
  const prepared = new Map<string, StatementSync>()
  return (sql) => {
    const known = prepared.get(sql)
    if (known !== undefined) return known
    const statement = database.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
}

const versionRow = z.object({ version: z.int() })

export class SqliteTable {
  constructor(
    private readonly statement: Statements,
    private readonly onUnreadable: OnUnreadable,
  ) {}

  find(collection: Collection, id: string): StoredRecord | undefined {
    const sql = 'SELECT * FROM records WHERE collection = ? AND id = ?'
    const row = this.statement(sql).get(collection, id)
    return row === undefined ? undefined : toRecord(readRow(row))
  }

  versionOf({ collection, id }: RecordPlace): number | undefined {
    const sql = 'SELECT version FROM records WHERE collection = ? AND id = ?'
    return versionRow.optional().parse(this.statement(sql).get(collection, id))?.version
  }

  readable(rows: readonly Row[]): readonly StoredRecord[] {
    return readable(rows, toRecord, (row) => row, this.onUnreadable)
  }

  insert(draft: RecordDraft): void {
    const sql = `INSERT INTO records (collection, id, version, created_at, expires_at, due_at, fields)
      VALUES (?, ?, 1, ?, ?, ?, ?)`
    this.statement(sql).run(
      draft.collection,
      draft.id,
      draft.createdAt,
      draft.expiresAt ?? null,
      draft.dueAt ?? null,
      JSON.stringify(draft.fields),
    )
  }

  write(step: Step): void {
    if ('create' in step) return this.insert(step.create)
    if ('remove' in step) {
      this.delete(step.remove)
      return
    }
    const stored = this.find(step.update.collection, step.update.id)
    if (stored !== undefined) this.overwrite(stored, step.changes)
  }

  delete({ collection, id }: RecordPlace): boolean {
    const sql = 'DELETE FROM records WHERE collection = ? AND id = ?'
    return this.statement(sql).run(collection, id).changes > 0
  }

  overwrite(stored: StoredRecord, changes: Changes): void {
    const { dueAt = stored.dueAt ?? null, expiresAt = stored.expiresAt ?? null } = changes
    const fields = JSON.stringify({ ...stored.fields, ...changes.fields })
    const sql = `UPDATE records SET version = version + 1, due_at = ?, expires_at = ?, fields = ?
      WHERE collection = ? AND id = ?`
    this.statement(sql).run(dueAt, expiresAt, fields, stored.collection, stored.id)
  }

  take(collection: Collection, { now, leaseUntil, limit }: Lease): readonly StoredRecord[] {
    const due = `SELECT * FROM records WHERE collection = ? AND due_at <= ?
      ORDER BY due_at, id LIMIT ?`
    const lease = `UPDATE records SET version = version + 1, due_at = ?
      WHERE collection = ? AND id = ?`
    const rows = this.statement(due).all(collection, now, limit).map(readRow)
    for (const { id } of rows) this.statement(lease).run(leaseUntil, collection, id)
    const leased = this.readable(rows).map((record) => ({
      ...record,
      dueAt: leaseUntil,
      version: record.version + 1,
    }))
    if (leased.length === rows.length) return leased
    // Unreadable records are leased too: they must not block those due later.
    return [...leased, ...this.take(collection, { now, leaseUntil, limit: limit - leased.length })]
  }
}
