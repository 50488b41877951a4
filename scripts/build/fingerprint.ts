import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const stampFile = join(root, 'dist/build.json')

const inputs = [
  'src/**/*',
  'scripts/{build.ts,build/*}',
  // Bundled for browsers; the server reads other translations at startup.
  'locales/*/validation.json',
  'public/{fonts,images}/**/*',
  'package-lock.json',
  'Procfile',
  'tsconfig.build.json',
]

/** Hashes names, sizes and times of the sources: hashing their content would cost more than a build. */
export const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const path of globSync(inputs, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path}:${size}:${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

export const isBuildStale = (): boolean => lastBuild() !== fingerprint()

export const lastBuild = (): string | undefined =>
  existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim() : undefined
