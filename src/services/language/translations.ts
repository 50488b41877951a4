import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type i18n, type TFunction } from 'i18next'
import FsBackend from 'i18next-fs-backend'
import { locales } from '../../addresses/pageTable.js'
import type { Message, Translate, WordKey } from './words.js'

/** The words of one language, from what i18next made for it. */
export const createTranslate =
  (t: TFunction): Translate =>
  (word: WordKey | Message, values: Readonly<Record<string, string | number>> = {}) => {
    const message = typeof word === 'string' ? { key: word, values } : word
    // i18next takes a key that is not known until it runs if it has a text to fall back on.
    return t(message.key, { ...message.values, defaultValue: message.key })
  }

const namespacesIn = (folder: string): string[] =>
  readdirSync(join(folder, 'fr'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))

/**
 * Loads every word of `locales/` once. French is the default and the fallback; the address alone
 * decides the language, so there is no detector.
 */
export const openTranslations = async (
  folder: string,
  onMissing: (key: string) => void,
): Promise<i18n> => {
  const translations = createInstance()
  await translations.use(FsBackend).init({
    lng: 'fr',
    fallbackLng: 'fr',
    supportedLngs: [...locales],
    preload: [...locales],
    ns: namespacesIn(folder),
    defaultNS: 'common',
    backend: { loadPath: join(folder, '{{lng}}', '{{ns}}.json') },
    // React escapes; escaping twice would show &#39; to visitors.
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => onMissing(`${namespace}:${key}`),
    returnNull: false,
  })
  return translations
}
