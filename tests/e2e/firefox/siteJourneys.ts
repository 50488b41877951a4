import type { Page } from 'puppeteer-core'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  cookiesOf,
  type FirefoxTour,
  hasFocus,
  isSameDocument,
  noteDocument,
  reads,
  sees,
} from '../../support/browser/firefoxTour.js'
import { eventually } from '../../support/site/eventually.js'

const isHidden = (page: Page, selector: string): Promise<void> =>
  eventually(async () =>
    expect(await page.$eval(selector, (node) => node.checkVisibility())).toBe(false),
  )

export const siteJourneys = (tour: FirefoxTour): void => {
  test('menu and exam panel › the phone menu opens a page, and Escape closes the panel and restores focus', async () => {
    const page = await tour.arrive(urlFor('cookies', 'fr'), { width: 390 })
    await noteDocument(page)
    await isHidden(page, '#menu')
    await page.locator('.burger').click()
    await page.locator(`#menu a[href="${urlFor('prp', 'fr')}"]`).click()
    await reads(page, 'prp', 'fr')
    await isHidden(page, '#menu')
    expect(await isSameDocument(page)).toBe(true)
    await page.locator('.burger').click()
    await page.waitForSelector('#menu:popover-open')
    await page.keyboard.press('Escape')
    await isHidden(page, '#menu')

    await page.setViewport({ width: 1280, height: 800 })
    await page.locator('.nav-drop > summary').click()
    await page.waitForSelector('.nav-drop[open]')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await hasFocus(page, '.nav-drop:not([open]) > summary')
  })

  test('offline › shows a notice and serves pages viewed before', async () => {
    // The worker answers the prefetch of an uncached page with 503.
    tour.expectErrors(/NS_ERROR|NetworkError|failed|status 503/)
    const { origin } = tour.site()
    const page = await tour.arrive(urlFor('about', 'fr'))
    const title = await page.title()
    await eventually(async () =>
      expect(
        await page.evaluate(async (path) => (await caches.match(path))?.ok, urlFor('about', 'fr')),
      ).toBe(true),
    )
    const mendNetwork = await tour.cutNetwork()
    await page.setOfflineMode(true)
    await sees(page, tour.t('fr', 'network:off.title'), '[data-net-status]')
    await page.goto(origin + urlFor('about', 'fr'))
    expect(await page.title()).toBe(title)
    await page.goto(origin + urlFor('privacyArchive', 'fr'))
    await sees(page, tour.t('fr', 'network:offline.title'), 'h1')

    await mendNetwork()
    await page.setOfflineMode(false)
    await reads(page, 'privacyArchive', 'fr')
    expect(await page.title()).not.toContain(tour.t('fr', 'network:offline.head'))
  })

  test('consent › loads tags only after acceptance', async () => {
    const { origin } = tour.provider()
    tour.expectErrors(new RegExp(origin))
    const page = await tour.visit()
    await page.browserContext().deleteMatchingCookies({ name: 'consent' })
    await page.goto(tour.site().origin + urlFor('about', 'fr'))
    await page.waitForSelector('[data-consent]:not([hidden])')
    await hasFocus(page, '#consent-title')
    const asked = tour.provider().asked.length
    await page.locator('[data-consent-answer=none]').click()
    await isHidden(page, '[data-consent]')
    expect(await cookiesOf(page)).toEqual({ consent: 'none' })
    await page.locator('[data-consent-open]').click()
    await page.locator('[data-consent-answer=measure]').click()
    await page.waitForFunction(() => 'tagsLoaded' in window)
    expect(tour.provider().asked.slice(asked)).toEqual(['GTM-TEST123'])
    expect(await cookiesOf(page)).toMatchObject({ consent: 'measure' })
  })
}
