import type { Page } from 'playwright'
import { homeAnchors } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  addTestLink,
  drawn,
  isSameDocument,
  shows,
  slowDown,
} from '../../support/browser/clientNavigation.js'
import { hasFocus } from '../../support/browser/keyboard.js'
import { navigationEngines } from '../../support/browser/navigationEngines.js'
import type {
  NavigationVisits,
  NavigationVisitsByEngine,
} from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'

const placeOf = { terms: 1200, prp: 700, about: 400 } as const

/** Scrolls once fonts are loaded, because loading them later would shift the text. */
const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate(async (place) => {
    await document.fonts.ready
    window.scrollTo({ top: place, behavior: 'instant' })
  }, top)
  await drawn(page)
}

/** Waits for the URL and the content of the page; the URL changes first. */
const isShown = (page: Page, name: keyof typeof placeOf): Promise<void> =>
  eventually(async () => {
    expect(new URL(page.url()).pathname).toBe(urlFor(name, 'fr'))
    expect(await page.locator('body').getAttribute('data-page')).toBe(name)
  })

const reads = async (page: Page, name: keyof typeof placeOf): Promise<void> => {
  await isShown(page, name)
  await eventually(async () =>
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(placeOf[name]),
  )
}

const press = async (page: Page, link: string): Promise<void> => {
  await page.locator(link).evaluate((node) => node.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
}

const inMenu = (name: 'prp' | 'about'): string =>
  `.site-header .arc-link[href="${urlFor(name, 'fr')}"]:not([data-language])`

const goOn = async (page: Page, name: 'prp' | 'about'): Promise<void> => {
  await press(page, inMenu(name))
  await isShown(page, name)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await scrollTo(page, placeOf[name])
}

const threePages = async (tests: NavigationVisits): Promise<Page> => {
  const page = await tests.arrive(urlFor('terms', 'fr'))
  await scrollTo(page, placeOf.terms)
  await goOn(page, 'prp')
  await goOn(page, 'about')
  expect(await isSameDocument(page)).toBe(true)
  return page
}

export const places = (visits: NavigationVisitsByEngine): void => {
  describe.each(navigationEngines)('with the %s', (engine) => {
    const tests = visits.by(engine)

    test('are restored on Back and Forward, and for the current and earlier pages after a reload', async () => {
      const page = await threePages(tests)
      await page.goBack()
      await reads(page, 'prp')
      await page.goForward()
      await reads(page, 'about')
      expect(await isSameDocument(page)).toBe(true)
      await page.reload()
      await reads(page, 'about')
      await page.goBack()
      await reads(page, 'prp')
      await page.goBack()
      await reads(page, 'terms')
      expect(tests.errors()).toEqual([])
    })

    test('are restored by Back and Forward between fragments of one page', async () => {
      const page = await tests.arrive(urlFor('home', 'fr'))
      await addTestLink(page, `<a id="way" href="#${homeAnchors.map}">Way</a>`)
      await scrollTo(page, 300)
      const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY))
      await press(page, '#way')
      await shows(page, urlFor('home', 'fr', homeAnchors.map))
      await eventually(async () => expect(await top()).toBeGreaterThan(1000))
      await eventually(async () =>
        expect(await hasFocus(page.locator(`#${homeAnchors.map}`))).toBe(true),
      )
      await drawn(page)
      const there = await top()
      await page.goBack()
      await eventually(async () => expect(await top()).toBe(300))
      await page.goForward()
      await eventually(async () => expect(await top()).toBe(there))

      // The about page, because after an exam page the form above the map would have an additional line.
      await press(page, inMenu('about'))
      await shows(page, urlFor('about', 'fr'))
      await page.goBack()
      await shows(page, urlFor('home', 'fr', homeAnchors.map))
      await eventually(async () => expect(await top()).toBe(there))
      expect(await isSameDocument(page)).toBe(true)
    })

    test('do not change on Back followed at once by Forward', async () => {
      const page = await tests.arrive(urlFor('terms', 'fr'), { saveData: true })
      await scrollTo(page, placeOf.terms)
      await goOn(page, 'prp')
      const slow = await slowDown(page, `**${urlFor('terms', 'fr')}`)
      await page.evaluate(() => history.back())
      await slow.asked
      await page.evaluate(() => history.forward())
      await page.waitForURL(`**${urlFor('prp', 'fr')}`)
      slow.open()
      await page.waitForLoadState('networkidle')
      await reads(page, 'prp')
      await page.goBack()
      await shows(page, urlFor('terms', 'fr'))
      // With the Navigation API, the browser would store this position for the previous page.
      if (engine === 'History API') await reads(page, 'terms')
      expect(await isSameDocument(page)).toBe(true)
      expect(tests.errors()).toEqual([])
    })

    test('do not interfere with a form sent while a page is fetched', async () => {
      const page = await tests.arrive(urlFor('terms', 'fr'), { saveData: true })
      await addTestLink(
        page,
        `<form id="way" action="${urlFor('about', 'fr')}"><button>Way</button></form>`,
      )
      const slow = await slowDown(page, `**${urlFor('prp', 'fr')}`)
      const asked = await slowDown(page, `**${urlFor('about', 'fr')}*`)
      await press(page, inMenu('prp'))
      await slow.asked
      const stopped = page.waitForEvent('requestfailed')
      await page.locator('#way').evaluate((form) => {
        if (form instanceof HTMLFormElement) form.requestSubmit()
      })
      await asked.asked
      expect(new URL((await stopped).url()).pathname).toBe(urlFor('prp', 'fr'))
      slow.open()
      asked.open()
      await page.waitForURL(`**${urlFor('about', 'fr')}*`)
      expect(await isSameDocument(page)).toBe(false)
      await page.goBack()
      await shows(page, urlFor('terms', 'fr'))
    })

    test('use the final URL of a redirected link, and have no new entry for a link to the current page', async () => {
      const page = await tests.arrive(urlFor('terms', 'fr'))
      await addTestLink(page, `<a id="way" href="${urlFor('about', 'fr')}/#main">Way</a>`)
      await page.locator('#way').click()
      await shows(page, `${urlFor('about', 'fr')}#main`)
      expect(await isSameDocument(page)).toBe(true)
      await page.goBack()
      await isShown(page, 'terms')

      await goOn(page, 'about')
      await page.evaluate(() => document.querySelector('main')?.setAttribute('data-before', ''))
      await press(page, inMenu('about'))
      await page.locator('main:not([data-before])').waitFor()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await isShown(page, 'terms')
      expect(await isSameDocument(page)).toBe(true)
    })
  })

  // With the Navigation API, Chromium stores the position up to a second late.
  describe('with the History API during page load', () => {
    const tests = visits.by('History API')

    test('are restored after a visit to another site', async () => {
      const page = await threePages(tests)
      await page.route('https://elsewhere.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
      )
      await page.goto('https://elsewhere.example/')
      await page.goBack()
      await reads(page, 'about')
      // Goes back two entries from another site, which loads the page in full.
      await page.goto('https://elsewhere.example/')
      await page.evaluate(() => history.go(-2))
      await reads(page, 'prp')
    })

    test('show the previous page on Back before the script is loaded', async () => {
      const page = await threePages(tests)
      const slow = await slowDown(page, '**/assets/boot-*.js')
      await page.reload({ waitUntil: 'commit' })
      await page.locator('footer').waitFor()
      await slow.asked
      await page.evaluate(() => history.back())
      await page.waitForURL(`**${urlFor('prp', 'fr')}`, { waitUntil: 'commit' })
      slow.open()
      await reads(page, 'prp')
      expect(tests.errors()).toEqual([])
    })
  })
}
