import type { Page } from 'playwright'
import type { PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  follow,
  idle,
  isSameDocument,
  noteDocument,
  settled,
  shows,
} from '../../support/browser/clientNavigation.js'
import { navigationVisits } from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'

const tests = navigationVisits()

/** Requests of the page's own script for other pages. */
const watchFetches = (page: Page): string[] => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (request.resourceType() === 'fetch' && /^\/(fr|en)(\/|$)/.test(url.pathname)) {
      fetched.push(url.pathname)
    }
  })
  return fetched
}

const inMenu: readonly PageName[] = ['prp', 'about', 'careers', 'mri']
const pathsInMenu = inMenu.map((name) => urlFor(name, 'fr'))

/**
 * Runs in the page: notes how long each click takes until its page is laid out, at its place and
 * ready for the next click.
 */
const noteChanges = (): void => {
  let shown = document.querySelector('main')
  addEventListener(
    'click',
    ({ timeStamp }) => performance.mark('click', { startTime: timeStamp }),
    true,
  )
  new MutationObserver(() => {
    const main = document.querySelector('main')
    if (main === null || main === shown) return
    shown = main
    performance.measure('change', 'click')
  }).observe(document.body, { childList: true })
}

const changesIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => performance.getEntriesByName('change').map(({ duration }) => duration))

/** What the site can do; the others also tell how busy this machine is. */
const quickestOf = (values: readonly number[]): number => Math.min(...values)

describe('prefetch of links in view', () => {
  // With motion the old page is still seen leaving while the new one is there and takes clicks.
  test.each([
    ['without', false],
    ['with', true],
  ])(
    'fetches each page once, and a click shows it in less than 100 ms %s motion',
    async (_how, motion) => {
      await tests.visit({ motion })
      const page = await tests.openAnother()
      const fetched = watchFetches(page)
      await page.goto(urlFor('home', 'fr'))
      await noteDocument(page)
      await eventually(() => expect(fetched).toEqual(expect.arrayContaining(pathsInMenu)))
      await idle(page)
      expect(new Set(fetched).size).toBe(fetched.length)

      await page.evaluate(noteChanges)
      const ways = [...pathsInMenu, ...pathsInMenu, ...pathsInMenu]
      for (const [number, path] of ways.entries()) {
        await page.locator(`.site-nav a[href="${path}"]`).click()
        await shows(page, path)
        await eventually(async () => expect(await changesIn(page)).toHaveLength(number + 1))
      }
      expect(quickestOf(await changesIn(page))).toBeLessThan(100)
      for (const path of pathsInMenu) {
        expect(fetched.filter((address) => address === path)).toHaveLength(1)
      }
      expect(await isSameDocument(page)).toBe(true)
      expect(tests.errors()).toEqual([])
    },
  )

  test('fetches twenty pages at most in a visit', async () => {
    await tests.visit()
    const page = await tests.openAnother()
    const fetched = watchFetches(page)
    const [about, terms] = [urlFor('about', 'fr'), urlFor('terms', 'fr')]
    await page.route(`**${about}`, async (route) => {
      const response = await route.fetch()
      const links = Array.from({ length: 30 }, (_, number) => `<a href="/fr/p${number}">Page</a>`)
      const text = await response.text()
      const body = text.replace('<main id="main">', `$&${links.join(' ')}`)
      await route.fulfill({ response, body })
    })
    await page.route('**/fr/p*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Page</title>' }),
    )
    await page.goto(about)
    await eventually(() => expect(fetched).toHaveLength(20))
    await follow(page, 'terms', 'fr')
    await page.locator('footer').scrollIntoViewIfNeeded()
    await settled(page)
    // The one that was asked for by the click itself.
    expect(fetched.slice(20).filter((path) => path !== terms)).toEqual([])
    expect(new Set(fetched).size).toBe(fetched.length)
  })

  test.each([
    ['with data saver', { saveData: true }],
    ['on 2g', { effectiveType: '2g' }],
    ['on slow 2g', { effectiveType: 'slow-2g' }],
  ])('fetches nothing %s', async (_when, connection) => {
    const visitor = await tests.visit()
    await visitor.context.addInitScript((told) => {
      Object.defineProperty(navigator, 'connection', { value: told })
      Object.assign(window, { connectionTold: told })
    }, connection)
    const page = await tests.openAnother()
    const fetched = watchFetches(page)
    await page.goto(urlFor('home', 'fr'))
    await settled(page)
    await page.locator('main h2').first().scrollIntoViewIfNeeded()
    await settled(page)
    expect(fetched).toEqual([])

    // On a better connection it begins.
    await page.evaluate(() => {
      if ('connectionTold' in window)
        Object.assign(window.connectionTold ?? {}, { saveData: false, effectiveType: '4g' })
    })
    await page.locator('footer').scrollIntoViewIfNeeded()
    await eventually(() => expect(fetched).not.toEqual([]))
  })

  test('that is stuck holds up no click', async () => {
    await tests.visit()
    const page = await tests.openAnother()
    const fetched = watchFetches(page)
    const path = urlFor('prp', 'fr')
    let isFirst = true
    await page.route(`**${path}`, async (route) => {
      // Only the prefetch never comes.
      if (!isFirst) await route.continue()
      isFirst = false
    })
    await page.goto(urlFor('home', 'fr'))
    await noteDocument(page)
    await eventually(() => expect(fetched).toContain(path))
    await page.locator(`.site-nav a[href="${path}"]`).click()
    await shows(page, path)
    expect(await isSameDocument(page)).toBe(true)
    expect(fetched.filter((address) => address === path)).toHaveLength(2)
  })

  test('never fetches a confirmation', async () => {
    await tests.visit()
    const page = await tests.openAnother()
    const fetched = watchFetches(page)
    await page.goto(urlFor('requestReceived', 'fr'))
    await eventually(() => expect(fetched).toContain(urlFor('careers', 'fr')))
    await idle(page)
    expect(fetched).not.toContain(urlFor('requestReceived', 'en'))
  })
})
