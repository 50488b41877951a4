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

/** What a visitor can be shown at an address. */
export interface Answer {
  /** Of the page table; absent when the address has no page. */
  readonly name?: PageName
  readonly locale: Locale
  readonly path: string
  readonly status: number
}

/** Every page of the table, what confirms a request, and the page of an address that has none. */
export const everyAnswer: readonly Answer[] = [
  ...everyPage.map((page) => ({ ...page, status: 200 })),
  ...locales.flatMap((locale): readonly Answer[] => [
    {
      name: 'requestReceived',
      locale,
      path: `${urlFor('requestReceived', locale)}?ref=OND-7K4M-2QXD`,
      status: 200,
    },
    { locale, path: `/${locale}/no-such-page`, status: 404 },
  ]),
]
