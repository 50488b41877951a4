import type { Page } from 'playwright'
import { homeAnchors, type Locale, type PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  addTestLink,
  contentOf,
  follow,
  isSameDocument,
  linkTo,
  noteDocument,
  shows,
  slowDown,
} from '../../support/browser/clientNavigation.js'
import { hasFocus } from '../../support/browser/keyboard.js'
import { navigationEngines } from '../../support/browser/navigationEngines.js'
import { type NavigationVisits, navigationVisits } from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'
import { anyFragments } from './fragments.js'
import { leftToBrowser } from './leftToBrowser.js'
import { olderBrowsers } from './olderBrowsers.js'
import { places } from './places.js'
import { sheets } from './sheets.js'
import { transition } from './transition.js'

const visits = navigationVisits()

const isAtTopOf = async (page: Page, tests: NavigationVisits, name: PageName): Promise<void> => {
  const heading = await tests.headingOf(name)
  await eventually(async () => {
    const seen = await page.evaluate(() => ({
      heading: document.querySelector('h1')?.textContent,
      announced: document.querySelector('[data-keep="announcer"]')?.textContent,
      place: scrollY,
      focus: document.activeElement?.localName,
    }))
    expect(seen).toEqual({
      heading,
      announced: await page.title(),
      place: 0,
      focus: 'body',
    })
  })
}

const switchLanguage = async (page: Page, locale: Locale): Promise<void> => {
  await page.locator(`.site-header a[data-language="${locale}"]`).click()
  await shows(page, urlFor('home', locale, homeAnchors.contact))
}

describe.each(navigationEngines)('navigation with the %s', (engine) => {
  const tests = visits.by(engine)

  test('shows a page without a full load, at the top, with its title announced and focus at its start', async () => {
    const page = await tests.arrive(urlFor('cookies', 'fr'))
    await follow(page, 'about', 'fr')
    await isAtTopOf(page, tests, 'about')
    await page.keyboard.press('Tab')
    expect(await hasFocus(page.locator('a.skip'))).toBe(true)
    expect(await isSameDocument(page)).toBe(true)
    expect(tests.errors()).toEqual([])
  })

  test('scrolls to a fragment of another page and focuses it, also when the language is switched', async () => {
    const page = await tests.arrive(urlFor('cookies', 'fr'))
    const place = page.locator(`#${homeAnchors.contact}`)
    const isAtPlace = (): Promise<void> =>
      eventually(async () => {
        expect(await hasFocus(place)).toBe(true)
        const { y = -1 } = (await place.boundingBox()) ?? {}
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThan(200)
      })
    const path = urlFor('home', 'fr', homeAnchors.contact)
    await addTestLink(page, `<a id="way" href="${path}">Way</a>`)
    await page.locator('#way').click()
    await shows(page, path)
    await isAtPlace()
    await switchLanguage(page, 'en')
    const name = tests.t('en', 'common:nav.main')
    await page.getByRole('navigation', { name, exact: true }).waitFor()
    await isAtPlace()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('changes the URL and the title together on a slow network, and the last click wins', async () => {
    const page = await tests.arrive(urlFor('cookies', 'fr'), { saveData: true })
    const before = await page.title()
    const slow = await slowDown(page, `**${urlFor('prp', 'fr')}`)
    await linkTo(page, 'prp', 'fr').first().click()
    await slow.asked
    expect([new URL(page.url()).pathname, await page.title()]).toEqual([
      urlFor('cookies', 'fr'),
      before,
    ])
    await follow(page, 'about', 'fr')
    await isAtTopOf(page, tests, 'about')
    slow.open()
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe(urlFor('about', 'fr'))
    expect(await page.locator('h1').textContent()).toBe(await tests.headingOf('about'))
    await page.goBack()
    await shows(page, urlFor('cookies', 'fr'))
    await eventually(async () => expect(await page.title()).toBe(before))
    expect(await isSameDocument(page)).toBe(true)
  })
})

describe('page shown by client-side navigation', () => {
  const trip: readonly PageName[] = ['ultrasound', 'about', 'careers', 'mri']

  test('is identical to a full load, also in the other language', async () => {
    const page = await visits.arrive(urlFor('home', 'fr', homeAnchors.contact))
    const fresh = await visits.openAnother()
    const isLikeFresh = async (path: string): Promise<void> => {
      await fresh.goto(path)
      const byLoad = await contentOf(fresh)
      await eventually(async () => expect(await contentOf(page)).toEqual(byLoad))
    }
    await switchLanguage(page, 'en')
    await isLikeFresh(urlFor('home', 'en', homeAnchors.contact))
    for (const name of trip) {
      await follow(page, name, 'en')
      await isLikeFresh(urlFor(name, 'en'))
    }
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.locator('.site-header[data-noted]').count()).toBe(1)
    expect(visits.errors()).toEqual([])
    await fresh.close()
  })

  test('is shown by links of the phone menu, which closes', async () => {
    const page = await visits.arrive(urlFor('cookies', 'fr'), { width: 390 })
    for (const name of ['prp', 'about'] as const) {
      await page.locator('.burger').click()
      await page.locator(`#menu a[href="${urlFor(name, 'fr')}"]`).click()
      await shows(page, urlFor(name, 'fr'))
      await page.locator('#menu').waitFor({ state: 'hidden' })
    }
    expect(await isSameDocument(page)).toBe(true)
  })

  test('starts its scripts', async () => {
    const page = await visits.arrive(urlFor('cookies', 'fr'))
    await follow(page, 'ultrasound', 'fr')
    await follow(page, 'fetal', 'fr')
    expect(await isSameDocument(page)).toBe(true)
    await page.locator('[data-print] button').first().waitFor()
    await page.locator('.nav-drop > summary').click()
    await page.keyboard.press('Escape')
    expect(await page.locator('.nav-drop[open]').count()).toBe(0)
  })

  // With the History API, scroll positions are in session storage, which each tab has separately.
  test('is independent of a second tab', async () => {
    const first = await visits.by('History API').arrive(urlFor('cookies', 'fr'))
    const second = await first.context().newPage()
    await second.goto(urlFor('cookies', 'en'))
    await noteDocument(second)
    await follow(first, 'about', 'fr')
    await follow(second, 'prp', 'en')
    await first.goBack()
    await shows(first, urlFor('cookies', 'fr'))
    expect(new URL(second.url()).pathname).toBe(urlFor('prp', 'en'))
    expect([await isSameDocument(first), await isSameDocument(second)]).toEqual([true, true])
    await second.close()
  })
})

test('loading bar › appears after 200 ms, fills in 5 s, disappears 500 ms after the end, and is not shown for faster loads', async () => {
  const page = await visits.arrive(urlFor('cookies', 'fr'), { saveData: true, ownWindow: true })
  const bar = page.locator('progress.loading')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await follow(page, 'about', 'fr')
  await isAtTopOf(page, visits, 'about')
  await page.clock.runFor(1000)
  expect(await bar.isVisible()).toBe(false)

  const slow = await slowDown(page, `**${urlFor('prp', 'fr')}`)
  await linkTo(page, 'prp', 'fr').first().click()
  await slow.asked
  await page.clock.runFor(199)
  expect(await bar.isVisible()).toBe(false)
  await page.clock.runFor(1)
  expect(await bar.isVisible()).toBe(true)
  const value = (): Promise<number> => bar.evaluate((node) => Number(node.getAttribute('value')))
  expect(await value()).toBe(0)
  await page.clock.runFor(2500)
  expect(await value()).toBeCloseTo(50)
  await page.clock.runFor(4000)
  expect(await value()).toBe(100)
  slow.open()
  await shows(page, urlFor('prp', 'fr'))
  await eventually(async () => expect(await bar.getAttribute('data-done')).toBe(''))
  await page.clock.runFor(499)
  expect(await bar.isVisible()).toBe(true)
  await page.clock.runFor(1)
  expect(await bar.isVisible()).toBe(false)
})

leftToBrowser(visits)
describe('page transition', () => transition(visits))
describe('scroll positions and history', () => places(visits))
describe('URL fragments', () => anyFragments(visits))
describe('style sheets during navigation', () => sheets(visits))
describe('navigation in older browsers', () => olderBrowsers(visits))
