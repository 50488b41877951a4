import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type WordError, errorOf, type Word } from './wordTypes.ts'

/**
 * Beginnings of keys that the sources put together from pieces in a way this script cannot follow.
 * A template such as `common:days.${day}` is followed and need not be listed.
 */
const tableDriven: readonly string[] = []

interface Use {
  readonly file: string
  readonly key: string
  readonly pattern: RegExp
}

const comments = /^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const escaped = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')

/** `common:days.${day}` → any key that begins so; plurals of the key are meant too. */
const patternOf = (key: string): RegExp => {
  const pieces = key.split(/\$\{[^}]*\}/).map(escaped)
  return new RegExp(`^${pieces.join('[\\w.-]+')}(_(zero|one|two|few|many|other))?$`)
}

const usesIn = (folder: string, file: string, namespaces: readonly string[]): readonly Use[] => {
  const source = readFileSync(join(folder, file), 'utf8').replace(comments, '')
  const literal = new RegExp(`(['"\`])((?:${namespaces.join('|')}):[\\w$][^'"\`\\s]*)\\1`, 'g')
  return [...source.matchAll(literal)].map(([, , key = '']) => ({
    file,
    key,
    pattern: patternOf(key),
  }))
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/${name}`)

/** `locales/fr/common.json`, `nav.home` → `common:nav.home` */
const fullKey = ({ file, key }: Word): string =>
  `${file.replace(/^.*\//, '').replace(/\.json$/, '')}:${key}`

/** Keys that nothing uses, and keys used that no file has. */
export const unusedAndUnknownKeys = (
  folder: string,
  words: readonly Word[],
): readonly WordError[] => {
  const known = words.map((word) => ({ word, key: fullKey(word) }))
  const namespaces = [...new Set(known.map(({ key }) => key.replace(/:.*/, '')))]
  if (namespaces.length === 0) return []
  const uses = sourcesIn(folder).flatMap((file) => usesIn(folder, file, namespaces))
  const isUsed = (key: string): boolean =>
    uses.some(({ pattern }) => pattern.test(key)) ||
    tableDriven.some((beginning) => key.startsWith(beginning))
  const unused = known
    .filter(({ key }) => !isUsed(key))
    .map(({ word }) => errorOf(word, 'fr', 'is used nowhere in src'))
  const unknown = uses
    .filter(({ pattern }) => !known.some(({ key }) => pattern.test(key)))
    .map(({ file, key }) => ({ file, key, error: 'is used but stands in no locale file' }))
  return [...unused, ...unknown]
}
