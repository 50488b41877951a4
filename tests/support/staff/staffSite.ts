import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright'
import {
  openBrowser,
  type TestBrowser,
  type Visitor,
  type VisitorOptions,
} from '../browser/browser.js'
import { findFreePort } from '../../../scripts/freePort.js'
import { appForTests, type TestApp } from '../site/appForTests.js'
import type { SignedInPerson } from './signedIn.js'

/** An in-process site with build assets and a browser; tests can access its stores. */
export interface StaffSite {
  readonly running: TestApp
  readonly origin: string
  readonly seat: (
    person: Pick<SignedInPerson, 'cookie'>,
    options?: VisitorOptions,
  ) => Promise<Visitor & { readonly page: Page }>
  readonly end: () => Promise<void>
}

export const openStaffSite = async (): Promise<StaffSite> => {
  const port = await findFreePort()
  // Browsers accept Secure cookies over http on localhost only.
  const origin = `http://localhost:${port}`
  const running = await appForTests({ withAssets: true, env: { PUBLIC_URL: origin } })
  const server = createServer(running.app).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const browser: TestBrowser = await openBrowser(origin)
  return {
    running,
    origin,
    seat: async ({ cookie }, options) => {
      const visitor = await browser.visitor(options)
      const [name = '', value = ''] = cookie.split('=')
      // Playwright sets Secure cookies for https URLs only; the browser sends them to localhost anyway.
      const place = { url: origin.replace('http:', 'https:'), secure: true, httpOnly: true }
      await visitor.context.addCookies([{ name, value, ...place, sameSite: 'Lax' }])
      return { ...visitor, page: await visitor.open() }
    },
    end: async () => {
      await browser.close()
      server.close()
      server.closeAllConnections()
      await running.end()
    },
  }
}
