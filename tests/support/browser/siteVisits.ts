import type { i18n } from 'i18next'
import type { Page } from 'playwright'
import { type BuiltSite, type BuiltSiteOptions, startBuiltSite } from '../site/builtSite.js'
import { openWords } from '../site/words.js'
import { openBrowser, type TestBrowser, type Visitor, type VisitorOptions } from './browser.js'

/** What the tests of a file share; to be read once they run. */
export interface SiteVisits {
  readonly site: BuiltSite
  readonly words: i18n
  /**
   * The first page of somebody with a browser of their own, who leaves at the end of the test. Whatever
   * went wrong in it by then fails the test.
   */
  readonly arrive: (options?: VisitorOptions) => Promise<Page>
}

/** The built site, its words, and visitors of it. */
export const siteVisits = (options?: BuiltSiteOptions): SiteVisits => {
  let site: BuiltSite
  let browser: TestBrowser
  let words: i18n
  const visitors: Visitor[] = []
  beforeAll(async () => {
    words = await openWords()
    site = await startBuiltSite({ ...options, env: { PAGE_CACHE: 'on', ...options?.env } })
    browser = await openBrowser(site.origin)
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  afterEach(async () => {
    const left = visitors.splice(0)
    await Promise.all(left.map(({ leave }) => leave()))
    expect(left.flatMap(({ errors }) => errors)).toEqual([])
  })
  return {
    get site() {
      return site
    },
    get words() {
      return words
    },
    arrive: async (choices) => {
      const visitor = await browser.visitor(choices)
      visitors.push(visitor)
      return visitor.open()
    },
  }
}
