import type { i18n } from 'i18next'
import type { Page, Route } from 'playwright'
import type { Locale } from '../../../src/addresses/pageTable.js'
import type { ContactRequest } from '../../../src/services/contact/contactRequest.js'
import { openBrowser, type TestBrowser, type Visitor } from '../browser/browser.js'
import { type BuiltSite, startBuiltSite } from '../site/builtSite.js'
import { requestsIn } from '../site/storedSubmissions.js'
import { openWords } from '../site/words.js'
import { becomes, type ContactPage, contactPage, contactPath } from './contactPage.js'

export interface ContactVisits {
  /** The empty page of somebody new; the form is not there yet. */
  readonly visit: (locale?: Locale) => Promise<ContactPage>
  /** Comes to the form and waits until it answers; the page's own clock is in the test's hands. */
  readonly arrive: (locale?: Locale) => Promise<ContactPage>
  /** Another tab of the same visitor. */
  readonly anotherTab: () => Promise<Page>
  readonly setOffline: (offline: boolean) => Promise<void>
  /** What a test breaks on purpose is not an error. */
  readonly expectErrors: (errors: RegExp) => void
  /** What went wrong in the browser so far. */
  readonly errors: () => readonly string[]
  readonly warnings: readonly string[]
  /** The stored requests of somebody, probable spam included. */
  readonly keptOf: (name: string) => Promise<readonly ContactRequest[]>
}

interface Choices {
  readonly env?: Readonly<Record<string, string>>
  /** Prepares the browser of each visitor. */
  readonly prepare?: (visitor: Visitor, site: BuiltSite) => Promise<void>
}

/** The built site and visitors of its contact form; whatever goes wrong in a browser is an error. */
export const contactVisits = ({ env = {}, prepare }: Choices = {}): ContactVisits => {
  let site: BuiltSite
  let browser: TestBrowser
  let words: i18n
  let visitor: Visitor
  let expected: RegExp | undefined
  const warnings: string[] = []
  /** One browser for all who read in one language. */
  const visitors = new Map<Locale, Visitor>()
  beforeAll(async () => {
    words = await openWords()
    // A worker would answer in place of the network that these tests spoil.
    site = await startBuiltSite({ env: { SERVICE_WORKER: 'off', PAGE_CACHE: 'on', ...env } })
    browser = await openBrowser(site.origin)
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
    // Among them: what React says when the markup is not what it expects.
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
    return contactPage(page, words, locale)
  }

  return {
    visit,
    arrive: async (locale = 'fr') => {
      const form = await visit(locale)
      await form.page.clock.install()
      await form.page.goto(contactPath(locale))
      await becomes(form, 'awake')
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
    keptOf: async (name) => {
      const both = [await requestsIn(site.folder), await requestsIn(site.folder, true)]
      return both.flat().filter((request) => request.name === name)
    },
  }
}

/** What becomes of the posts, one after the other; those beyond the list go their way. */
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

/** The request arrives and its answer does not. */
export const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch()
  await route.abort('connectionreset')
}

export interface Gate {
  readonly open: () => void
  readonly opened: Promise<void>
}

/** Holds something up until the test opens. */
export const createGate = (): Gate => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, opened: promise }
}

/** Waits for the confirmation and answers the reference on it. */
export const received = async (form: ContactPage): Promise<string> => {
  await form.received.waitFor()
  return (await form.page.getByText(/^OND-\w{4}-\w{4}$/).textContent()) ?? ''
}
