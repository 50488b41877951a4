import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright'
import { findBrowser } from '../../../scripts/ensureBrowsers.js'

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
  const errors: string[] = []
  watch(context, origin, errors)
  return { context, errors, open: () => context.newPage(), leave: () => context.close() }
}

/**
 * A page that answers 404 or 422 is what its test asked for; what it loads must be there. The
 * service worker asks for pages on the visitor's behalf.
 */
const isPageItself = (request: Request): boolean =>
  request.serviceWorker() !== null || request.isNavigationRequest()

const watch = (context: BrowserContext, origin: string, errors: string[]): void => {
  const tell = (page: string | undefined, error: string): void => {
    errors.push(`${(page ?? '').replace(origin, '')}: ${error}`)
  }
  context.on('console', (message) => {
    const from = message.location().url
    const page = message.page()?.url()
    const isStatusOfPage = message.text().startsWith('Failed to load resource') && from === page
    if (message.type() === 'error' && !isStatusOfPage) tell(page, `console: ${message.text()}`)
  })
  context.on('weberror', (error) => tell(error.page()?.url(), `script: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason told'
    // A page that is left stops its loads.
    if (reason !== 'net::ERR_ABORTED') tell(request.url(), `failed: ${reason}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol !== 'data:') tell(url.href, 'is another site')
  })
  context.on('response', (response) => {
    const status = response.status()
    if (status >= 400 && !isPageItself(response.request())) tell(response.url(), `status ${status}`)
  })
}
