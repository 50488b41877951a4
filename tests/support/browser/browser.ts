import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright'
import { findBrowser } from '../../../scripts/ensureBrowsers.js'
import { gatherErrors, type VisitErrors } from './visitErrors.js'

export interface VisitorOptions {
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'light' | 'dark'
  readonly locale?: 'fr-CA' | 'en-CA'
  readonly javaScriptEnabled?: boolean
  /** Page zoom; 4 is 400 %. */
  readonly zoom?: number
  readonly deviceScaleFactor?: number
  /** Defaults to false, so that animations end at once. */
  readonly motion?: boolean
}

export interface Visitor {
  readonly context: BrowserContext
  readonly open: () => Promise<Page>
  /**
   * Returns a page without stored data, routes or errors, in half the time of a new visitor. Init scripts and
   * CDP settings persist: tests that use them need a new visitor.
   */
  readonly startOver: () => Promise<Page>
  /** Script errors, failed or refused loads, and requests to other sites. */
  readonly errors: readonly string[]
  readonly leave: () => Promise<void>
}

export interface TestBrowser {
  readonly visitor: (options?: VisitorOptions) => Promise<Visitor>
  readonly expectErrors: (errors: RegExp) => void
  readonly close: () => Promise<void>
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // Pages share one process: saves an eighth of the browser's processor time.
  '--renderer-process-limit=1',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Errors that fail every test, such as a skipped view transition; tests may cause other script errors. */
const neverExpected = /transition was|SecurityError/i

export interface BrowserOptions {
  /** Whether pages load pictures; defaults to true. False saves processor time in tests of other subjects. */
  readonly pictures?: boolean | undefined
}

export const openBrowser = async (
  origin: string,
  { pictures = true }: BrowserOptions = {},
): Promise<TestBrowser> => {
  const executablePath = findBrowser()
  if (executablePath === undefined) {
    throw new Error('There is no browser: run “node scripts/ensureBrowsers.ts” first.')
  }
  const args = pictures ? flags : [...flags, '--blink-settings=imagesEnabled=false']
  const browser = await chromium.launch({ executablePath, args })
  const scriptErrors: string[] = []
  const expected: RegExp[] = []
  return {
    visitor: (options = {}) => openVisitor(browser, { origin, scriptErrors }, options),
    expectErrors: (errors) => void expected.push(errors),
    close: async () => {
      await browser.close()
      const own = scriptErrors
        .filter((error) => neverExpected.test(error))
        .filter((error) => !expected.some((pattern) => pattern.test(error)))
      expect(own).toEqual([])
    },
  }
}

const openVisitor = async (
  browser: Browser,
  { origin, scriptErrors }: { readonly origin: string; readonly scriptErrors: string[] },
  options: VisitorOptions,
): Promise<Visitor> => {
  const { width = 1280, height = 800, zoom = 1, motion = false, ...others } = options
  // Zoom divides the layout viewport.
  const viewport = { width: Math.round(width / zoom), height: Math.round(height / zoom) }
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    deviceScaleFactor: zoom,
    locale: 'fr-CA',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    ...others,
  })
  context.setDefaultTimeout(60_000)
  const gathered = gatherErrors(origin, scriptErrors)
  const { errors, forget } = gathered
  watch(context, gathered)
  return {
    context,
    errors,
    open: () => context.newPage(),
    startOver: async () => {
      const page = await startOver(context)
      await page.setViewportSize(viewport)
      forget()
      return page
    },
    leave: () => context.close(),
  }
}

/** Path of a small response that stores no data in the browser. */
const aside = '/healthz'

const startOver = async (context: BrowserContext): Promise<Page> => {
  const [page = await context.newPage(), ...others] = context.pages()
  for (const other of others) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  page.removeAllListeners('request')
  await page.emulateMedia({ media: null })
  await context.setOffline(false)
  // A pending navigation, such as a form response, may interrupt the first attempt.
  await page.goto(aside).catch(() => page.goto(aside))
  await context.clearCookies()
  const hasClock = await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    return '__pwClock' in window
  })
  if (hasClock) {
    await context.clock.install()
    await context.clock.resume()
  }
  return page
}

/** Returns whether a request loads a page; the service worker requests pages on behalf of the visitor. */
const isPageItself = (request: Request): boolean =>
  request.serviceWorker() !== null || request.isNavigationRequest()

const watch = (
  context: BrowserContext,
  { report, reportScript, requested, answered }: VisitErrors,
): void => {
  context.on('console', (message) => {
    const from = message.location().url
    const page = message.page()?.url()
    if (message.type() !== 'error') return
    // Many tests cause network errors on purpose.
    if (!message.text().startsWith('Failed to load resource')) {
      reportScript(page, `console: ${message.text()}`)
    } else if (from !== page) report(page, `console: ${message.text()}`)
  })
  context.on('weberror', (error) =>
    reportScript(error.page()?.url(), `script: ${error.error().message}`),
  )
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason told'
    // A navigation aborts pending loads.
    if (reason !== 'net::ERR_ABORTED') report(request.url(), `failed: ${reason}`)
  })
  context.on('request', (request) => requested(request.url()))
  context.on('response', (response) =>
    answered(response.url(), response.status(), isPageItself(response.request())),
  )
}
