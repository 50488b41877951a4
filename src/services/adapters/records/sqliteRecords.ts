import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { z } from 'zod'
import type { SqliteOptions } from '../../../config/recordsConfig.js'
import { AppError } from '../../errors.js'
import { createBackoff } from '../../time/backoff.js'
import { hour, second } from '../../time/durations.js'
import { poll } from '../../time/poll.js'
import { retry } from '../../time/retry.js'
import { rememberFiles } from './openedFiles.js'
import { readCursor, writeCursor } from './pageCursor.js'
import { checkDrafts, checkFields, checkFilter } from './recordRules.js'
import type {
  Changes,
  Lease,
  Collection,
  Fields,
  Filter,
  StoredRecord,
  ListOptions,
  Page,
  RecordDraft,
  Records,
} from './records.js'
import { collections, fieldsSchema } from './records.js'
import { openSqliteDatabase } from './sqliteDatabase.js'
import { isBusy, isOutOfReach } from './sqliteErrors.js'
import { inTransaction } from './sqliteSchema.js'

const rowSchema = z.object({
  collection: z.enum(collections),
  id: z.string(),
  version: z.int(),
  created_at: z.int(),
  expires_at: z.int().nullable(),
  due_at: z.int().nullable(),
  fields: z.string(),
})
const countRow = z.object({ total: z.int() })
const checkpointRow = z.object({ busy: z.int() })
const dueRow = z.object({ next: z.int().nullable() })

const readFields = (json: string): Fields => fieldsSchema.parse(JSON.parse(json))

const toRecord = (row: unknown): StoredRecord => {
  const kept = rowSchema.parse(row)
  return {
    collection: kept.collection,
    id: kept.id,
    version: kept.version,
    createdAt: kept.created_at,
    ...(kept.expires_at === null ? {} : { expiresAt: kept.expires_at }),
    ...(kept.due_at === null ? {} : { dueAt: kept.due_at }),
    fields: readFields(kept.fields),
  }
}

/** A condition and the values of its question marks. */
interface Condition {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}

const matching = (where: Filter | undefined): Condition => {
  if (where === undefined) return { sql: '', values: [] }
  checkFilter(where)
  const path = `$${where.field
    .split('.')
    .map((name) => `.${JSON.stringify(name)}`)
    .join('')}`
  // `->` answers JSON text, in which true, 1 and "1" stay three different things.
  return { sql: ' AND fields -> ? = ?', values: [path, JSON.stringify(where.equals)] }
}

const after = (cursor: string | undefined): Condition => {
  if (cursor === undefined) return { sql: '', values: [] }
  const { createdAt, id } = readCursor(cursor)
  return { sql: ' AND (created_at, id) < (?, ?)', values: [createdAt, id] }
}

/** Another writer is done within milliseconds, unless it is a program that holds on to the file. */
const busyBackoff = createBackoff({ baseMs: 5, factor: 2, jitter: 0.5, capMs: 100 })

class SqliteRecords implements Records {
  private readonly trialId = randomUUID()

  /** @param areInPlace whether the opened files are still those at their path */
  constructor(
    private readonly database: DatabaseSync,
    private readonly areInPlace: () => boolean,
    private readonly busyTimeoutMs: number,
  ) {}

  async createAll(drafts: readonly RecordDraft[]): Promise<'created' | 'existing'> {
    checkDrafts(drafts)
    this.refuseIfMoved()
    return this.attempt(() =>
      inTransaction(this.database, () => {
        const taken = drafts.some(({ collection, id }) => this.find(collection, id) !== undefined)
        if (taken) return 'existing'
        for (const draft of drafts) this.insert(draft)
        return 'created'
      }),
    )
  }

  async read(collection: Collection, id: string): Promise<StoredRecord | undefined> {
    return this.attempt(() => this.find(collection, id))
  }

  async list(collection: Collection, { limit, cursor, where }: ListOptions): Promise<Page> {
    const start = after(cursor)
    const match = matching(where)
    const sql = `SELECT * FROM records WHERE collection = ?${start.sql}${match.sql}
      ORDER BY created_at DESC, id DESC LIMIT ?`
    return this.attempt(() => {
      // One more than asked tells whether another page follows.
      const rows = this.database
        .prepare(sql)
        .all(collection, ...start.values, ...match.values, limit + 1)
      const records = rows.slice(0, limit).map(toRecord)
      const last = records.at(-1)
      return rows.length > limit && last ? { records, cursor: writeCursor(last) } : { records }
    })
  }

  async update(
    collection: Collection,
    id: string,
    version: number,
    changes: Changes,
  ): Promise<'updated' | 'changed' | 'missing'> {
    if (changes.fields !== undefined) checkFields(changes.fields)
    return this.attempt(() =>
      inTransaction(this.database, () => {
        const kept = this.find(collection, id)
        if (kept === undefined) return 'missing'
        if (kept.version !== version) return 'changed'
        this.overwrite(kept, changes)
        return 'updated'
      }),
    )
  }

  async remove(collection: Collection, id: string): Promise<boolean> {
    return this.attempt(() => {
      const sql = 'DELETE FROM records WHERE collection = ? AND id = ?'
      return this.database.prepare(sql).run(collection, id).changes > 0
    })
  }

  async count(collection: Collection, where?: Filter): Promise<number> {
    const match = matching(where)
    const sql = `SELECT count(*) AS total FROM records WHERE collection = ?${match.sql}`
    return this.attempt(
      () => countRow.parse(this.database.prepare(sql).get(collection, ...match.values)).total,
    )
  }

  async claim(
    collection: Collection,
    { now, leaseUntil, limit }: Lease,
  ): Promise<readonly StoredRecord[]> {
    const due = `SELECT * FROM records WHERE collection = ? AND due_at <= ?
      ORDER BY due_at, id LIMIT ?`
    return this.attempt(() =>
      inTransaction(this.database, () => {
        const records = this.database.prepare(due).all(collection, now, limit).map(toRecord)
        for (const record of records) this.overwrite(record, { dueAt: leaseUntil })
        return records.map((record) => ({
          ...record,
          dueAt: leaseUntil,
          version: record.version + 1,
        }))
      }),
    )
  }

  async nextDue(collection: Collection): Promise<number | undefined> {
    const sql = 'SELECT min(due_at) AS next FROM records WHERE collection = ?'
    return this.attempt(
      () => dueRow.parse(this.database.prepare(sql).get(collection)).next ?? undefined,
    )
  }

  async waitingSince(collection: Collection): Promise<number | undefined> {
    // The index of due records holds the few that wait: the others are not even looked at.
    const sql = `SELECT min(created_at) AS next FROM records INDEXED BY records_due
      WHERE collection = ? AND due_at IS NOT NULL`
    return this.attempt(
      () => dueRow.parse(this.database.prepare(sql).get(collection)).next ?? undefined,
    )
  }

  async removeExpired(now: number): Promise<number> {
    const sql = 'DELETE FROM records WHERE expires_at <= ?'
    const removed = await this.attempt(() => Number(this.database.prepare(sql).run(now).changes))
    await this.emptyLog()
    return removed
  }

  async tryWrite(now: number): Promise<void> {
    const sql = `INSERT INTO records (collection, id, version, created_at, expires_at, fields)
      VALUES ('trials', ?, 1, ?, ?, '{}') ON CONFLICT DO UPDATE
      SET version = version + 1, created_at = excluded.created_at, expires_at = excluded.expires_at`
    this.refuseIfMoved()
    await this.attempt(() => this.database.prepare(sql).run(this.trialId, now, now + hour))
  }

  async close(): Promise<void> {
    if (this.database.isOpen) this.database.close()
  }

  /**
   * The write-ahead log still holds what has been removed from the file: everything is moved over,
   * then the log is cut. A reader that is in the way leaves it to the next time.
   */
  private async emptyLog(): Promise<void> {
    const cut = 'PRAGMA wal_checkpoint(TRUNCATE)'
    await poll({ timeoutMs: this.busyTimeoutMs, pollMs: 50 }, async () => {
      const row = await this.attempt(() => this.database.prepare(cut).get())
      return checkpointRow.parse(row).busy === 0 ? true : undefined
    })
  }

  /** What is acknowledged must be found after a restart. Emails still leave from moved files. */
  private refuseIfMoved(): void {
    if (this.areInPlace()) return
    const cause = new Error(
      'The records were removed or replaced while they were open. Put them back, then restart.',
    )
    throw new AppError(503, 'unavailable', {}, { cause })
  }

  private find(collection: Collection, id: string): StoredRecord | undefined {
    const sql = 'SELECT * FROM records WHERE collection = ? AND id = ?'
    const row = this.database.prepare(sql).get(collection, id)
    return row === undefined ? undefined : toRecord(row)
  }

  private insert(draft: RecordDraft): void {
    const sql = `INSERT INTO records (collection, id, version, created_at, expires_at, due_at, fields)
      VALUES (?, ?, 1, ?, ?, ?, ?)`
    this.database
      .prepare(sql)
      .run(
        draft.collection,
        draft.id,
        draft.createdAt,
        draft.expiresAt ?? null,
        draft.dueAt ?? null,
        JSON.stringify(draft.fields),
      )
  }

  private overwrite(kept: StoredRecord, changes: Changes): void {
    const { dueAt = kept.dueAt ?? null, expiresAt = kept.expiresAt ?? null } = changes
    const fields = JSON.stringify({ ...kept.fields, ...changes.fields })
    const sql = `UPDATE records SET version = version + 1, due_at = ?, expires_at = ?, fields = ?
      WHERE collection = ? AND id = ?`
    this.database.prepare(sql).run(dueAt, expiresAt, fields, kept.collection, kept.id)
  }

  /** Waits for another writer by trying again: pages are answered meanwhile. */
  private async attempt<Result>(work: () => Result): Promise<Result> {
    const timeoutMs = this.busyTimeoutMs
    const options = { timeoutMs, attemptMs: 0, backoff: busyBackoff, isTransient: isBusy }
    try {
      return await retry(options, async () => work())
    } catch (thrown) {
      throw isOutOfReach(thrown) ? new AppError(503, 'unavailable', {}, { cause: thrown }) : thrown
    }
  }
}

/** Opens the file of records; see `openSqliteDatabase`. */
export const openSqliteRecords = (options: SqliteOptions): Records => {
  const { file, busyTimeoutMs = 5 * second } = options
  return new SqliteRecords(openSqliteDatabase(options), rememberFiles(file), busyTimeoutMs)
}
