import { statSync } from 'node:fs'

export const databaseFiles = (file: string): readonly string[] =>
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
