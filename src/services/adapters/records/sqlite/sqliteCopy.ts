import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Collection } from '../records.js'
import { isBusy } from './sqliteErrors.js'

/** More than any file has, so that all is read at one moment: writers would make it begin again. */
const allPages = 1_000_000_000

/** What is removed is overwritten: nothing of it stays in the file. */
const removeCollections = (file: string, collections: readonly Collection[]): void => {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA secure_delete = ON')
    const sql = 'DELETE FROM records WHERE collection IN (SELECT value FROM json_each(?))'
    database.prepare(sql).run(JSON.stringify(collections))
  } finally {
    database.close()
  }
}

/**
 * Copies the records to a new file, as they are at one moment, also while the site writes.
 * @param without the collections that are not copied
 */
export const copySqlite = async (
  from: string,
  to: string,
  without: readonly Collection[],
): Promise<void> => {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    await backup(database, to, { rate: allPages })
  } finally {
    database.close()
  }
  removeCollections(to, without)
}

/** Whether any process has the records open, be it idle. */
export const isSqliteInUse = (file: string): boolean => {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // With a write-ahead log, whoever has the file open shares a lock on it, also between queries.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK')
    return false
  } catch (thrown) {
    if (isBusy(thrown)) return true
    throw thrown
  } finally {
    database.close()
  }
}
