import type { Page } from 'puppeteer-core'
import { homeAnchors, type PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  cookiesOf,
  type FirefoxTour,
  hasFocus,
  isSameDocument,
  noteDocument,
  reads,
  spoilRequests,
  removeServiceWorkers,
} from '../../support/browser/firefoxTour.js'
import {
  type NavigationEngine,
  removeNavigationApi,
  removeViewTransitions,
} from '../../support/browser/navigationEngines.js'
import { saveData } from '../../support/browser/clientNavigation.js'
import { createGate } from '../../support/contact/contactVisits.js'
import { eventually } from '../../support/site/eventually.js'

/** Scripts that simulate a current browser, and a browser of 2024 by removing newer APIs. */
const preparationOf: Readonly<Record<NavigationEngine, readonly (() => void)[]>> = {
  'Navigation API': [removeServiceWorkers],
  'History API': [removeServiceWorkers, removeNavigationApi, removeViewTransitions],
}

const inMenu = (name: PageName): string =>
  `.site-nav .arc-link[href="${urlFor(name, 'fr')}"]:not([data-language])`

const follow = async (page: Page, name: PageName): Promise<void> => {
  await page.locator(inMenu(name)).click()
  await reads(page, name, 'fr')
}

/** Tolerance in pixels, about two lines: on a slow machine, layout may shift during a scroll. */
const tolerance = 60

const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))
const isAt = (page: Page, top: number): Promise<void> =>
  eventually(async () => expect(Math.abs((await place(page)) - top)).toBeLessThan(tolerance))
/** Scrolls once fonts are loaded, because loading them later would shift the text. */
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    await document.fonts.ready
    window.scrollTo({ top: wanted, behavior: 'instant' })
  }, top)

const slowDown = async (page: Page, name: PageName) => {
  const asked = createGate()
  const answered = createGate()
  await spoilRequests(page, (request) => {
    if (new URL(request.url()).pathname !== urlFor(name, 'fr')) return undefined
    asked.open()
    return answered.opened.then(() => request.continue())
  })
  return { asked: asked.opened, open: answered.open }
}

export const navigationJourney = (tour: FirefoxTour, engine: NavigationEngine): void => {
  const arrive = async (name: PageName, ...more: readonly (() => void)[]): Promise<Page> => {
    const prepare = [...preparationOf[engine], ...more]
    const page = await tour.arrive(urlFor(name, 'fr'), { prepare })
    await noteDocument(page)
    return page
  }
  const isAtTopOf = async (page: Page, name: PageName): Promise<void> => {
    await eventually(async () =>
      expect(
        await page.evaluate(() => [
          document.querySelector('[data-keep="announcer"]')?.textContent === document.title,
          document.activeElement?.localName,
          scrollY,
        ]),
      ).toEqual([true, 'body', 0]),
    )
    const answer = await fetch(tour.site().origin + urlFor(name, 'fr'))
    expect(await answer.text()).toContain(`<title>${await page.title()}</title>`)
  }

  test('links › show and announce pages without a full load, and Back and Forward restore the scroll position', async () => {
    // The header of these pages is sticky, so that a click on its links does not scroll.
    const page = await arrive('terms')
    await scrollTo(page, 1200)
    await follow(page, 'careers')
    await isAtTopOf(page, 'careers')
    await scrollTo(page, 700)
    await follow(page, 'about')
    await isAtTopOf(page, 'about')
    await page.keyboard.press('Tab')
    await hasFocus(page, 'a.skip')

    await page.goBack()
    await reads(page, 'careers', 'fr')
    await isAt(page, 700)
    await page.goBack()
    await reads(page, 'terms', 'fr')
    await isAt(page, 1200)
    await page.goForward()
    await reads(page, 'careers', 'fr')
    await isAt(page, 700)
    expect(await isSameDocument(page)).toBe(true)

    await page.reload()
    await isAt(page, 700)
    await page.goBack()
    await reads(page, 'terms', 'fr')
    await isAt(page, 1200)
  })

  test('links › open the last clicked page, show the loading bar on a slow network and focus fragments in both languages', async () => {
    const page = await arrive('terms', saveData)
    const bar = 'progress.loading:not([hidden])'
    const slow = await slowDown(page, 'prp')
    await page.locator(inMenu('prp')).click()
    await slow.asked
    await page.waitForSelector(bar)
    expect(new URL(page.url()).pathname).toBe(urlFor('terms', 'fr'))
    await follow(page, 'about')
    slow.open()
    await page.waitForFunction((shown) => document.querySelector(shown) === null, {}, bar)
    await reads(page, 'about', 'fr')

    await page.locator(`a[href="${urlFor('home', 'fr', homeAnchors.contact)}"]`).click()
    await reads(page, 'home', 'fr', homeAnchors.contact)
    await hasFocus(page, `#${homeAnchors.contact}`)
    expect(await place(page)).toBeGreaterThan(500)
    await page.locator('.site-header a[data-language="en"]').click()
    await reads(page, 'home', 'en', homeAnchors.contact)
    await hasFocus(page, `#${homeAnchors.contact}`)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-CA')
    expect(await cookiesOf(page)).toMatchObject({ lang: 'en' })
    expect(await isSameDocument(page)).toBe(true)
  })

  if (engine === 'Navigation API') return

  test('links in view › are prefetched unless data saver is on', async () => {
    const fetched = (page: Page): Promise<readonly string[]> =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'fetch')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => !path.startsWith('/assets/')),
      )
    const page = await arrive('cookies')
    const wanted = (['prp', 'about', 'careers'] as const).map((name) => urlFor(name, 'fr'))
    await eventually(async () =>
      expect(await fetched(page)).toEqual(expect.arrayContaining(wanted)),
    )
    await page.evaluateOnNewDocument(saveData)
    await page.goto(tour.site().origin + urlFor('cookies', 'fr'))
    await page.locator(inMenu('prp')).click()
    await reads(page, 'prp', 'fr')
    expect(await fetched(page)).toEqual([urlFor('prp', 'fr')])
  })

  test('links › Control-click opens another tab, and files and error pages are loaded by the browser', async () => {
    tour.expectErrors(/^\/fr\/no-such-page: status 404/)
    const page = await arrive('cookies')
    const opened = new Promise<Page | null>((resolve) => {
      page.browserContext().once('targetcreated', (target) => void target.page().then(resolve))
    })
    await page.keyboard.down('Control')
    await page.locator(inMenu('prp')).click()
    await page.keyboard.up('Control')
    const elsewhere = await opened
    expect(elsewhere).not.toBeNull()
    if (elsewhere !== null) await reads(elsewhere, 'prp', 'fr')
    await elsewhere?.close()
    expect(new URL(page.url()).pathname).toBe(urlFor('cookies', 'fr'))
    expect(await isSameDocument(page)).toBe(true)

    for (const path of ['/robots.txt', '/fr/no-such-page']) {
      await page.goto(tour.site().origin + urlFor('cookies', 'fr'))
      await noteDocument(page)
      await page.evaluate((href) => {
        const way = `<a id="way" href="${href}">Way</a>`
        document.querySelector('main')?.insertAdjacentHTML('afterbegin', way)
      }, path)
      await page.locator('#way').click()
      await page.waitForFunction((wanted) => location.pathname === wanted, {}, path)
      await eventually(async () => expect(await isSameDocument(page)).toBe(false))
    }
  })
}
