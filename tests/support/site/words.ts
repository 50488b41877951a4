import { join } from 'node:path'
import type { i18n } from 'i18next'
import { openTranslations } from '../../../src/services/language/translations.js'

/** The words of the site itself; a missing one fails the test. */
export const openWords = (): Promise<i18n> =>
  openTranslations(join(process.cwd(), 'locales'), (key) => {
    throw new Error(`The words ${key} are missing.`)
  })
