import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineInJson } from '../../src/services/errors/jsonErrors.ts'
import type { PrintedError } from '../../src/services/content/checks/wordTypes.ts'

interface Token {
  readonly text: string
  readonly at: number
}

const tokenPattern =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[\w$]+|\S/g

const tokensOf = (source: string): readonly Token[] =>
  [...source.matchAll(tokenPattern)]
    .map((match) => ({ text: match[0], at: match.index }))
    .filter(({ text }) => !text.startsWith('//') && !text.startsWith('/*'))

const opens = (text: string): boolean => '([{'.includes(text)
const closes = (text: string): boolean => ')]}'.includes(text)

const itemsOf = (tokens: readonly Token[], start: number): readonly number[] => {
  const items = [start + 1]
  let depth = 1
  for (let place = start + 1; place < tokens.length && depth > 0; place += 1) {
    const text = tokens[place]?.text ?? ''
    if (opens(text)) depth += 1
    else if (closes(text)) depth -= 1
    else if (text === ',' && depth === 1) items.push(place + 1)
  }
  return items
}

/** Returns the position of the value of `key`; `undefined` if it is computed, such as by a spread. */
const stepInto = (tokens: readonly Token[], place: number, key: string): number | undefined => {
  const opening = tokens[place]?.text
  if (opening !== '{' && opening !== '[') return undefined
  const items = itemsOf(tokens, place)
  if (opening === '[') return items[Number(key)]
  const name = items.find((item) => tokens[item]?.text.replaceAll(/^['"]|['"]$/g, '') === key)
  return name === undefined ? undefined : name + (tokens[name + 1]?.text === ':' ? 2 : 0)
}

const lineInSource = (source: string, [name = '', ...keys]: readonly string[]): number => {
  const tokens = tokensOf(source)
  const declared = tokens.findIndex(
    ({ text }, place) => text === name && tokens[place - 1]?.text === 'const',
  )
  const equals = tokens.findIndex(({ text }, place) => place > declared && text === '=')
  let place = declared === -1 ? 0 : equals + 1
  for (const key of keys) {
    const next = declared === -1 ? undefined : stepInto(tokens, place, key)
    if (next === undefined) break
    place = next
  }
  return source.slice(0, tokens[place]?.at ?? 0).split('\n').length
}

/**
 * Returns the line, from 1, of a key or of its closest parent.
 * @param key such as `mri.sections[2].heading.fr`
 */
const lineOfKey = (file: string, text: string, key: string): number => {
  const path = key.split(/[.[\]]+/).filter(Boolean)
  if (!file.endsWith('.json')) return lineInSource(text, path)
  return lineInJson(
    text,
    path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
  )
}

export const withLines = (
  folder: string,
  errors: readonly PrintedError[],
): readonly PrintedError[] =>
  errors.map((error) => {
    const file = join(folder, error.file)
    if (error.line !== undefined || error.key === '' || !existsSync(file)) return error
    return { ...error, line: lineOfKey(error.file, readFileSync(file, 'utf8'), error.key) }
  })
