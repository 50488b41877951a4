import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '../../shared/time/durations.js'

/** Removes folders of crashed processes after a day, as others may be in use. */
const removeAbandoned = async (inside: string, prefix: string): Promise<void> => {
  for (const name of await readdir(inside)) {
    if (!name.startsWith(prefix)) continue
    const folder = join(inside, name)
    const { mtimeMs } = await stat(folder)
    if (mtimeMs < Date.now() - day) await rm(folder, { recursive: true, force: true })
  }
}

export const withWorkFolder = async <Result>(
  inside: string,
  purpose: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  await mkdir(inside, { recursive: true, mode: 0o700 })
  const prefix = `.${purpose}-`
  await removeAbandoned(inside, prefix)
  const folder = await mkdtemp(join(inside, prefix))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
