import { statSync } from 'node:fs'

/** A database in write-ahead mode is three files, which belong together. */
export const databaseFiles = (file: string): readonly string[] =>
  ['', '-wal', '-shm'].map((suffix) => file + suffix)

/**
 * Remembers which files a database has just opened. A folder that is removed, replaced or unmounted
 * leaves the process with files that have no name any more: writing to them succeeds, and what is
 * written is gone when the process ends.
 * @returns whether they are still the ones at their path
 */
export const rememberFiles = (file: string): (() => boolean) => {
  const identities = (): readonly string[] =>
    databaseFiles(file).map((path) => {
      const found = statSync(path, { throwIfNoEntry: false })
      return found === undefined ? 'missing' : `${found.dev}/${found.ino}`
    })
  const opened = identities()
  return () => identities().every((identity, place) => identity === opened[place])
}
