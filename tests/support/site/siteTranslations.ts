import { join } from 'node:path'
import type { i18n } from 'i18next'
import type { PlainMessageKey } from '../../../src/services/language/messages.js'
import type { MessageTree } from '../../../src/services/language/messageTree.js'
import { openTranslations } from '../../../src/services/language/translations.js'

/** Keys of texts without placeholders in one file, without the name of the file. */
export type KeyIn<File extends keyof MessageTree> = PlainMessageKey extends infer Key
  ? Key extends `${File}:${infer Path}`
    ? Path
    : never
  : never

/** Opens the site's translations; a missing key fails the test. */
export const openSiteTranslations = (): Promise<i18n> =>
  openTranslations(join(process.cwd(), 'locales'), (key) => {
    throw new Error(`The translation ${key} is missing.`)
  })
