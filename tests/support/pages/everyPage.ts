import { type Locale, locales, type PageName, pageNames } from '../../../src/addresses/pageTable.js'
import { urlFor, urlForJob } from '../../../src/addresses/urlFor.js'
import { jobs } from '../site/shippedContent.js'
import { offlineAddresses } from '../../../src/controllers/metadata/offlineController.js'

export interface ListedPage {
  readonly name: PageName
  readonly locale: Locale
  readonly path: string
}

export const everyPage: readonly ListedPage[] = pageNames.flatMap((name) =>
  locales.map((locale) => ({ name, locale, path: urlFor(name, locale) })),
)

export interface Answer {
  readonly name?: PageName
  readonly locale: Locale
  readonly path: string
  readonly status: number
}

const [job] = jobs

/** Pages to test: every page of the table, a confirmation, an offer, the offline page and a 404. */
const answerIn: readonly ((locale: Locale) => Answer)[] = [
  ...pageNames.map((name) => (locale: Locale) => ({
    name,
    locale,
    path: urlFor(name, locale),
    status: 200,
  })),
  (locale) => ({
    name: 'requestReceived',
    locale,
    path: `${urlFor('requestReceived', locale)}?ref=OND-7K4M-2QXD&sent=2026-11-21`,
    status: 200,
  }),
  (locale) => ({ locale, path: job ? urlForJob(job.slug, locale) : '', status: 200 }),
  (locale) => ({ locale, path: offlineAddresses[locale], status: 200 }),
  (locale) => ({ locale, path: `/${locale}/no-such-page`, status: 404 }),
]

export const everyAnswer: readonly Answer[] = answerIn.flatMap((answer) =>
  locales.map((locale) => answer(locale)),
)

const windows = ['desk', 'phone'] as const

/**
 * Returns the pages to test at one window size, each in one language; the other size has the other language.
 */
export const answersAt = (window: (typeof windows)[number]): readonly Answer[] =>
  answerIn.flatMap((answer, place) =>
    locales
      .filter((_, language) => (place + language) % windows.length === windows.indexOf(window))
      .map((locale) => answer(locale)),
  )
