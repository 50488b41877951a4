import type { i18n } from 'i18next'
import type { HTTPRequest, Page } from 'puppeteer-core'
import type { Locale, PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import type { PlainMessageKey } from '../../../src/services/language/messages.js'
import { openTagProvider, type TagProvider } from '../servers/tagProvider.js'
import { type BuiltSite, startBuiltSite } from '../site/builtSite.js'
import { temporaryFolder } from '../site/temporaryFolder.js'
import { openSiteTranslations } from '../site/siteTranslations.js'
import {
  type FirefoxBrowser,
  type FirefoxVisitor,
  type FirefoxVisitorOptions,
  openFirefox,
} from './firefox.js'

export interface FirefoxTour {
  readonly site: () => BuiltSite
  readonly provider: () => TagProvider
  readonly t: (locale: Locale, key: PlainMessageKey) => string
  /** Opens a visitor for one test, with the consent question already answered. */
  readonly visit: (options?: FirefoxVisitorOptions) => Promise<Page>
  readonly arrive: (path: string, options?: FirefoxVisitorOptions) => Promise<Page>
  readonly expectErrors: (errors: RegExp) => void
  /** Stops the site, because offline emulation skips service workers. @returns a function that restarts it */
  readonly cutNetwork: () => Promise<() => Promise<void>>
}

/** Runs in the page. Removes the service worker API, because a worker would bypass the simulated network. */
export const removeServiceWorkers = (): void => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

export const firefoxTour = (): FirefoxTour => {
  let provider: TagProvider
  let site: BuiltSite
  let browser: FirefoxBrowser
  let translations: i18n
  const records = temporaryFolder()
  let visitor: FirefoxVisitor | undefined
  let expected: RegExp | undefined
  const startSite = (port: string): Promise<BuiltSite> =>
    startBuiltSite({
      folder: records.path,
      env: { PAGE_CACHE: 'on', PORT: port, GTM_ID: 'GTM-TEST123', GTM_SCRIPT_URL: provider.script },
    })
  beforeAll(async () => {
    translations = await openSiteTranslations()
    provider = await openTagProvider()
    site = await startSite('0')
    browser = await openFirefox(site.origin)
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
    await provider?.close()
    records.remove()
  })
  afterEach(async () => {
    const errors = visitor?.errors ?? []
    const pardoned = expected
    await visitor?.leave()
    visitor = undefined
    expected = undefined
    expect(errors.filter((error) => pardoned?.test(error) !== true)).toEqual([])
  })

  const visit: FirefoxTour['visit'] = async (options = {}) => {
    visitor = await browser.visitor(options)
    const { hostname: domain } = new URL(site.origin)
    await visitor.page
      .browserContext()
      .setCookie({ name: 'consent', value: 'none', domain, path: '/' })
    return visitor.page
  }

  return {
    site: () => site,
    provider: () => provider,
    t: (locale, key) => translations.getFixedT(locale)(key),
    visit,
    arrive: async (path, options) => {
      const page = await visit(options)
      await page.goto(site.origin + path)
      return page
    },
    expectErrors: (errors) => {
      expected = errors
    },
    cutNetwork: async () => {
      const { port } = new URL(site.origin)
      await site.kill()
      return async () => {
        site = await startSite(port)
      }
    },
  }
}

/** Handles a request, or returns undefined to let it continue. */
export type Spoil = (request: HTTPRequest) => Promise<void> | undefined

export const spoilRequests = async (page: Page, spoil: Spoil): Promise<void> => {
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    // The page may have navigated away.
    const gone = (): void => undefined
    ;(spoil(request) ?? request.continue()).catch(gone)
  })
}

export const sees = async (page: Page, text: string, within = 'body'): Promise<void> => {
  await page.waitForFunction(
    (wanted, selector) =>
      [...document.querySelectorAll(selector)].some((place) =>
        place instanceof HTMLElement ? place.innerText.includes(wanted) : false,
      ),
    {},
    text,
    within,
  )
}

export const reads = async (
  page: Page,
  name: PageName,
  locale: Locale,
  anchor?: string,
): Promise<void> => {
  await page.waitForFunction(
    (path, shown) =>
      location.pathname + location.hash === path && document.body.dataset['page'] === shown,
    // Firefox draws frames of a tab in the background at intervals of seconds that double.
    { polling: 100 },
    urlFor(name, locale, anchor),
    name,
  )
}

export const noteDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { noted: true })
  })

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'noted' in window)

export const hasFocus = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction((target) => document.activeElement?.matches(target), {}, selector)
}

export const cookiesOf = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const cookies = await page.browserContext().cookies()
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}
