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

/** The site with its built style sheets and scripts in this process, and a browser: tests reach into its stores beside the pages. */
export interface StaffSite {
  readonly running: TestApp
  readonly origin: string
  /** Somebody of the staff at a computer of their own, signed in. */
  readonly seat: (
    person: Pick<SignedInPerson, 'cookie'>,
    options?: VisitorOptions,
  ) => Promise<Visitor & { readonly page: Page }>
  readonly end: () => Promise<void>
}

export const openStaffSite = async (): Promise<StaffSite> => {
  const port = await findFreePort()
  // Browsers take the cookie of a session from http where that is this very machine.
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
      // The browser only takes such a cookie as from https; it sends it to this machine all the same.
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
