import { type Browser, chromium, type CDPSession, type Page } from 'playwright'
import { findBrowser } from '../ensureBrowsers.ts'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser()
  return chromium.launch({
    args: flags,
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}

const processorSlowdown = 4

interface Phone {
  readonly page: Page
  readonly devtools: CDPSession
  readonly slowDown: () => Promise<void>
  readonly close: () => Promise<void>
}

export const openPhone = async (
  browser: Browser,
  options: { readonly reducedMotion?: 'reduce' } = {},
): Promise<Phone> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  return {
    page,
    devtools,
    slowDown: async () => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    },
    close: () => context.close(),
  }
}
