import type { Page, Request, Route } from 'playwright'
import { homeAnchors, type Locale } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { accessibilityErrors } from '../../support/pages/accessibility.js'
import { eventually } from '../../support/site/eventually.js'
import { navigationVisits } from '../../support/browser/navigationVisits.js'

const tests = navigationVisits()

const script = '**/assets/boot-*.js'
/** Any file that it imports. */
const part = '**/assets/chunk-*.js'

/** How the script of a page fails to come. */
type Hold = (route: Route) => Promise<void>
const lose: Hold = (route) => route.abort('connectionreset')
const failures: readonly (readonly [how: string, locale: Locale, fail: Hold, files: string])[] = [
  ['is answered with an error', 'fr', (route) => route.fulfill({ status: 500 }), script],
  ['is gone', 'en', (route) => route.fulfill({ status: 404 }), script],
  ['is lost with the connection', 'fr', lose, script],
  ['needs a file that is lost', 'en', lose, part],
]
const stall: Hold = () => new Promise(() => undefined)

/** Full loads of pages so far. */
const countLoads = (page: Page): { readonly loads: number } => {
  const count = { loads: 0 }
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) count.loads += 1
  })
  return count
}

const arrive = async (hold: Hold, files = script) => {
  const { context } = await tests.visit()
  await context.route(files, hold)
  const page = await tests.openAnother()
  await page.clock.install()
  return { page, count: countLoads(page) }
}

const notice = (page: Page, locale: Locale) =>
  page.getByRole('status').filter({ hasText: tests.t(locale, 'network:scriptFailed.title') })

const reloadLink = (page: Page, locale: Locale) =>
  notice(page, locale).getByRole('link', { name: tests.t(locale, 'network:scriptFailed.reload') })

/** The page waits for its script: only its markup is sure to be there. */
const openWaiting = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
}

test.each(failures)(
  'a page whose script %s is loaded once more, then says what still works and how to reload (%s)',
  async (_how, locale, fail, files) => {
    const { page, count } = await arrive(fail, files)
    await page.goto(urlFor('about', locale))
    await notice(page, locale).waitFor()
    expect(count.loads).toBe(2)
    expect(await accessibilityErrors(page, '.site-header')).toEqual([])

    // The next pages of that minute say so at once.
    await page.goto(urlFor('home', locale))
    await notice(page, locale).waitFor()
    expect(count.loads).toBe(3)
    expect(await page.locator('form[data-contact] [type="submit"]').isEnabled()).toBe(true)

    await page.context().unroute(files)
    await reloadLink(page, locale).click()
    await page.locator('[data-island-state]').first().waitFor({ state: 'attached' })
    expect(await notice(page, locale).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe(urlFor('home', locale))
    expect(count.loads).toBe(4)
  },
)

describe('a page whose script fails again', () => {
  test('is loaded once more when 60 s have gone by, and not before', async () => {
    const { page, count } = await arrive(lose)
    await page.clock.pauseAt(Date.now() + 1000)
    await page.goto(urlFor('about', 'fr'))
    await notice(page, 'fr').waitFor()
    await page.clock.runFor(59_999)
    await page.goto(urlFor('prp', 'fr'))
    await notice(page, 'fr').waitFor()
    expect(count.loads).toBe(3)
    await page.clock.runFor(1)
    await page.goto(urlFor('careers', 'fr'))
    await eventually(() => expect(count.loads).toBe(5))
    await notice(page, 'fr').waitFor()
    await page.clock.runFor(59_999)
    expect(count.loads).toBe(5)
  })

  test('is not loaded again where the browser refuses to note it', async () => {
    const { page, count } = await arrive(lose)
    await page.addInitScript(() => Reflect.deleteProperty(window, 'sessionStorage'))
    await page.goto(urlFor('about', 'fr'))
    await notice(page, 'fr').waitFor()
    expect(count.loads).toBe(1)
  })

  test('is not loaded again when it answers a form: the browser would ask to post it once more', async () => {
    const { page, count } = await arrive(stall)
    await openWaiting(page, urlFor('home', 'fr', homeAnchors.contact))
    await page.context().unroute(script)
    await page.context().route(script, lose)
    await page.locator('form[data-contact]').evaluate((form) => {
      if (form instanceof HTMLFormElement) form.submit()
    })
    await page.getByRole('alert').waitFor()
    await notice(page, 'fr').waitFor()
    expect(count.loads).toBe(2)
  })
})

describe('a page whose script stalls', () => {
  test('is loaded once more after 120 s, then says so, and is left alone', async () => {
    const { page, count } = await arrive(stall)
    await openWaiting(page, urlFor('prp', 'en'))
    await page.clock.runFor(119_000)
    expect(count.loads).toBe(1)
    await page.clock.runFor(1000)
    await eventually(() => expect(count.loads).toBe(2))
    await page.locator('footer').waitFor()
    await page.clock.runFor(120_000)
    await notice(page, 'en').waitFor()
    await page.clock.runFor(600_000)
    expect(count.loads).toBe(2)
  })

  test('keeps what somebody typed meanwhile', async () => {
    const { page, count } = await arrive(stall)
    await openWaiting(page, urlFor('home', 'fr'))
    const name = page.locator('form[data-contact] input[name="name"]')
    await name.fill('Zoé')
    await page.clock.runFor(120_000)
    await notice(page, 'fr').waitFor()
    expect(await name.inputValue()).toBe('Zoé')
    expect(count.loads).toBe(1)
  })

  test('lets the visitor go on to another page', async () => {
    const { page, count } = await arrive(stall)
    await openWaiting(page, urlFor('home', 'fr'))
    await page.locator(`.site-nav a[href="${urlFor('prp', 'fr')}"]`).click()
    await page.waitForURL(`**${urlFor('prp', 'fr')}`, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    expect(new URL(page.url()).pathname).toBe(urlFor('prp', 'fr'))
    expect(count.loads).toBe(2)
  })

  test('takes the notice away when the script comes after all', async () => {
    let come = (): void => undefined
    const coming = new Promise<void>((resolve) => {
      come = resolve
    })
    const { page } = await arrive(async (route) => {
      await coming
      await route.continue()
    })
    await openWaiting(page, urlFor('home', 'fr'))
    await page.locator('form[data-contact] input[name="name"]').fill('Zoé')
    await page.clock.runFor(120_000)
    await notice(page, 'fr').waitFor()
    come()
    await notice(page, 'fr').waitFor({ state: 'detached' })
  })
})

test('a page whose script comes is loaded once and says nothing', async () => {
  await tests.visit()
  const page = await tests.openAnother()
  await page.clock.install()
  const count = countLoads(page)
  await page.goto(urlFor('home', 'fr'))
  await page.clock.runFor(130_000)
  expect(count.loads).toBe(1)
  expect((await page.locator('[data-net-status]').textContent())?.trim()).toBe('')
  expect(tests.errors()).toEqual([])
})

test('what a page loads from elsewhere may fail without a reload', async () => {
  await tests.visit()
  const page = await tests.openAnother()
  const count = countLoads(page)
  await page.goto(urlFor('home', 'fr'))
  await page.evaluate(async () => {
    const added = document.createElement('script')
    added.src = '/assets/no-such-file.js'
    const failed = new Promise((resolve) => added.addEventListener('error', resolve))
    document.head.append(added)
    await failed
  })
  await page.evaluate(() => document.readyState)
  expect(count.loads).toBe(1)
  expect(await page.locator('[data-net-status] .net').count()).toBe(0)
})
