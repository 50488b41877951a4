import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const stampFile = join(root, 'dist/build.json')

/** All that a build depends on. */
const inputs = [
  'src/**/*',
  'scripts/{build.ts,build/*}',
  // Bundled for browsers; the server reads all other words as it starts.
  'locales/*/validation.json',
  'public/{fonts,images}/**/*',
  'package-lock.json',
  'Procfile',
  'tsconfig.build.json',
]

/**
 * Tells one state of the sources from another by names, sizes and times: reading every picture
 * would cost more than it saves.
 */
export const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const path of globSync(inputs, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path}:${size}:${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Nothing was built yet, or something that a build depends on has changed since. */
export const isBuildStale = (): boolean => lastBuild() !== fingerprint()

export const lastBuild = (): string | undefined =>
  existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim() : undefined
