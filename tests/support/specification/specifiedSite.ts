import { type CheerioAPI, load } from 'cheerio'
import type { i18n } from 'i18next'
import type { Page } from 'playwright'
import type { Locale } from '../../../src/addresses/pageTable.js'
import type { PlainWordKey } from '../../../src/services/language/words.js'
import {
  openBrowser,
  type TestBrowser,
  type Visitor,
  type VisitorOptions,
} from '../browser/browser.js'
import { type BuiltSite, startBuiltSite } from '../site/builtSite.js'
import { openWords } from '../site/words.js'

export interface SpecifiedSite {
  readonly site: () => BuiltSite
  readonly t: (locale: Locale, key: PlainWordKey) => string
  readonly words: () => i18n
  /** Asks the site as a program does; a redirect is not followed. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  /** A page as the server writes it. */
  readonly read: (path: string, init?: RequestInit) => Promise<CheerioAPI>
  /** Somebody with a browser, who leaves at the end of the test. */
  readonly visit: (options?: VisitorOptions) => Promise<Page>
  /** The same, who stays until the end of the chapter: for tests that follow each other on a page. */
  readonly stay: () => Promise<Page>
  /** Somebody with a browser, who opens a page and leaves at the end of the test. */
  readonly arrive: (path: string, options?: VisitorOptions) => Promise<Page>
}

/**
 * One built site without its worker, and one browser, for a chapter of the client's specification.
 * @param prepare starts what the site needs besides, and answers its variables
 */
export const specifiedSite = (
  prepare: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
): SpecifiedSite => {
  let site: BuiltSite
  let browser: TestBrowser | undefined
  let words: i18n
  let visitor: Visitor | undefined
  beforeAll(async () => {
    words = await openWords()
    site = await startBuiltSite({ env: { SERVICE_WORKER: 'off', ...(await prepare()) } })
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  afterEach(async () => {
    await visitor?.leave()
    visitor = undefined
  })

  const ask: SpecifiedSite['ask'] = (path, init) =>
    fetch(site.origin + path, { redirect: 'manual', ...init })

  const openedBrowser = async (): Promise<TestBrowser> => {
    browser ??= await openBrowser(site.origin)
    return browser
  }
  const visit: SpecifiedSite['visit'] = async (options) => {
    visitor = await (await openedBrowser()).visitor(options)
    return visitor.open()
  }

  return {
    site: () => site,
    t: (locale, key) => words.getFixedT(locale)(key),
    words: () => words,
    ask,
    read: async (path, init) => load(await (await ask(path, init)).text()),
    visit,
    stay: async () => (await (await openedBrowser()).visitor()).open(),
    arrive: async (path, options) => {
      const page = await visit(options)
      await page.goto(path)
      return page
    },
  }
}
