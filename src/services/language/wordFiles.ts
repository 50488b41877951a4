import { existsSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'

const slashed = (path: string): string => path.replaceAll('\\', '/')

/**
 * The files of words below a language's folder, by their paths from there: `common.json`,
 * `staff/staffAudit.json`. A word is named by its file alone (`staffAudit:title`), whatever the folder.
 */
export const listWordFiles = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .map(slashed)
    .filter((path) => path.endsWith('.json'))
    .toSorted()

/** `staff/staffAudit.json` → `staffAudit` */
export const wordFileName = (file: string): string => posix.basename(file, '.json')
