import type { Page } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { siteVisits } from '../../support/browser/siteVisits.js'
import { eventually } from '../../support/site/eventually.js'

const visits = siteVisits({ pictures: false })

const currentLink = (page: Page) => page.locator('.section-bar [aria-current]')

test.each([true, false])(
  'header at 390 px › the current exam is visible among the links of its section (script: %s)',
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

test('header at 1440 px › keeps its navigation in place, aligns the booking button with the page edge and lists exams in one row', async () => {
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

test('opening status › shows closed after closing time in an open tab and on a cached page', async () => {
  const page = await visits.arrive({ locale: 'fr-CA' })
  await page.clock.install()
  await page.goto(urlFor('home', 'fr'))
  const now = page.locator('main .open-now').first()
  const before = await now.innerText()
  const ends = new Date((await now.getAttribute('data-until')) ?? '')
  expect(ends.getTime()).toBeGreaterThan(Date.now())
  const answers: ((html: string) => string | undefined)[] = [
    () => undefined,
    (html) =>
      html
        .replace(/data-until="[^"]+"/g, 'data-until="2099-01-01T00:00:00Z"')
        .replace(/(class="open-now.*?<b>)[^<]+/gs, '$1À jour'),
  ]
  await page.route(urlFor('home', 'fr'), async (route) => {
    const answer = await route.fetch()
    const body = answers.shift()?.(await answer.text())
    await (body === undefined ? route.abort('aborted') : route.fulfill({ body }))
  })
  await page.clock.fastForward(ends.getTime() - Date.now() - 120_000)
  expect(await now.innerText()).toBe(before)
  await page.clock.fastForward(180_000)
  await now.waitFor({ state: 'hidden' })
  expect(await page.locator('main table.hours').isVisible()).toBe(true)
  await page.clock.fastForward(60_000)
  await now.getByText('À jour').waitFor()
  expect(await page.locator('main [data-hours]').getByText('À jour').isVisible()).toBe(true)
  expect(await page.locator('.open-now').count()).toBeGreaterThan(2)
})

test('opening status › is requested once in ten minutes by a device whose clock is ahead', async () => {
  const page = await visits.arrive({ locale: 'fr-CA' })
  await page.clock.install()
  await page.goto(urlFor('home', 'fr'))
  let asked = 0
  const network = Promise.withResolvers<void>()
  await page.route(urlFor('home', 'fr'), async (route) => {
    asked += 1
    await network.promise
    await route.continue()
  })
  const now = page.locator('main .open-now').first()
  const ends = Date.parse((await now.getAttribute('data-until')) ?? '')
  await page.locator('main .open-now').evaluateAll((shown) => {
    for (const one of shown) one.classList.add('before')
  })
  await page.clock.fastForward(ends - Date.now() + 60_000)
  const minutes = async (count: number): Promise<void> => {
    for (let minute = 0; minute < count; minute += 1) await page.clock.runFor(60_000)
  }
  await minutes(3)
  network.resolve()
  await page.locator('main .open-now:not(.before)').first().waitFor()
  await minutes(6)
  expect(asked).toBe(1)
  await page.clock.runFor(120_000)
  await eventually(() => expect(asked).toBe(2))
})
