import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorName, StartError } from '../errors/errors.js'

/** Why the site cannot start on this folder, and what ops must do. */
export const cannotWrite = (folder: string, cause: unknown): StartError =>
  new StartError(
    `The site cannot write to ${folder} (${errorName(cause)}). Let its own account do so, or set DATA_DIR to another folder.`,
    { cause },
  )

const kindOf = (path: string) => statSync(path, { throwIfNoEntry: false })

/**
 * Makes a folder and those above it. Node’s own `recursive` never returns below /proc: there, a
 * folder cannot be made although the one above it exists, and Node begins again for ever.
 */
const makeFolder = (folder: string): void => {
  const above = dirname(folder)
  if (kindOf(above) === undefined) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // There already, or made by another process meanwhile.
    if (kindOf(folder)?.isDirectory() !== true) throw error
  }
}

/**
 * Makes the folder of everything that is kept on disk, for the site's own account alone.
 * @throws StartError when nothing can be written there
 */
export const openDataFolder = (folder: string): void => {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw cannotWrite(folder, cause)
  }
}

/** What this process makes is read by its own account alone: it is personal information. */
export const closeNewFilesToOthers = (): void => {
  process.umask(0o077)
}
