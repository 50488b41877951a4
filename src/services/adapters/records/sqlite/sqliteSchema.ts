import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { StartError } from '../../../errors/errors.js'
import { indexes } from './sqliteIndexes.js'
import { prepareSearch } from './sqliteSearch.js'

/** Migrations in order; `user_version` is the number of applied ones. */
const steps: readonly string[] = [
  `CREATE TABLE records (
     collection TEXT NOT NULL,
     id TEXT NOT NULL,
     version INTEGER NOT NULL,
     created_at INTEGER NOT NULL,
     expires_at INTEGER,
     due_at INTEGER,
     fields TEXT NOT NULL CHECK (json_valid(fields)),
     PRIMARY KEY (collection, id)
   ) STRICT;
   CREATE INDEX records_newest ON records (collection, created_at DESC, id DESC);
   CREATE INDEX records_due ON records (collection, due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX records_expired ON records (expires_at) WHERE expires_at IS NOT NULL;`,
]

const countedFields = ['folder', 'desk.state', 'desk.mine']
/**
 * Drops objects of an earlier release at each start, because that release recreates them when it
 * opens the file.
 */
const obsolete: readonly string[] = [
  ...countedFields.flatMap((field) =>
    ['created', 'changed', 'removed'].map(
      (change) => `DROP TRIGGER IF EXISTS "count_${change}_${field}"`,
    ),
  ),
  'DROP TABLE IF EXISTS record_counts',
]

const versionRow = z.object({ user_version: z.int() })

export const inTransaction = <Result>(database: DatabaseSync, work: () => Result): Result => {
  // IMMEDIATE waits for the lock; upgrading a read lock later fails without waiting.
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (thrown) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw thrown
  }
}

/**
 * Migrates the tables; safe if several processes start together.
 * @throws Error if a newer release changed the file
 */
export const migrate = (database: DatabaseSync): void => {
  inTransaction(database, () => {
    const { user_version: applied } = versionRow.parse(
      database.prepare('PRAGMA user_version').get(),
    )
    if (applied > steps.length) {
      throw new StartError(
        `The records were last written by a newer release (version ${applied}, this one knows ${steps.length}). Start that release, or restore an older backup.`,
      )
    }
    for (const step of steps.slice(applied)) database.exec(step)
    // Written even if unchanged, so that a start with a read-only file fails here.
    database.exec(`PRAGMA user_version = ${steps.length}`)
    // Indexes are not migrations: older releases can open the file with them.
    for (const sql of indexes) database.exec(sql)
    prepareSearch(database)
    for (const sql of obsolete) database.exec(sql)
  })
}
