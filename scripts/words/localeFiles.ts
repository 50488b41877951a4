import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonErrors } from '../../src/services/errors/jsonErrors.ts'
import { listLocaleFiles, namespaceOf } from '../../src/services/language/localeFiles.ts'
import type { Locale, Word, PrintedError } from '../../src/services/content/checks/wordTypes.ts'
import { isRecord } from '../../src/shared/records/isRecord.ts'

type Flat = ReadonlyMap<string, string>

const flatten = (
  value: unknown,
  path: string,
  file: string,
  errors: PrintedError[],
): [string, string][] => {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, inner]) =>
      flatten(inner, path === '' ? key : `${path}.${key}`, file, errors),
    )
  }
  if (typeof value === 'string') return [[path, value]]
  errors.push({ file, key: path, error: 'must be a text or a group of texts' })
  return []
}

const placesOf = (text: string): readonly Pick<PrintedError, 'line' | 'key' | 'error'>[] =>
  jsonErrors(text).map(({ line, column, rule }) => ({ line, key: `column ${column}`, error: rule }))

/** Reads a translation file. @throws with file, line and rule when it is not JSON */
export const readWordFile = (folder: string, file: string): unknown => {
  const text = readFileSync(join(folder, file), 'utf8')
  const errors = placesOf(text)
  if (errors.length === 0) return JSON.parse(text)
  throw new Error(
    errors.map(({ line, key, error }) => `${file}: line ${line}, ${key}: ${error}.`).join('\n'),
  )
}

/**
 * Reads a translation file. Returns `undefined` for a file that is not JSON, and adds its error to `errors`.
 */
const readFlat = (folder: string, file: string, errors: PrintedError[]): Flat | undefined => {
  const text = readFileSync(join(folder, file), 'utf8')
  const places = placesOf(text)
  errors.push(...places.map((place) => ({ file, ...place })))
  return places.length > 0 ? undefined : new Map(flatten(JSON.parse(text), '', file, errors))
}

/** French has a plural for millions (`_many`) that English lacks. */
const comparable = (flat: Flat): readonly string[] =>
  [...flat.keys()].filter((key) => !key.endsWith('_many'))

const compareKeys = (file: string, french: Flat, english: Flat): readonly PrintedError[] => {
  const [fr, en] = [comparable(french), comparable(english)]
  const missing = [
    ...fr.filter((key) => !english.has(key)).map((key) => ({ locale: 'en', key })),
    ...en.filter((key) => !french.has(key)).map((key) => ({ locale: 'fr', key })),
  ].map(({ locale, key }) => ({ file: `locales/${locale}/${file}`, key, error: 'is missing' }))
  if (missing.length > 0) return missing
  const misplaced = fr.findIndex((key, position) => en[position] !== key)
  const key = fr[misplaced]
  if (key === undefined) return []
  const error = `is out of order: English has ${en[misplaced]} at this position`
  return [{ file: `locales/fr/${file}`, key, error }]
}

const readPair = (folder: string, name: string, errors: PrintedError[]): readonly Word[] => {
  const french = readFlat(folder, `locales/fr/${name}`, errors)
  const english = readFlat(folder, `locales/en/${name}`, errors)
  if (french === undefined || english === undefined) return []
  errors.push(...compareKeys(name, french, english))
  return [...new Set([...french.keys(), ...english.keys()])].map((key) => {
    const fr = french.get(key)
    const en = english.get(key) ?? english.get(key.replace(/_many$/, '_other'))
    const texts = { ...(fr === undefined ? {} : { fr }), ...(en === undefined ? {} : { en }) }
    return { file: `locales/fr/${name}`, key, texts, from: 'locales' }
  })
}

const missingFiles = (
  locale: Locale,
  present: readonly string[],
  wanted: readonly string[],
): readonly PrintedError[] =>
  wanted
    .filter((file) => !present.includes(file))
    .map((file) => ({ file: `locales/${locale}/${file}`, key: '', error: 'the file is missing' }))

/** Reports files of the same name in two folders: the name is the namespace, so one would hide the other. */
const sameNames = (files: readonly string[]): readonly PrintedError[] =>
  files.flatMap((file, position) => {
    const name = namespaceOf(file)
    const first = files.slice(0, position).find((other) => namespaceOf(other) === name)
    if (first === undefined) return []
    return [{ file: `locales/fr/${file}`, key: '', error: `has the same name as ${first}` }]
  })

export const readLocales = (
  folder: string,
): { readonly words: readonly Word[]; readonly errors: readonly PrintedError[] } => {
  const french = listLocaleFiles(join(folder, 'locales/fr'))
  const english = listLocaleFiles(join(folder, 'locales/en'))
  const errors = [
    ...missingFiles('fr', french, english),
    ...missingFiles('en', english, french),
    ...sameNames(french),
  ]
  const shared = french.filter((name) => english.includes(name))
  const words = shared.flatMap((name) => readPair(folder, name, errors))
  return { words, errors }
}
