/**
 * Writes `src/services/language/wordTree.ts`, from which the compiler knows every key of the French
 * files and the values its text takes: `node scripts/words/writeWordTypes.ts`. JSON modules will not
 * do, as the compiler reads their texts as `string`, without the `{{placeholders}}`.
 *
 * With `--check` a file that was not up to date is an error (it is written all the same): it belongs
 * in the commit that changes the words.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listWordFiles, wordFileName } from '../../src/services/language/wordFiles.ts'
import { readWordFile } from './localeFiles.ts'
import { placeholdersIn } from './plainText.ts'
import { isRecord } from './wordTypes.ts'

export const wordTreeFile = 'src/services/language/wordTree.ts'

const head = `/*
 * Made from locales/fr by scripts/words/writeWordTypes.ts: do not edit. Of each text it holds
 * the placeholders alone.
 */
export interface WordTree {
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

/** The source of the type that describes the French files below `folder`. */
const wordTreeSource = (folder: string): string => {
  const tree = listWordFiles(join(folder, 'locales/fr'))
    .map((file) => [wordFileName(file), readWordFile(folder, `locales/fr/${file}`)] as const)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return `${head}${linesOf(Object.fromEntries(tree), '  ').join('\n')}\n}\n`
}

/** Brings the file up to date; false when it was so already. */
export const writeWordTypes = (folder: string): boolean => {
  const file = join(folder, wordTreeFile)
  const source = wordTreeSource(folder)
  if (existsSync(file) && readFileSync(file, 'utf8') === source) return false
  writeFileSync(file, source)
  return true
}

if (import.meta.main) {
  const hasChanged = writeWordTypes(join(import.meta.dirname, '../..'))
  if (hasChanged && process.argv.includes('--check')) {
    process.stderr.write(
      `${wordTreeFile} did not follow locales/fr. It does now: commit it with the words.\n`,
    )
    process.exitCode = 1
  }
}
