/**
 * Generates `src/services/language/messageTree.ts`, the type of all translation keys with the values that
 * each text takes. The build, `npm run check` and `npm run dev` call it; alone: `node
 * scripts/words/writeWordTypes.ts`. JSON modules will not do: TypeScript widens their texts to `string`,
 * without the `{{placeholders}}`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLocaleFiles, namespaceOf } from '../../src/services/language/localeFiles.ts'
import { readWordFile } from './localeFiles.ts'
import { placeholdersIn } from '../../src/services/content/checks/plainText.ts'
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

/** Returns the source of the type that describes the French files below `folder`. */
const messageTreeSource = (folder: string): string => {
  const tree = listLocaleFiles(join(folder, 'locales/fr'))
    .map((file) => [namespaceOf(file), readWordFile(folder, `locales/fr/${file}`)] as const)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return `${head}${linesOf(Object.fromEntries(tree), '  ').join('\n')}\n}\n`
}

/** Regenerates the file; returns whether it changed. */
export const writeWordTypes = (folder: string): boolean => {
  const file = join(folder, messageTreeFile)
  const source = messageTreeSource(folder)
  if (existsSync(file) && readFileSync(file, 'utf8') === source) return false
  writeFileSync(file, source)
  return true
}

if (import.meta.main) writeWordTypes(join(import.meta.dirname, '../..'))
