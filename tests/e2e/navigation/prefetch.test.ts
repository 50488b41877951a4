import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  follow,
  idle,
  isSameDocument,
  noteDocument,
  settled,
  shows,
  watchFetches,
} from '../../support/browser/clientNavigation.js'
import { navigationVisits } from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'

const tests = navigationVisits()

describe('prefetch of links in view', () => {
  test('fetches at most twenty pages in a visit', async () => {
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
    // Excludes the request of the click itself.
    expect(fetched.slice(20).filter((path) => path !== terms)).toEqual([])
    expect(new Set(fetched).size).toBe(fetched.length)
  })

  test.each([
    ['with data saver', { saveData: true }],
    ['on slow 2g', { effectiveType: 'slow-2g' }],
  ])('fetches no page %s', async (_when, connection) => {
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

    await page.evaluate(() => {
      if ('connectionTold' in window)
        Object.assign(window.connectionTold ?? {}, { saveData: false, effectiveType: '4g' })
    })
    await page.locator('footer').scrollIntoViewIfNeeded()
    await eventually(() => expect(fetched).not.toEqual([]))
  })

  test('starts when the browser is idle, after 2 s at most, with the links in view', async () => {
    const visitor = await tests.visit({ height: 400 })
    await visitor.context.addInitScript(() => {
      const timeouts: unknown[] = []
      Object.assign(window, { timeouts })
      const original = window.requestIdleCallback
      window.requestIdleCallback = (callback, options) => {
        timeouts.push(options?.timeout)
        return original(callback, options)
      }
    })
    const page = await tests.openAnother()
    const fetched = watchFetches(page)
    await page.goto(urlFor('home', 'fr'))
    await eventually(() => expect(fetched).toContain(urlFor('prp', 'fr')))
    expect(await page.evaluate(() => ('timeouts' in window ? window.timeouts : []))).toContain(2000)
    const cookies = urlFor('cookies', 'fr')
    expect(fetched).not.toContain(cookies)
    await page.locator(`footer a[href="${cookies}"]`).scrollIntoViewIfNeeded()
    await eventually(() => expect(fetched).toContain(cookies))
  })

  test('does not delay a click when it stalls', async () => {
    await tests.visit()
    const page = await tests.openAnother()
    const fetched = watchFetches(page)
    const path = urlFor('prp', 'fr')
    let isFirst = true
    await page.route(`**${path}`, async (route) => {
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

  test('never fetches a confirmation page', async () => {
    await tests.visit()
    const page = await tests.openAnother()
    const fetched = watchFetches(page)
    await page.goto(urlFor('requestReceived', 'fr'))
    await eventually(() => expect(fetched).toContain(urlFor('careers', 'fr')))
    await idle(page)
    expect(fetched).not.toContain(urlFor('requestReceived', 'en'))
  })
})
