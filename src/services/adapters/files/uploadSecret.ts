import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, unlink, writeFile } from 'node:fs/promises'
import { isCode } from '../../systemErrors.js'

/** Reads the secret stored beside the files; the first process creates it. */
export const readUploadSecret = async (file: string): Promise<string> => {
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
