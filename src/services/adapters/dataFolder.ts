import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorName, StartError } from '../errors/errors.js'

export const cannotWrite = (folder: string, cause: unknown): StartError =>
  new StartError(
    `The site cannot write to ${folder} (${errorName(cause)}). Give its account write access, or set DATA_DIR to another folder.`,
    { cause },
  )

const kindOf = (path: string) => statSync(path, { throwIfNoEntry: false })

/** Creates a folder and its parents. Node's `recursive` option loops forever below /proc. */
const makeFolder = (folder: string): void => {
  const above = dirname(folder)
  if (kindOf(above) === undefined) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (kindOf(folder)?.isDirectory() !== true) throw error
  }
}

/**
 * Creates the data folder with access for the site's account only.
 * @throws StartError if it is not writable
 */
export const openDataFolder = (folder: string): void => {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw cannotWrite(folder, cause)
  }
}

/** Restricts new files to the site's account: they contain personal information. */
export const closeNewFilesToOthers = (): void => {
  process.umask(0o077)
}
