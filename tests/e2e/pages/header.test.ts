import type { Page } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { siteVisits } from '../../support/browser/siteVisits.js'

const visits = siteVisits()

/** The link of the page shown, in the row of its section. */
const currentLink = (page: Page) => page.locator('.section-bar [aria-current]')

test.each([true, false])(
  'at 390 px the exam that is read is in sight among the links of its section (script: %s)',
  async (javaScriptEnabled) => {
    const page = await visits.arrive({ width: 390, height: 844, javaScriptEnabled })
    await page.goto(urlFor('musculoskeletal', 'fr'))
    await expect(
      page.waitForFunction(() => {
        const link = document.querySelector('.section-bar [aria-current]')
        const box = link?.getBoundingClientRect()
        return box !== undefined && box.left >= 0 && box.right <= innerWidth
      }),
    ).resolves.toBeDefined()
    expect(await currentLink(page).isVisible()).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  },
)

test('at 1440 px the navigation stays where it is from page to page, the booking button ends on the edge of the page, and the exams of a section take one row', async () => {
  const page = await visits.arrive({ width: 1440, height: 900 })
  const look = async (path: string) => {
    await page.goto(path)
    return page.evaluate(() => {
      const left = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().left
      const right = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().right
      return {
        navigation: left('.site-nav'),
        overhang: (right('.site-header .btn--coral') ?? 0) - (right('.site-header .wrap') ?? 0),
        rows: new Set(
          [...document.querySelectorAll('.section-bar li')].map((item) =>
            Math.round(item.getBoundingClientRect().top),
          ),
        ).size,
      }
    })
  }
  const home = await look(urlFor('home', 'fr'))
  const ultrasound = await look(urlFor('ultrasound', 'fr'))
  expect(ultrasound.navigation).toBe(home.navigation)
  expect([home.overhang, ultrasound.overhang]).toEqual([0, 0])
  expect([home.rows, ultrasound.rows]).toEqual([0, 1])
})

test('breast MRI is a link of the header and of the menu of small screens, which also leads to preparation and opening hours', async () => {
  const page = await visits.arrive({ width: 1440, height: 900 })
  await page.goto(urlFor('cookies', 'fr'))
  const breastMri = urlFor('breastMri', 'fr')
  expect(await page.locator(`header a[href="${breastMri}"]`).count()).toBe(1)
  const menu = page.locator('#menu')
  for (const path of [
    breastMri,
    urlFor('home', 'fr', 'preparation'),
    urlFor('home', 'fr', 'gmap'),
  ]) {
    expect([path, await menu.locator(`a[href="${path}"]`).count()]).toEqual([path, 1])
  }
})
