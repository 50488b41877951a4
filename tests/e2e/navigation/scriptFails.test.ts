import type { Page, Request, Route } from 'playwright'
import { homeAnchors, type Locale } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  isSameDocument,
  linkTo,
  noteDocument,
  shows,
} from '../../support/browser/clientNavigation.js'
import { accessibilityErrors } from '../../support/pages/accessibility.js'
import { eventually } from '../../support/site/eventually.js'
import { navigationVisits } from '../../support/browser/navigationVisits.js'
import { islandCode } from './islandCode.js'

const tests = navigationVisits()

const script = '**/assets/boot-*.js'

type Hold = (route: Route) => Promise<void>
const lose: Hold = (route) => route.abort('connectionreset')
const stall: Hold = () => new Promise(() => undefined)

const countLoads = (page: Page): { readonly loads: number } => {
  const count = { loads: 0 }
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) count.loads += 1
  })
  return count
}

const arrive = async (hold: Hold) => {
  const { context } = await tests.visit()
  await context.route(script, hold)
  const page = await tests.openAnother()
  await page.clock.install()
  return { page, count: countLoads(page) }
}

const notice = (page: Page, locale: Locale) =>
  page.getByRole('status').filter({ hasText: tests.t(locale, 'network:scriptFailed.title') })

const reloadLink = (page: Page, locale: Locale) =>
  notice(page, locale).getByRole('link', { name: tests.t(locale, 'network:scriptFailed.reload') })

/** Opens a page whose script is delayed and waits for its markup only. */
const openWaiting = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
}

const isParsedAnew = (page: Page): Promise<void> =>
  eventually(async () => {
    expect(await isSameDocument(page)).toBe(false)
    expect(await page.locator('footer').count()).toBe(1)
  })

test('page script lost with the connection › reloads the page once, then shows a notice with a reload link', async () => {
  const { page, count } = await arrive(lose)
  await page.goto(urlFor('about', 'fr'))
  await notice(page, 'fr').waitFor()
  expect(count.loads).toBe(2)
  expect(await accessibilityErrors(page, '.site-header')).toEqual([])

  await linkTo(page, 'cookies', 'fr').first().click()
  await shows(page, urlFor('cookies', 'fr'))
  await notice(page, 'fr').waitFor()
  expect(count.loads).toBe(3)
  await page.goto(urlFor('home', 'fr'))
  await notice(page, 'fr').waitFor()
  expect(count.loads).toBe(4)

  await page.context().unroute(script)
  await reloadLink(page, 'fr').click()
  await page.locator('[data-island-state]').first().waitFor({ state: 'attached' })
  expect(await notice(page, 'fr').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe(urlFor('home', 'fr'))
  expect(count.loads).toBe(5)
})

test('page script that is missing › reloads the page once, then shows a notice with a reload link', async () => {
  const { page, count } = await arrive((route) => route.fulfill({ status: 404 }))
  await page.goto(urlFor('cookies', 'en'))
  await notice(page, 'en').waitFor()
  expect(await reloadLink(page, 'en').count()).toBe(1)
  expect(count.loads).toBe(2)
})

describe('page whose script fails again', () => {
  test('is reloaded after 60 s and not earlier', async () => {
    const { page, count } = await arrive(lose)
    await page.clock.pauseAt(Date.now() + 1000)
    await page.goto(urlFor('cookies', 'fr'))
    await notice(page, 'fr').waitFor()
    await page.clock.runFor(59_999)
    await page.goto(urlFor('terms', 'fr'))
    await notice(page, 'fr').waitFor()
    expect(count.loads).toBe(3)
    await page.clock.runFor(1)
    await page.goto(urlFor('cookies', 'fr'))
    await eventually(() => expect(count.loads).toBe(5))
    await notice(page, 'fr').waitFor()
    await page.clock.runFor(59_999)
    expect(count.loads).toBe(5)
  })

  test('is not reloaded when session storage is unavailable', async () => {
    const { page, count } = await arrive(lose)
    await page.addInitScript(() => Reflect.deleteProperty(window, 'sessionStorage'))
    await page.goto(urlFor('cookies', 'fr'))
    await notice(page, 'fr').waitFor()
    expect(count.loads).toBe(1)
  })

  test('is not reloaded when it is the response to a form, which the browser would post again', async () => {
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

describe('page whose script stalls', () => {
  test('is reloaded once after 120 s, then shows a notice and is not reloaded again', async () => {
    const { page, count } = await arrive(stall)
    await openWaiting(page, urlFor('cookies', 'en'))
    await noteDocument(page)
    await page.clock.runFor(119_000)
    expect(count.loads).toBe(1)
    await page.clock.runFor(1000)
    await isParsedAnew(page)
    expect(count.loads).toBe(2)
    await page.clock.runFor(120_000)
    await notice(page, 'en').waitFor()
    await page.clock.runFor(600_000)
    expect(count.loads).toBe(2)
  })

  test('preserves typed text and removes the notice when the script arrives late', async () => {
    let come = (): void => undefined
    const coming = new Promise<void>((resolve) => {
      come = resolve
    })
    const { page, count } = await arrive(async (route) => {
      await coming
      await route.continue()
    })
    await openWaiting(page, urlFor('home', 'fr'))
    const name = page.locator('form[data-contact] input[name="name"]')
    await name.fill('Zoé')
    await page.clock.runFor(120_000)
    await notice(page, 'fr').waitFor()
    expect(await name.inputValue()).toBe('Zoé')
    expect(count.loads).toBe(1)
    come()
    await notice(page, 'fr').waitFor({ state: 'detached' })
    expect(count.loads).toBe(1)
  })

  test('does not block navigation to another page', async () => {
    const { page, count } = await arrive(stall)
    await openWaiting(page, urlFor('cookies', 'fr'))
    await page.locator(`.site-nav a[href="${urlFor('prp', 'fr')}"]`).click()
    await page.waitForURL(`**${urlFor('prp', 'fr')}`, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    expect(count.loads).toBe(2)
  })
})

test('page whose script loads › is loaded once and shows no notice, even if a third-party script fails', async () => {
  await tests.visit()
  const page = await tests.openAnother()
  await page.clock.install()
  const count = countLoads(page)
  await page.goto(urlFor('home', 'fr'))
  await page.clock.runFor(130_000)
  expect((await page.locator('[data-net-status]').textContent())?.trim()).toBe('')
  expect(tests.errors()).toEqual([])

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

describe('island code', () => islandCode(tests))
