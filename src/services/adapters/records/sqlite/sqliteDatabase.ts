import { chmodSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { SqliteOptions } from '../../../../config/recordsConfig.js'
import { second } from '../../../../shared/time/durations.js'
import { openDataFolder } from '../../dataFolder.js'
import { databaseFiles } from './openedFiles.js'
import { startErrorOf } from './sqliteErrors.js'
import { migrate } from './sqliteSchema.js'
import { addSearchFunction } from './sqliteSearch.js'

/** While the site starts nobody waits for an answer, so the whole process may wait for the file. */
const startTimeoutMs = 5 * second

/** Earlier releases let everybody on the machine read the records. */
const closeToOthers = (file: string): void => {
  for (const path of databaseFiles(file)) {
    const found = statSync(path, { throwIfNoEntry: false })
    // What belongs to another account is theirs to change.
    if (found === undefined || found.uid !== process.getuid?.()) continue
    if ((found.mode & 0o077) !== 0) chmodSync(path, 0o600)
  }
}

const prepare = (database: DatabaseSync, cacheBytes: number | undefined): void => {
  // FULL: an answered request survives a power cut. secure_delete: what is removed is overwritten.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;')
  // A negative size is one in kibibytes, a positive one would be in pages.
  if (cacheBytes !== undefined) {
    database.exec(`PRAGMA cache_size = -${Math.floor(cacheBytes / 1024)}`)
  }
  addSearchFunction(database)
  migrate(database)
  // From here on visitors wait: whoever finds the file locked tries again without holding them up.
  database.exec('PRAGMA busy_timeout = 0')
}

/**
 * Opens the file, made with its folder when absent, and brings it to this release.
 * @throws StartError with what ops must mend
 */
export const openSqliteDatabase = ({ file, cacheBytes }: SqliteOptions): DatabaseSync => {
  openDataFolder(dirname(file))
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: startTimeoutMs })
    closeToOthers(file)
    prepare(database, cacheBytes)
    closeToOthers(file)
    return database
  } catch (thrown) {
    database?.close()
    throw startErrorOf(thrown, file)
  }
}

/** A statement of the database by its text. */
export type Statements = (sql: string) => StatementSync

/**
 * Prepares each statement once: to prepare one takes as long as to run it. For texts of which there are some
 * dozens, never for one that a visitor's words make longer.
 */
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
