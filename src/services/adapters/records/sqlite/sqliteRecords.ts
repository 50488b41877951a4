import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod'
import type { SqliteOptions } from '../../../../config/recordsConfig.js'
import { AppError } from '../../../errors/errors.js'
import { createBackoff } from '../../../../shared/time/backoff.js'
import { hour, second } from '../../../../shared/time/durations.js'
import { poll } from '../../../../shared/time/poll.js'
import { retry } from '../../../../shared/time/retry.js'
import { openWriteCheck, type WriteCheck } from '../../writeCheck.js'
import { placeOf, refusalOf } from '../commitSteps.js'
import { NewestWatches } from '../newestWatches.js'
import { writeCursor } from '../pageCursor.js'
import { refuseUnreadable } from '../readable.js'
import { checkChanges, checkDrafts, checkPlaces, checkSteps } from '../recordRules.js'
import type {
  Changes,
  Collection,
  Committed,
  Filter,
  Lease,
  ListOptions,
  OnUnreadable,
  Page,
  RecordDraft,
  RecordPlace,
  Records,
  Search,
  SearchedCollection,
  Step,
  StoredRecord,
} from '../records.js'
import { openSqliteDatabase, rememberFiles } from './sqliteDatabase.js'
import { isBusy, isOutOfReach } from './sqliteErrors.js'
import { inTransaction } from './sqliteSchema.js'
import { searchQuery } from './sqliteSearch.js'
import {
  after,
  createStatements,
  matching,
  readRow,
  SqliteTable,
  type Statements,
} from './sqliteTable.js'

const namedRows = z.array(z.object({ name: z.string() }))
const countRow = z.object({ total: z.int() })
const checkpointRow = z.object({ busy: z.int() })
const newestRow = z.object({ id: z.string() })
const dueRow = z.object({ next: z.int().nullable() })

/** Most writers finish within milliseconds; another program may hold the lock longer. */
const busyBackoff = createBackoff({ baseMs: 5, factor: 2, jitter: 0.5, capMs: 100 })

/** Polling interval of watches; a poll takes about 10 µs. */
const watchMs = 500

/**
 * Number of removals per batch. With the search index, a removal takes up to 4 ms; other requests
 * run between batches.
 */
const removedAtOnce = 20

class SqliteRecords implements Records {
  private readonly trialId = randomUUID()
  private readonly statement: Statements
  private readonly table: SqliteTable
  private readonly watches = new NewestWatches()

  constructor(
    private readonly database: DatabaseSync,
    private readonly areInPlace: () => boolean,
    private readonly writeCheck: WriteCheck,
    private readonly busyTimeoutMs: number,
    onUnreadable: OnUnreadable,
  ) {
    this.statement = createStatements(database)
    this.table = new SqliteTable(this.statement, onUnreadable)
  }

  async createAll(drafts: readonly RecordDraft[]): Promise<'created' | 'existing'> {
    checkDrafts(drafts)
    this.refuseIfMoved()
    return this.change(() => {
      if (drafts.some((draft) => this.table.versionOf(draft) !== undefined)) return 'existing'
      for (const draft of drafts) this.table.insert(draft)
      return 'created'
    })
  }

  async read(collection: Collection, id: string): Promise<StoredRecord | undefined> {
    return this.attempt(() => this.table.find(collection, id))
  }

  async list(
    collection: Collection,
    { limit, cursor, where, oldestFirst = false }: ListOptions,
  ): Promise<Page> {
    const start = after(cursor, oldestFirst)
    const match = matching(where)
    const order = oldestFirst ? 'ASC' : 'DESC'
    const sql = `SELECT * FROM records WHERE collection = ?${start.sql}${match.sql}
      ORDER BY created_at ${order}, id ${order} LIMIT ?`
    return this.attempt(() => {
      const rows = this.statement(sql)
        .all(collection, ...start.values, ...match.values, limit + 1)
        .map(readRow)
      const shown = rows.slice(0, limit)
      const records = this.table.readable(shown)
      const last = shown.at(-1)
      if (rows.length <= limit || last === undefined) return { records }
      return { records, cursor: writeCursor({ createdAt: last.created_at, id: last.id }) }
    })
  }

  async search(collection: SearchedCollection, search: Search): Promise<readonly StoredRecord[]> {
    const { sql, values } = searchQuery(collection, search)
    return this.attempt(() =>
      this.table.readable(
        this.database
          .prepare(sql)
          .all(...values)
          .map(readRow),
      ),
    )
  }

  async update(
    collection: Collection,
    id: string,
    version: number,
    changes: Changes,
  ): Promise<'updated' | 'changed' | 'missing'> {
    checkChanges(changes)
    return this.change(() => {
      const stored = this.table.find(collection, id)
      if (stored === undefined) return 'missing'
      if (stored.version !== version) return 'changed'
      this.table.overwrite(stored, changes)
      return 'updated'
    })
  }

  async commit(steps: readonly Step[]): Promise<Committed> {
    checkSteps(steps)
    this.refuseIfMoved()
    return this.change(() => {
      const versions = steps.map((step) => this.table.versionOf(placeOf(step)))
      const refusal = refusalOf(steps, versions)
      if (refusal !== undefined) return refusal
      for (const step of steps) this.table.write(step)
      return { status: 'committed' }
    })
  }

  async remove(collection: Collection, id: string): Promise<boolean> {
    return this.change(() => this.table.delete({ collection, id }))
  }

  async removeAll(places: readonly RecordPlace[]): Promise<void> {
    checkPlaces(places)
    await this.change(() => {
      for (const place of places) this.table.delete(place)
    })
  }

  async count(collection: Collection, where?: Filter): Promise<number> {
    const match = matching(where)
    const sql = `SELECT count(*) AS total FROM records WHERE collection = ?${match.sql}`
    const values = [collection, ...match.values]
    return this.attempt(() => countRow.parse(this.statement(sql).get(...values)).total)
  }

  async countPast(
    collection: Collection,
    moment: 'expiresAt' | 'dueAt',
    now: number,
  ): Promise<number> {
    const column = moment === 'expiresAt' ? 'expires_at' : 'due_at'
    const sql = `SELECT count(*) AS total FROM records WHERE collection = ? AND ${column} <= ?`
    return this.attempt(() => countRow.parse(this.statement(sql).get(collection, now)).total)
  }

  async listExpired(
    collection: Collection,
    { now, limit }: { readonly now: number; readonly limit: number },
  ): Promise<readonly StoredRecord[]> {
    const sql = `SELECT * FROM records INDEXED BY records_expired
      WHERE collection = ? AND expires_at <= ? ORDER BY expires_at LIMIT ?`
    return this.attempt(() =>
      this.table.readable(this.statement(sql).all(collection, now, limit).map(readRow)),
    )
  }

  watch(collection: Collection, tell: (newest: string | undefined) => void): () => void {
    const sql = `SELECT id FROM records WHERE collection = ?
      ORDER BY created_at DESC, id DESC LIMIT 1`
    const look = async (): Promise<string | undefined> =>
      newestRow.optional().parse(this.statement(sql).get(collection))?.id
    return this.watches.begin({ look, everyMs: watchMs }, tell)
  }

  async collectionNames(): Promise<readonly string[]> {
    const sql = 'SELECT DISTINCT collection AS name FROM records'
    return this.attempt(() => namedRows.parse(this.statement(sql).all()).map(({ name }) => name))
  }

  async claim(collection: Collection, lease: Lease): Promise<readonly StoredRecord[]> {
    return this.change(() => this.table.take(collection, lease))
  }

  async nextDue(collection: Collection): Promise<number | undefined> {
    // Without the last condition, SQLite may scan the table instead of using the partial index.
    const sql = `SELECT min(due_at) AS next FROM records
      WHERE collection = ? AND due_at IS NOT NULL`
    return this.attempt(() => dueRow.parse(this.statement(sql).get(collection)).next ?? undefined)
  }

  async waitingSince(collection: Collection): Promise<number | undefined> {
    // Uses the partial index of due records, which is small.
    const queued = `round(1000 * unixepoch(fields ->> '$.queuedAt', 'subsec'))`
    const sql = `SELECT min(coalesce(CAST(${queued} AS INTEGER), created_at)) AS next
      FROM records INDEXED BY records_due
      WHERE collection = ? AND due_at IS NOT NULL`
    return this.attempt(() => dueRow.parse(this.statement(sql).get(collection)).next ?? undefined)
  }

  async pullForward(
    collection: Collection,
    { laterThan, dueAt }: { readonly laterThan: number; readonly dueAt: number },
  ): Promise<number> {
    const sql = `UPDATE records SET version = version + 1, due_at = ?
      WHERE collection = ? AND due_at > ?`
    return this.change(() => Number(this.statement(sql).run(dueAt, collection, laterThan).changes))
  }

  async removeExpired(now: number): Promise<number> {
    const sql = `DELETE FROM records WHERE rowid IN
      (SELECT rowid FROM records WHERE expires_at <= ? LIMIT ${removedAtOnce})`
    let removed = 0
    let last: number
    do {
      last = await this.change(() => Number(this.statement(sql).run(now).changes))
      removed += last
      await nextTurn()
    } while (last === removedAtOnce)
    await this.eraseRemoved()
    return removed
  }

  async tryWrite(now: number): Promise<void> {
    const sql = `INSERT INTO records (collection, id, version, created_at, expires_at, fields)
      VALUES ('trials', ?, 1, ?, ?, '{}') ON CONFLICT DO UPDATE
      SET version = version + 1, created_at = excluded.created_at, expires_at = excluded.expires_at`
    this.refuseIfMoved()
    await this.change(() => this.statement(sql).run(this.trialId, now, now + hour))
  }

  async close(): Promise<void> {
    this.watches.endAll()
    if (!this.database.isOpen) return
    this.database.close()
    this.writeCheck.close()
  }

  /** Truncates the write-ahead log, which contains removed data. An active reader postpones it. */
  async eraseRemoved(): Promise<void> {
    const cut = 'PRAGMA wal_checkpoint(TRUNCATE)'
    await poll({ timeoutMs: this.busyTimeoutMs, pollMs: 50 }, async () => {
      const row = await this.attempt(() => this.statement(cut).get())
      return checkpointRow.parse(row).busy === 0 ? true : undefined
    })
  }

  /** Refuses writes that a restart would lose; reads continue, so that queued emails are still sent. */
  private refuseIfMoved(): void {
    if (this.areInPlace()) return
    const cause = new Error(
      'The files of the records were removed or replaced while open. Restore them, then restart.',
    )
    throw new AppError(503, 'unavailable', {}, { cause })
  }

  private async change<Result>(work: () => Result): Promise<Result> {
    return this.attempt(() => {
      const result = inTransaction(this.database, work)
      // Checks even if no row changed, because `existing` acknowledges an earlier transaction.
      this.writeCheck.check()
      return result
    })
  }

  /** Retries while another process writes, without blocking the event loop. */
  private async attempt<Result>(work: () => Result): Promise<Result> {
    try {
      return await this.unlessBusy(work)
    } catch (thrown) {
      throw isOutOfReach(thrown) ? new AppError(503, 'unavailable', {}, { cause: thrown }) : thrown
    }
  }

  private async unlessBusy<Result>(work: () => Result): Promise<Result> {
    try {
      // Fast path without a timer: conflicts are rare.
      return work()
    } catch (thrown) {
      if (!isBusy(thrown)) throw thrown
      const timeoutMs = this.busyTimeoutMs
      const options = { timeoutMs, attemptMs: 0, backoff: busyBackoff, isTransient: isBusy }
      return retry(options, async () => work())
    }
  }
}

export const openSqliteRecords = (
  options: SqliteOptions,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Records => {
  const { file, busyTimeoutMs = 5 * second } = options
  const database = openSqliteDatabase(options)
  const writeCheck = openWriteCheck(dirname(file))
  return new SqliteRecords(database, rememberFiles(file), writeCheck, busyTimeoutMs, onUnreadable)
}
