import type { Page } from 'playwright'
import type { Locale } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import type { PlainMessageKey } from '../../../src/services/language/messages.js'

export const sendWithErrors = async (
  page: Page,
  t: (locale: Locale, key: PlainMessageKey) => string,
  locale: Locale,
): Promise<void> => {
  await page.goto(urlFor('home', locale))
  await page.getByRole('textbox', { name: t(locale, 'forms:shared.email') }).fill('zoe')
  await page.getByRole('button', { name: t(locale, 'forms:contact.send') }).click()
  await page.locator('[data-summary]').waitFor()
}
