import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type WordError, errorOf, type Word } from './wordTypes.ts'

const comments = /^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const escaped = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')

/** `common:days.${day}` → any key that begins so; plurals of the key are meant too. */
const patternOf = (key: string): RegExp => {
  const pieces = key.split(/\$\{[^}]*\}/).map(escaped)
  return new RegExp(`^${pieces.join('[\\w.-]+')}(_(zero|one|two|few|many|other))?$`)
}

const usesIn = (folder: string, file: string, namespaces: readonly string[]): readonly RegExp[] => {
  const source = readFileSync(join(folder, file), 'utf8').replace(comments, '')
  const literal = new RegExp(`(['"\`])((?:${namespaces.join('|')}):[\\w$][^'"\`\\s]*)\\1`, 'g')
  return [...source.matchAll(literal)].map(([, , key = '']) => patternOf(key))
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/${name}`)

/** `locales/fr/common.json`, `nav.home` → `common:nav.home` */
const fullKey = ({ file, key }: Word): string =>
  `${file.replace(/^.*\//, '').replace(/\.json$/, '')}:${key}`

/** Keys that nothing uses; one that is used and missing does not compile. */
export const unusedKeys = (folder: string, words: readonly Word[]): readonly WordError[] => {
  const known = words.map((word) => ({ word, key: fullKey(word) }))
  const namespaces = [...new Set(known.map(({ key }) => key.replace(/:.*/, '')))]
  if (namespaces.length === 0) return []
  const uses = sourcesIn(folder).flatMap((file) => usesIn(folder, file, namespaces))
  return known
    .filter(({ key }) => !uses.some((pattern) => pattern.test(key)))
    .map(({ word }) => errorOf(word, 'fr', 'is used nowhere in src'))
}
