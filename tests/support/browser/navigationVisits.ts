import type { i18n } from 'i18next'
import type { Page } from 'playwright'
import type { Locale, PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import type { PlainMessageKey } from '../../../src/services/language/messages.js'
import { type BuiltSite, startBuiltSite } from '../site/builtSite.js'
import { openSiteTranslations } from '../site/siteTranslations.js'
import { openBrowser, type TestBrowser, type Visitor, type VisitorOptions } from './browser.js'
import { noteDocument, saveData } from './clientNavigation.js'
import { type NavigationEngine, removeNavigationApi } from './navigationEngines.js'

export interface ArrivalOptions extends VisitorOptions {
  /** Sends Save-Data, which disables prefetching. */
  readonly saveData?: boolean
  readonly prepare?: readonly (() => void)[]
  /** Opens a new window, for tests that leave state behind, such as a stopped clock or emulated media. */
  readonly ownWindow?: boolean
}

export interface NavigationVisits {
  readonly origin: () => string
  readonly t: (locale: Locale, key: PlainMessageKey) => string
  readonly visit: (options?: ArrivalOptions) => Promise<Visitor>
  /** Opens a page and marks its document. Reuses the window if possible, which takes a third of the time. */
  readonly arrive: (path: string, options?: ArrivalOptions) => Promise<Page>
  readonly headingOf: (name: PageName) => Promise<string | undefined>
  readonly openAnother: () => Promise<Page>
  readonly errors: () => readonly string[]
  readonly expectErrors: (errors: RegExp) => void
}

export interface NavigationVisitsByEngine extends NavigationVisits {
  readonly by: (engine: NavigationEngine) => NavigationVisits
}

interface SharedWindow {
  readonly visitor: Visitor
  readonly page: Page
}

/** Clears the window's state except history entries. */
const empty = async ({ visitor, page }: SharedWindow): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Stays on this origin. The storage can be cleared once the previous page has saved its scroll position.
  await page.goto('/healthz')
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await visitor.context.clearCookies()
}

/** Opens the built site without service worker, for browsers with and without the Navigation API. */
export const navigationVisits = (): NavigationVisitsByEngine => {
  let site: BuiltSite
  let browser: TestBrowser
  let translations: i18n
  let visitor: Visitor | undefined
  let errorsBefore = 0
  const shared = new Map<string, SharedWindow>()
  beforeAll(async () => {
    translations = await openSiteTranslations()
    site = await startBuiltSite({ env: { SERVICE_WORKER: 'off', PAGE_CACHE: 'on' } })
    browser = await openBrowser(site.origin, { pictures: false })
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  afterEach(async () => {
    const isShared = [...shared.values()].some((window) => window.visitor === visitor)
    if (!isShared) await visitor?.leave()
    visitor = undefined
  })

  const openAnother = async (): Promise<Page> => {
    if (visitor === undefined) throw new Error('No visitor is open: call visit or arrive first.')
    return visitor.open()
  }

  const by = (engine: NavigationEngine): NavigationVisits => {
    const visit: NavigationVisits['visit'] = async (options = {}) => {
      const { saveData: sparesData = false, ownWindow: _, prepare = [], ...others } = options
      const { context } = (visitor = await browser.visitor(others))
      errorsBefore = 0
      if (engine === 'History API') await context.addInitScript(removeNavigationApi)
      if (sparesData) await context.addInitScript(saveData)
      for (const script of prepare) await context.addInitScript(script)
      return visitor
    }
    const openWindow = async (options: ArrivalOptions): Promise<SharedWindow> => {
      const somebody = await visit(options)
      return { visitor: somebody, page: await somebody.open() }
    }
    const sharedWindow = async (options: ArrivalOptions): Promise<SharedWindow> => {
      const key = engine + JSON.stringify(options)
      const known = shared.get(key) ?? (await openWindow(options))
      if (shared.has(key)) await empty(known)
      shared.set(key, known)
      visitor = known.visitor
      errorsBefore = visitor.errors.length
      return known
    }
    return {
      origin: () => site.origin,
      t: (locale, key) => translations.getFixedT(locale)(key),
      visit,
      arrive: async (path, options = {}) => {
        const isShared = options.ownWindow !== true && options.prepare === undefined
        const { page } = await (isShared ? sharedWindow(options) : openWindow(options))
        await page.goto(path)
        await noteDocument(page)
        return page
      },
      headingOf: async (name) => {
        const answer = await fetch(site.origin + urlFor(name, 'fr'))
        const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text()) ?? []
        return heading?.replaceAll(/<[^>]*>/g, '')
      },
      openAnother,
      errors: () => visitor?.errors.slice(errorsBefore) ?? [],
      expectErrors: (errors) => browser.expectErrors(errors),
    }
  }
  return { ...by('Navigation API'), by }
}
