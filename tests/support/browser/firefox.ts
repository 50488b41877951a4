import { type Browser, launch, type Page } from 'puppeteer-core'
import { findBrowser } from '../../../scripts/ensureBrowsers.js'
import { gatherErrors, type VisitErrors } from './visitErrors.js'

/* Stock Firefox, driven over WebDriver BiDi; Playwright drives patched builds only. */

const executablePath = findBrowser('firefox')

export const describeWithFirefox = (name: string, tests: () => void): void => {
  if (executablePath !== undefined) {
    describe(name, tests)
    return
  }
  process.stderr.write(`\nSKIPPED “${name}”: this machine lacks Firefox.\n\n`)
  describe.skip(`${name} (this machine lacks Firefox)`, tests)
}

export interface FirefoxVisitorOptions {
  readonly width?: number
  /** Init scripts, which run before those of the page. */
  readonly prepare?: readonly (() => void)[]
}

export interface FirefoxVisitor {
  readonly page: Page
  readonly errors: readonly string[]
  readonly leave: () => Promise<void>
}

export interface FirefoxBrowser {
  readonly visitor: (options?: FirefoxVisitorOptions) => Promise<FirefoxVisitor>
  readonly close: () => Promise<void>
}

/** Starts one Firefox per test file, because a start takes seconds. */
export const openFirefox = async (origin: string): Promise<FirefoxBrowser> => {
  if (executablePath === undefined) throw new Error('There is no Firefox.')
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    // Frames per second; drawing 60 takes a tenth of the processor time.
    extraPrefsFirefox: { 'layout.frame_rate': 15 },
  })
  return {
    visitor: (options = {}) => openVisitor(browser, origin, options),
    close: () => browser.close(),
  }
}

const openVisitor = async (
  browser: Browser,
  origin: string,
  { width = 1280, prepare = [] }: FirefoxVisitorOptions,
): Promise<FirefoxVisitor> => {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width, height: 800 })
  page.setDefaultTimeout(60_000)
  for (const script of prepare) await page.evaluateOnNewDocument(script)
  const gathered = gatherErrors(origin)
  const { errors } = gathered
  watch(page, gathered)
  return { page, errors, leave: () => context.close() }
}

/** A navigation aborts pending loads; Firefox reports fonts by status number. */
const stopped = 'NS_BINDING_ABORTED'
const stoppedFont = 'status=2152398850'

const watch = (page: Page, { report, reportScript, requested, answered }: VisitErrors): void => {
  page.on('console', (message) => {
    if (message.type() === 'error') report(message.location().url, `console: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (!String(error).includes(stoppedFont)) reportScript(page.url(), `script: ${String(error)}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason told'
    if (reason !== stopped) report(request.url(), `failed: ${reason}`)
  })
  page.on('request', (request) => requested(request.url()))
  page.on('response', (response) =>
    answered(response.url(), response.status(), response.request().isNavigationRequest()),
  )
}
