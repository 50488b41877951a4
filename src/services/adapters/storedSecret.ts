import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, unlink, writeFile } from 'node:fs/promises'
import { errorName, StartError } from '../errors/errors.js'
import { isCode } from '../errors/systemErrors.js'
import { syncFolderOf } from './files/diskWrites.js'

const readIfThere = async (file: string): Promise<string | undefined> => {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (thrown) {
    if (isCode(thrown, 'ENOENT')) return undefined
    throw new StartError(
      `The secret in ${file} cannot be read (${errorName(thrown)}). Give the site’s account read access.`,
      { cause: thrown },
    )
  }
}

const bytes = 32

const whole = (secret: string, file: string): string => {
  if (secret.length >= bytes) return secret
  throw new StartError(
    `The secret in ${file} is empty or truncated. Restore it from a backup, or delete it: the site then generates another, and links in earlier emails to HR stop working.`,
  )
}

/** Reads the secret, or creates it at the first start. @throws StartError if it is damaged or unreadable */
export const readStoredSecret = async (file: string): Promise<string> => {
  // Read before writing, so that a full disk does not prevent a restart.
  const known = await readIfThere(file)
  if (known !== undefined) return whole(known, file)
  // Writes a temporary file, then links it, so that no process reads a partial secret.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(bytes).toString('hex'), {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })
  try {
    await link(draft, file)
  } catch (thrown) {
    if (!isCode(thrown, 'EEXIST')) throw thrown
  } finally {
    await unlink(draft)
  }
  await syncFolderOf(file)
  return whole((await readFile(file, 'utf8')).trim(), file)
}
