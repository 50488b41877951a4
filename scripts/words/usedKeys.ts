import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Word, PrintedError } from '../../src/services/content/checks/wordTypes.ts'
import { namespaceOf } from '../../src/services/language/localeFiles.ts'
import { messageTreeFile } from './writeWordTypes.ts'

const comments = /^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const escaped = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')

/**
 * Matches the keys that a template literal can produce: `common:days.${day}` matches `common:days.monday`.
 */
const patternOf = (key: string, after: string): RegExp => {
  const pieces = key.split(/\$\{[^}]*\}/).map(escaped)
  return new RegExp(`^${pieces.join('[\\w.-]+')}${after}$`)
}

const keysIn = (source: string, namespaces: readonly string[]): readonly string[] => {
  const literal = new RegExp(`(['"\`])((?:${namespaces.join('|')}):[\\w$][^'"\`\\s]*)\\1`, 'g')
  return [...source.matchAll(literal)].map(([, , key = '']) => key)
}

const readSources = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !messageTreeFile.endsWith(name))
    .map((name) => readFileSync(join(folder, 'src', name), 'utf8').replace(comments, ''))

/** Returns `common:nav.home` for the key `nav.home` of `locales/fr/common.json`. */
const fullKey = ({ file, key }: Word): string => `${namespaceOf(file)}:${key}`

const plural = /_(?:zero|one|two|few|many|other)$/

/** Returns `common:nav.home` and `common:nav` for `common:nav.home.title`. */
const groupsOf = (key: string): readonly string[] =>
  [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index))

/** Returns unused keys; a key of a used group counts as used if a source contains the key's last part. */
export const unusedKeys = (folder: string, words: readonly Word[]): readonly PrintedError[] => {
  const known = words.map((word) => ({ word, key: fullKey(word) }))
  const namespaces = [...new Set(known.map(({ key }) => key.replace(/:.*/, '')))]
  if (namespaces.length === 0) return []
  const sources = readSources(folder)
  const used = new Set(sources.flatMap((source) => keysIn(source, namespaces)))
  const names = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []))
  const templates = [...used].filter((key) => key.includes('${'))
  const alone = templates.map((key) => patternOf(key, '(_(zero|one|two|few|many|other))?'))
  const groups = templates.map((key) => patternOf(key, '\\..+'))
  const isNamed = (key: string): boolean =>
    (key.match(/[^.:]+$/)?.[0].match(/\w+/g) ?? []).every((name) => names.has(name))
  const isUsed = (key: string): boolean =>
    used.has(key) ||
    used.has(key.replace(plural, '')) ||
    alone.some((pattern) => pattern.test(key)) ||
    ((groupsOf(key).some((group) => used.has(group)) ||
      groups.some((pattern) => pattern.test(key))) &&
      isNamed(key))
  return known
    .filter(({ key }) => !isUsed(key))
    .map(({ word }) => ({ file: word.file, key: word.key, error: 'is not used in src' }))
}
