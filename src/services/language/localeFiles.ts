import { existsSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'

const slashed = (path: string): string => path.replaceAll('\\', '/')

/** Lists translation files of a language, such as `staff/staffAudit.json`; keys use the file name only. */
export const listLocaleFiles = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .map(slashed)
    .filter((path) => path.endsWith('.json'))
    .toSorted()

export const namespaceOf = (file: string): string => posix.basename(file, '.json')
