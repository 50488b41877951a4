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
  /** What went wrong so far: script errors, failed or refused loads, requests to other sites. */
  readonly errors: readonly string[]
  readonly leave: () => Promise<void>
}

export interface TestBrowser {
  readonly visitor: (options?: VisitorOptions) => Promise<Visitor>
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

/** One Chromium for a file of tests. */
export const openBrowser = async (origin: string): Promise<TestBrowser> => {
  const executablePath = findBrowser()
  if (executablePath === undefined) {
    throw new Error('There is no browser: run “node scripts/ensureBrowsers.ts” first.')
  }
  const browser = await chromium.launch({ executablePath, args: flags })
  return {
    visitor: (options = {}) => openVisitor(browser, origin, options),
    close: () => browser.close(),
  }
}

const openVisitor = async (
  browser: Browser,
  origin: string,
  options: VisitorOptions,
): Promise<Visitor> => {
  const { width = 1280, height = 800, zoom = 1, motion = false, ...others } = options
  const context = await browser.newContext({
    baseURL: origin,
    // A page enlarged four times has a quarter of the window to lay itself out in.
    viewport: { width: Math.round(width / zoom), height: Math.round(height / zoom) },
    deviceScaleFactor: zoom,
    locale: 'fr-CA',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    ...others,
  })
  context.setDefaultTimeout(60_000)
  const gathered = gatherErrors(origin)
  const { errors } = gathered
  watch(context, gathered)
  return { context, errors, open: () => context.newPage(), leave: () => context.close() }
}

/** The service worker asks for pages on the visitor's behalf. */
const isPageItself = (request: Request): boolean =>
  request.serviceWorker() !== null || request.isNavigationRequest()

const watch = (context: BrowserContext, { report, requested, answered }: VisitErrors): void => {
  context.on('console', (message) => {
    const from = message.location().url
    const page = message.page()?.url()
    const isStatusOfPage = message.text().startsWith('Failed to load resource') && from === page
    if (message.type() === 'error' && !isStatusOfPage) report(page, `console: ${message.text()}`)
  })
  context.on('weberror', (error) => report(error.page()?.url(), `script: ${error.error().message}`))
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
