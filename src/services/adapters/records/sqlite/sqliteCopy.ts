import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Collection } from '../records.js'
import { isBusy } from './sqliteErrors.js'

/**
 * Number of pages per step. Copies all pages in one step, because a concurrent write would restart
 * a copy in several steps.
 */
const allPages = 1_000_000_000

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

export const isSqliteInUse = (file: string): boolean => {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // In write-ahead mode, every connection holds a shared lock on the file.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK')
    return false
  } catch (thrown) {
    if (isBusy(thrown)) return true
    throw thrown
  } finally {
    database.close()
  }
}
