import type { i18n } from 'i18next'
import type { Page } from 'playwright'
import { type BuiltSite, type BuiltSiteOptions, startBuiltSite } from '../site/builtSite.js'
import { openSiteTranslations } from '../site/siteTranslations.js'
import {
  type BrowserOptions,
  openBrowser,
  type TestBrowser,
  type Visitor,
  type VisitorOptions,
} from './browser.js'

export interface ArrivalOptions extends VisitorOptions {
  /** Uses a new browser context, because `startOver` does not reset init scripts and CDP settings. */
  readonly alone?: boolean
}

export interface SiteVisits {
  readonly site: BuiltSite
  readonly translations: i18n
  readonly expectErrors: (errors: RegExp) => void
  readonly arrive: (options?: ArrivalOptions) => Promise<Page>
}

interface SiteVisitsOptions extends BuiltSiteOptions, BrowserOptions {}

/** Starts the built site, by default without service worker. */
export const siteVisits = ({ pictures, ...options }: SiteVisitsOptions = {}): SiteVisits => {
  let site: BuiltSite
  let browser: TestBrowser
  let translations: i18n
  const alone: Visitor[] = []
  const free = new Map<string, Visitor>()
  const busy = new Map<string, Visitor>()
  const env = { PAGE_CACHE: 'on', SERVICE_WORKER: 'off', ...options.env }
  /** `startOver` does not remove a service worker. */
  const hasWorker = env.SERVICE_WORKER === 'on'
  beforeAll(async () => {
    translations = await openSiteTranslations()
    site = await startBuiltSite({ ...options, env })
    browser = await openBrowser(site.origin, { pictures })
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  afterEach(async () => {
    const visitors = [...alone, ...busy.values()]
    const errors = visitors.flatMap((visitor) => visitor.errors)
    await Promise.all(alone.splice(0).map(({ leave }) => leave()))
    for (const [kind, visitor] of busy) free.set(kind, visitor)
    busy.clear()
    expect(errors).toEqual([])
  })
  return {
    get site() {
      return site
    },
    get translations() {
      return translations
    },
    expectErrors: (errors) => browser.expectErrors(errors),
    arrive: async ({ alone: isAlone = hasWorker, ...choices } = {}) => {
      const kind = JSON.stringify(choices)
      if (isAlone || busy.has(kind)) {
        const visitor = await browser.visitor(choices)
        alone.push(visitor)
        return visitor.open()
      }
      const visitor = free.get(kind) ?? (await browser.visitor(choices))
      free.delete(kind)
      busy.set(kind, visitor)
      return visitor.startOver()
    },
  }
}
