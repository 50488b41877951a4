import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, unlink, writeFile } from 'node:fs/promises'
import { isCode } from '../../systemErrors.js'

const readIfThere = async (file: string): Promise<string | undefined> => {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (thrown) {
    if (isCode(thrown, 'ENOENT')) return undefined
    throw thrown
  }
}

/** Reads the secret stored beside the files; the first process creates it. */
export const readUploadSecret = async (file: string): Promise<string> => {
  // Read before anything is written: a full disk must not keep a site from starting again.
  const known = await readIfThere(file)
  if (known !== undefined) return known
  // Written under another name, then linked: no process ever reads half of it.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, file)
  } catch (thrown) {
    if (!isCode(thrown, 'EEXIST')) throw thrown
  } finally {
    await unlink(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}
