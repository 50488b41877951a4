import type { i18n } from 'i18next'
import type { Page } from 'playwright'
import type { Locale, PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import type { PlainWordKey } from '../../../src/services/language/words.js'
import { type BuiltSite, startBuiltSite } from '../site/builtSite.js'
import { openWords } from '../site/words.js'
import { openBrowser, type TestBrowser, type Visitor, type VisitorOptions } from './browser.js'
import { noteDocument, saveData } from './clientNavigation.js'
import { type NavigationEngine, takeNavigationApiAway } from './navigationEngines.js'

export interface NavigationVisits {
  readonly origin: () => string
  readonly t: (locale: Locale, key: PlainWordKey) => string
  /** Somebody who leaves at the end of the test. */
  readonly visit: (options?: VisitorOptions) => Promise<Visitor>
  /** Opens a page and notes its document. */
  readonly arrive: (path: string, options?: VisitorOptions) => Promise<Page>
  /** The same with a browser that spares its data: nothing is fetched ahead of a click. */
  readonly arriveWithDataSaver: (path: string) => Promise<Page>
  /** The heading of a page that was loaded fully. */
  readonly headingOf: (name: PageName) => Promise<string | null | undefined>
  readonly openAnother: () => Promise<Page>
  readonly errors: () => readonly string[]
}

/**
 * The built site without its worker, and visitors who go from page to page: in today's browsers, or
 * in those that the engine names.
 */
export const navigationVisits = (): NavigationVisits & {
  readonly by: (engine: NavigationEngine) => NavigationVisits
} => {
  let site: BuiltSite
  let browser: TestBrowser
  let words: i18n
  let visitor: Visitor | undefined
  beforeAll(async () => {
    words = await openWords()
    site = await startBuiltSite({ env: { SERVICE_WORKER: 'off', PAGE_CACHE: 'on' } })
    browser = await openBrowser(site.origin)
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  afterEach(async () => {
    await visitor?.leave()
    visitor = undefined
  })

  const openAnother = async (): Promise<Page> => {
    if (visitor === undefined) throw new Error('Nobody is visiting.')
    return visitor.open()
  }
  const open = async (path: string): Promise<Page> => {
    const page = await openAnother()
    await page.goto(path)
    await noteDocument(page)
    return page
  }

  const by = (engine: NavigationEngine): NavigationVisits => {
    const visit = async (options: VisitorOptions = {}): Promise<Visitor> => {
      visitor = await browser.visitor(options)
      if (engine === 'History API') await visitor.context.addInitScript(takeNavigationApiAway)
      return visitor
    }
    return {
      origin: () => site.origin,
      t: (locale, key) => words.getFixedT(locale)(key),
      visit,
      arrive: async (path, options) => {
        await visit(options)
        return open(path)
      },
      arriveWithDataSaver: async (path) => {
        const { context } = await visit()
        await context.addInitScript(saveData)
        return open(path)
      },
      headingOf: async (name) => {
        const page = await openAnother()
        await page.goto(urlFor(name, 'fr'))
        const heading = await page.locator('h1').textContent()
        await page.close()
        return heading
      },
      openAnother,
      errors: () => visitor?.errors ?? [],
    }
  }
  return { ...by('Navigation API'), by }
}
