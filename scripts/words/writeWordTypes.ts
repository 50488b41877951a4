/**
 * Generates `src/services/language/messageTree.ts`, the type of all translation keys with their placeholders.
 * Called by build, check and dev; standalone: `node scripts/words/writeWordTypes.ts`. TypeScript widens texts
 * of JSON modules to `string`, without `{{placeholders}}`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLocaleFiles, namespaceOf } from '../../src/services/language/localeFiles.ts'
import { readWordFile } from './localeFiles.ts'
import { placeholdersIn } from '../../src/shared/language/fillIn.ts'
import { isRecord } from '../../src/shared/records/isRecord.ts'

export const messageTreeFile = 'src/services/language/messageTree.ts'

const head = `/*
 * Generated from locales/fr by scripts/words/writeWordTypes.ts, not in git. Each text is reduced to its
 * placeholders.
 */
export interface MessageTree {
`

const typeOf = (text: string): string => {
  const names = [...new Set(placeholdersIn(text))].toSorted()
  return `'${names.map((name) => `{{${name}}}`).join('')}'`
}

const propertyName = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`)

const linesOf = (group: Readonly<Record<string, unknown>>, indent: string): readonly string[] =>
  Object.entries(group).flatMap(([key, value]) => {
    const start = `${indent}readonly ${propertyName(key)}: `
    return isRecord(value)
      ? [`${start}{`, ...linesOf(value, `${indent}  `), `${indent}}`]
      : [start + typeOf(String(value))]
  })

const messageTreeSource = (folder: string): string => {
  const tree = listLocaleFiles(join(folder, 'locales/fr'))
    .map((file) => [namespaceOf(file), readWordFile(folder, `locales/fr/${file}`)] as const)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return `${head}${linesOf(Object.fromEntries(tree), '  ').join('\n')}\n}\n`
}

export const writeWordTypes = (folder: string): boolean => {
  const file = join(folder, messageTreeFile)
  const source = messageTreeSource(folder)
  if (existsSync(file) && readFileSync(file, 'utf8') === source) return false
  writeFileSync(file, source)
  return true
}

if (import.meta.main) writeWordTypes(join(import.meta.dirname, '../..'))
