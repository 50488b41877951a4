import { statSync } from 'node:fs'

export const databaseFiles = (file: string): readonly string[] =>
  ['', '-wal', '-shm'].map((suffix) => file + suffix)

/**
 * Remembers the inodes of an open database. After its folder was removed or unmounted, writes still
 * succeed but are lost.
 * @returns a function that checks whether the paths still refer to the open files
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
