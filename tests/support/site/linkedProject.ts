import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')

/** Copies the named folders, because Node resolves imports from the real path, and links everything else. */
export const writeLinkedProject = (folder: string, copied: readonly string[]): void => {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(root)) {
    const [from, to] = [join(root, name), join(folder, name)]
    if (copied.includes(name)) cpSync(from, to, { recursive: true })
    else symlinkSync(from, to)
  }
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
