import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../addresses/pageTable.js'
import { jsonErrors } from '../errors/jsonErrors.js'
import { listLocaleFiles } from './localeFiles.js'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const errorsIn = (folder: string, file: string): readonly string[] => {
  const text = readFileSync(join(folder, file), 'utf8')
  if (isJson(text)) return []
  return jsonErrors(text).map(
    ({ line, column, rule }) => `locales/${file}: line ${line}, column ${column}: ${rule}.`,
  )
}

/**
 * Lists invalid JSON files, one sentence each; i18next would silently display keys.
 * @param folder `locales`
 */
export const localeErrors = (folder: string): readonly string[] =>
  locales.flatMap((locale) =>
    listLocaleFiles(join(folder, locale)).flatMap((name) => errorsIn(folder, `${locale}/${name}`)),
  )
