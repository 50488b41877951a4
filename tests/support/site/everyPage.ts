import { type Locale, locales, type PageName, pageNames } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'

export interface ListedPage {
  readonly name: PageName
  readonly locale: Locale
  readonly path: string
}

/** Every page of the table in both languages. */
export const everyPage: readonly ListedPage[] = pageNames.flatMap((name) =>
  locales.map((locale) => ({ name, locale, path: urlFor(name, locale) })),
)

/** What a confirmation looks like after a request was sent. */
export const confirmationPath = (locale: Locale): string =>
  `${urlFor('requestReceived', locale)}?ref=OND-7K4M-2QXD`

/** An address that has no page. */
export const unknownPath = (locale: Locale): string => `/${locale}/no-such-page`
