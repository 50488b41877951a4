import { chmodSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SqliteOptions } from '../../../../config/recordsConfig.js'
import { second } from '../../../../shared/time/durations.js'
import { openDataFolder } from '../../dataFolder.js'
import { startErrorOf } from './sqliteErrors.js'
import { migrate } from './sqliteSchema.js'
import { addSearchFunction } from './sqliteSearch.js'

const databaseFiles = (file: string): readonly string[] =>
  ['', '-wal', '-shm'].map((suffix) => file + suffix)

/** Returns a check that the paths still name the open files: writes to removed files succeed but are lost. */
export const rememberFiles = (file: string): (() => boolean) => {
  const identities = (): readonly string[] =>
    databaseFiles(file).map((path) => {
      const found = statSync(path, { throwIfNoEntry: false })
      return found === undefined ? 'missing' : `${found.dev}/${found.ino}`
    })
  const opened = identities()
  return () => identities().every((identity, place) => identity === opened[place])
}

/** Timeout of locks at the start, during which waiting may block the process: it serves no requests yet. */
const startTimeoutMs = 5 * second

/** Fixes permissions of files created by earlier releases. */
const closeToOthers = (file: string): void => {
  for (const path of databaseFiles(file)) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found === undefined || found.uid !== process.getuid?.()) continue
    if ((found.mode & 0o077) !== 0) chmodSync(path, 0o600)
  }
}

const prepare = (database: DatabaseSync, cacheBytes: number | undefined): void => {
  // FULL: an acknowledged request survives a power failure. secure_delete: overwrites removed data.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;')
  // A negative size is in KiB, a positive one in pages.
  if (cacheBytes !== undefined) {
    database.exec(`PRAGMA cache_size = -${Math.floor(cacheBytes / 1024)}`)
  }
  addSearchFunction(database)
  migrate(database)
  // Requests retry asynchronously instead: a busy timeout blocks the event loop.
  database.exec('PRAGMA busy_timeout = 0')
}

/** Opens or creates the database and migrates it. @throws StartError with a remedy for the operator */
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
