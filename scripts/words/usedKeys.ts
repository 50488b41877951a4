import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Word, WordError } from '../../src/services/content/checks/wordTypes.ts'
import { namespaceOf } from '../../src/services/language/localeFiles.ts'
import { messageTreeFile } from './writeWordTypes.ts'

const comments = /^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const escaped = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')

/** `common:days.${day}` → any key with that prefix, including plurals. */
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

/** `locales/fr/common.json`, `nav.home` → `common:nav.home` */
const fullKey = ({ file, key }: Word): string => `${namespaceOf(file)}:${key}`

/**
 * Returns unused keys; a missing key does not compile. A key of a group counts as used when the group is used
 * and some source contains the key's last part.
 */
export const unusedKeys = (folder: string, words: readonly Word[]): readonly WordError[] => {
  const known = words.map((word) => ({ word, key: fullKey(word) }))
  const namespaces = [...new Set(known.map(({ key }) => key.replace(/:.*/, '')))]
  if (namespaces.length === 0) return []
  const sources = readSources(folder)
  const used = sources.flatMap((source) => keysIn(source, namespaces))
  const alone = used.map((key) => patternOf(key, '(_(zero|one|two|few|many|other))?'))
  const groups = used.map((key) => patternOf(key, '\\..+'))
  const isNamed = (key: string): boolean => {
    const name = new RegExp(`\\b${escaped(key.replace(/^.*[.:]/, ''))}\\b`)
    return sources.some((source) => name.test(source))
  }
  const isUsed = (key: string): boolean =>
    alone.some((pattern) => pattern.test(key)) ||
    (groups.some((pattern) => pattern.test(key)) && isNamed(key))
  return known
    .filter(({ key }) => !isUsed(key))
    .map(({ word }) => ({ file: word.file, key: word.key, error: 'is not used in src' }))
}
