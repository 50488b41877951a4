import type { i18n } from 'i18next'
import type { Page, Route } from 'playwright'
import type { Locale } from '../../../src/addresses/pageTable.js'
import type { ContactRequest } from '../../../src/services/contact/contactRequest.js'
import { openBrowser, type TestBrowser, type Visitor } from '../browser/browser.js'
import { type BuiltSite, startBuiltSite } from '../site/builtSite.js'
import { requestsIn } from '../site/storedSubmissions.js'
import { openSiteTranslations } from '../site/siteTranslations.js'
import { becomes, type ContactPage, contactPage, contactPath } from './contactPage.js'

export interface ContactVisits {
  /** Opens an empty page for a new visitor, before the form is hydrated. */
  readonly visit: (locale?: Locale) => Promise<ContactPage>
  /** Opens the form and waits for hydration; the test controls the page's clock. */
  readonly arrive: (locale?: Locale) => Promise<ContactPage>
  readonly anotherTab: () => Promise<Page>
  readonly setOffline: (offline: boolean) => Promise<void>
  readonly expectErrors: (errors: RegExp) => void
  readonly errors: () => readonly string[]
  readonly warnings: readonly string[]
  readonly storedRequestsOf: (name: string) => Promise<readonly ContactRequest[]>
}

interface Choices {
  readonly env?: Readonly<Record<string, string>>
  readonly prepare?: (visitor: Visitor, site: BuiltSite) => Promise<void>
  /** Whether pages load pictures; defaults to false. Without them, browsers warn about unused preloads. */
  readonly pictures?: boolean
}

/** Opens the built site and visitors of its contact form; any error in a browser fails the test. */
export const contactVisits = ({
  env = {},
  prepare,
  pictures = false,
}: Choices = {}): ContactVisits => {
  let site: BuiltSite
  let browser: TestBrowser
  let translations: i18n
  let visitor: Visitor
  let expected: RegExp | undefined
  const warnings: string[] = []
  const visitors = new Map<Locale, Visitor>()
  beforeAll(async () => {
    translations = await openSiteTranslations()
    // A service worker would answer instead of the simulated network.
    site = await startBuiltSite({ env: { SERVICE_WORKER: 'off', PAGE_CACHE: 'on', ...env } })
    browser = await openBrowser(site.origin, { pictures })
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  afterEach(async () => {
    const { errors } = visitor
    const pardoned = expected
    expected = undefined
    warnings.length = 0
    // The script errors include React's hydration errors.
    expect(errors.filter((error) => pardoned?.test(error) !== true)).toEqual([])
  })

  const openVisitor = async (locale: Locale): Promise<Visitor> => {
    const opened = await browser.visitor({ locale: `${locale}-CA` })
    await prepare?.(opened, site)
    opened.context.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    return opened
  }

  const visit: ContactVisits['visit'] = async (locale = 'fr') => {
    visitor = visitors.get(locale) ?? (await openVisitor(locale))
    visitors.set(locale, visitor)
    const page = await visitor.startOver()
    warnings.length = 0
    return contactPage(page, translations, locale)
  }

  return {
    visit,
    arrive: async (locale = 'fr') => {
      const form = await visit(locale)
      await form.page.clock.install()
      await form.page.goto(contactPath(locale))
      await becomes(form, 'hydrated')
      await form.page.clock.fastForward('01:00')
      return form
    },
    anotherTab: () => visitor.open(),
    setOffline: (offline) => visitor.context.setOffline(offline),
    expectErrors: (errors) => {
      expected = errors
      browser.expectErrors(errors)
    },
    errors: () => visitor.errors,
    warnings,
    storedRequestsOf: async (name) => {
      const both = [await requestsIn(site.folder), await requestsIn(site.folder, true)]
      return both.flat().filter((request) => request.name === name)
    },
  }
}

export const spoilPosts = async (
  page: Page,
  ...answers: readonly ((route: Route) => Promise<void>)[]
): Promise<void> => {
  const left = [...answers]
  await page.route('**/*', async (route) => {
    const answer = route.request().method() === 'POST' ? left.shift() : undefined
    await (answer === undefined ? route.continue() : answer(route))
  })
}

export const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch()
  await route.abort('connectionreset')
}

export interface Gate {
  readonly open: () => void
  readonly opened: Promise<void>
}

export const createGate = (): Gate => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, opened: promise }
}

export const received = async (form: ContactPage): Promise<string> => {
  await form.received.waitFor()
  return (await form.page.getByText(/^OND-\w{4}-\w{4}$/).textContent()) ?? ''
}
