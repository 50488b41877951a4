import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../../services/adapters/files/files.js'
import type { Application } from '../../services/careers/application.js'
import { cleanFileName } from '../../services/careers/fileNames.js'
import { OperatorError } from '../../services/errors/errors.js'
import { isCode } from '../../services/errors/systemErrors.js'

const saveAs = async (path: string, content: Readable): Promise<void> => {
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  } catch (cause) {
    if (!isCode(cause, 'EEXIST')) throw cause
    const advice = 'Delete it, or name another folder.'
    throw new OperatorError(`${path} exists and was not overwritten. ${advice}`, {
      cause,
    })
  }
}

/** Saves the files of applications, one folder per reference, without overwriting existing files. */
export const downloadFiles = async (
  applications: readonly Application[],
  files: Pick<Files, 'read'>,
  folder: string,
  write: (line: string) => void,
): Promise<void> => {
  for (const { reference, files: kept } of applications) {
    const own = join(folder, reference)
    await mkdir(own, { recursive: true, mode: 0o700 })
    for (const [position, { key, name }] of kept.entries()) {
      // The number preserves the order and distinguishes files of the same name.
      const path = join(own, `${position + 1}-${cleanFileName(name)}`)
      await saveAs(path, await files.read(key))
      write(path)
    }
  }
}
