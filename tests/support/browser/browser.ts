import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright'
import { findBrowser } from '../../../scripts/ensureBrowsers.js'
import { gatherErrors, type VisitErrors } from './visitErrors.js'

export interface VisitorOptions {
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'light' | 'dark'
  readonly locale?: 'fr-CA' | 'en-CA'
  readonly javaScriptEnabled?: boolean
  /** 4: a window whose pages are enlarged to 400 %. */
  readonly zoom?: number
  /** Pixels of the screen for one of the page. */
  readonly deviceScaleFactor?: number
  /** Off unless a test watches the motion itself: a state is then reached at once. */
  readonly motion?: boolean
}

/** Somebody with a browser of their own: no cookie, no cache of anybody else. */
export interface Visitor {
  readonly context: BrowserContext
  readonly open: () => Promise<Page>
  /**
   * A page as somebody new has it: nothing stored, no route, no error, the clock right, the line there.
   * It costs half of a visitor, whose browser has to read all code, fonts and pictures anew. What a
   * test adds to every document of a page, or tells the browser by CDP, needs a visitor of its own.
   */
  readonly startOver: () => Promise<Page>
  /** What went wrong so far: script errors, failed or refused loads, requests to other sites. */
  readonly errors: readonly string[]
  readonly leave: () => Promise<void>
}

export interface TestBrowser {
  readonly visitor: (options?: VisitorOptions) => Promise<Visitor>
  /** Allows script errors that a test causes on purpose. */
  readonly expectErrors: (errors: RegExp) => void
  /** @throws when scripts of any page reported an error that was not expected */
  readonly close: () => Promise<void>
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Errors that no page may report, whatever a test does to it: a skipped view transition, a refused storage.
 * Tests that break scripts on purpose cause others; tours check all errors of their visitors.
 */
const neverExpected = /transition was|SecurityError/i

/** Opens one Chromium for a test file. `neverExpected` errors in any of its pages fail it at `close`. */
export const openBrowser = async (origin: string): Promise<TestBrowser> => {
  const executablePath = findBrowser()
  if (executablePath === undefined) {
    throw new Error('There is no browser: run “node scripts/ensureBrowsers.ts” first.')
  }
  const browser = await chromium.launch({ executablePath, args: flags })
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
  // A page enlarged four times has a quarter of the window to lay itself out in.
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

/** Answers a few bytes, and no page that could store something. */
const aside = '/healthz'

const startOver = async (context: BrowserContext): Promise<Page> => {
  const [page = await context.newPage(), ...others] = context.pages()
  for (const other of others) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  page.removeAllListeners('request')
  await page.emulateMedia({ media: null })
  await context.setOffline(false)
  // What the page was about to open itself, such as the answer to its form, may come in between.
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

/** The service worker asks for pages on the visitor's behalf. */
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
    // The network's errors, unlike those of scripts, are often what a test is about.
    if (!message.text().startsWith('Failed to load resource')) {
      reportScript(page, `console: ${message.text()}`)
    } else if (from !== page) report(page, `console: ${message.text()}`)
  })
  context.on('weberror', (error) =>
    reportScript(error.page()?.url(), `script: ${error.error().message}`),
  )
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason told'
    // A page that is left stops its loads.
    if (reason !== 'net::ERR_ABORTED') report(request.url(), `failed: ${reason}`)
  })
  context.on('request', (request) => requested(request.url()))
  context.on('response', (response) =>
    answered(response.url(), response.status(), isPageItself(response.request())),
  )
}
