import { accessSync, constants, mkdirSync } from 'node:fs'
import { errorName, StartError } from '../errors.js'

/** Why the site cannot start on this folder, and what ops must do. */
export const cannotWrite = (folder: string, cause: unknown): StartError =>
  new StartError(
    `The site cannot write to ${folder} (${errorName(cause)}). Let its own account do so, or set DATA_DIR to another folder.`,
    { cause },
  )

/**
 * Makes the folder of everything that is kept on disk, for the site's own account alone.
 * @throws StartError when nothing can be written there
 */
export const openDataFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw cannotWrite(folder, cause)
  }
}

/** What this process makes is read by its own account alone: it is personal information. */
export const closeNewFilesToOthers = (): void => {
  process.umask(0o077)
}
