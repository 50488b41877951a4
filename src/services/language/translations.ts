import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type i18n } from 'i18next'
import FsBackend from 'i18next-fs-backend'
import { locales } from '../../addresses/pageTable.js'

/** Words by key: `namespace:page.place.role`, with values for its `{{placeholders}}`. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

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
