import type { Locator, Page } from 'playwright'
import { homeAnchors } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  addTestLink,
  follow,
  isLoadedAnew,
  isSameDocument,
  linkTo,
  shows,
} from '../../support/browser/clientNavigation.js'
import { navigationEngines } from '../../support/browser/navigationEngines.js'
import type { NavigationVisitsByEngine } from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'

const start = urlFor('cookies', 'fr')
const other = urlFor('cookies', 'en')
const about = urlFor('about', 'fr')

const addLink = (page: Page, attributes: string): Promise<void> =>
  addTestLink(page, `<a id="way" ${attributes}>Way</a>`)

const isUntouched = async (page: Page): Promise<void> => {
  expect(new URL(page.url()).pathname).toBe(start)
  expect(await isSameDocument(page)).toBe(true)
}

export const leftToBrowser = (visits: NavigationVisitsByEngine): void => {
  describe.each(navigationEngines)('navigation with the %s leaves to the browser', (engine) => {
    const tests = visits.by(engine)

    test('clicks with Alt, which save the page, and download links', async () => {
      const page = await tests.arrive(start)
      const saved = page.waitForEvent('download')
      await linkTo(page, 'about', 'fr')
        .first()
        .click({ modifiers: ['Alt'] })
      await (await saved).cancel()
      await isUntouched(page)

      await addLink(page, `href="${about}" download="page.html"`)
      const download = page.waitForEvent('download')
      await page.locator('#way').click()
      expect((await download).suggestedFilename()).toBe('page.html')
      await isUntouched(page)
    })

    test('forms, links to other sites and links to files', async () => {
      for (const [way, address] of [
        [`<form action="${about}"><button id="way">Way</button></form>`, `${about}?`],
        ['<a id="way" href="https://elsewhere.example/fr/a-propos">Way</a>', '/fr/a-propos'],
        ['<a id="way" href="/robots.txt">Way</a>', '/robots.txt'],
      ] as const) {
        const page = await tests.arrive(start)
        await page.route('https://elsewhere.example/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
        )
        await addTestLink(page, way)
        await page.locator('#way').click()
        await page.waitForURL(`**${address}`)
        await isLoadedAnew(page)
        expect(tests.errors().filter((error) => !error.includes('elsewhere.example'))).toEqual([])
      }
    })
  })

  // With the Navigation API, the browser opens these without a navigation of the page.
  test('navigation with the History API leaves to the browser clicks with Control, Shift or the middle button and links to another window, which open elsewhere', async () => {
    const page = await visits.by('History API').arrive(start)
    const way = page.locator('#way')
    await addLink(page, `href="${other}"`)
    const opens = async (click: Parameters<Locator['click']>[0]): Promise<void> => {
      const opened = page.context().waitForEvent('page')
      await way.click(click)
      const elsewhere = await opened
      await elsewhere.waitForURL(`**${other}`, { waitUntil: 'commit' })
      await elsewhere.close()
      await isUntouched(page)
    }
    await opens({ modifiers: ['Control'] })
    await opens({ modifiers: ['Shift'] })
    await opens({ button: 'middle' })
    await way.evaluate((link) => link.setAttribute('target', '_blank'))
    await opens({})
  })

  /* These tests do not depend on the navigation engine. */

  describe('client-side navigation leaves to the browser', () => {
    test.each([
      ['/upload/sign', 'errors:methodNotAllowed.message'],
      ['/fr/no-such-page', 'errors:notFound.message'],
    ] as const)('a link to the error page %s', async (path, heading) => {
      const page = await visits.arrive(start)
      await addLink(page, `href="${path}"`)
      await page.locator('#way').click()
      await shows(page, path)
      await isLoadedAnew(page)
      expect(await page.locator('h1').textContent()).toBe(visits.t('fr', heading))
    })

    test.each([
      ['an error', { status: 500, contentType: 'text/html', body: 'broken' }],
      ['not a page', { status: 200, contentType: 'application/json', body: '{}' }],
      ['lost', undefined],
    ])('a link whose response is %s', async (_what, answer) => {
      const page = await visits.arrive(start, { saveData: true })
      await page.route(`**${about}`, async (route) => {
        if (route.request().resourceType() !== 'fetch') await route.continue()
        else if (answer === undefined) await route.abort()
        else await route.fulfill(answer)
      })
      await linkTo(page, 'about', 'fr').first().click()
      await shows(page, about)
      await isLoadedAnew(page)
      expect(await page.locator('h1').textContent()).toBe(await visits.headingOf('about'))
    })

    test('a link whose response takes longer than 15 s', async () => {
      const page = await visits.arrive(start, { saveData: true, ownWindow: true })
      let ask = (): void => undefined
      const asked = new Promise<void>((resolve) => {
        ask = resolve
      })
      await page.route(`**${about}`, async (route) => {
        if (route.request().resourceType() === 'fetch') ask()
        else await route.continue()
      })
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 1000)
      await linkTo(page, 'about', 'fr').first().click()
      await asked
      await page.clock.runFor(14_999)
      expect(new URL(page.url()).pathname).toBe(start)
      await page.clock.runFor(1)
      await shows(page, about)
      await isLoadedAnew(page)
      expect(visits.errors()).toEqual([])
    })

    test('all links when JavaScript is disabled', async () => {
      const { open } = await visits.visit({ javaScriptEnabled: false })
      const page = await open()
      await page.goto(start)
      for (const name of ['about', 'prp'] as const) {
        await follow(page, name, 'fr')
        expect(await page.locator('h1').textContent()).toBe(await visits.headingOf(name))
        expect(await page.locator('progress.loading').isVisible()).toBe(false)
      }
      expect(visits.errors()).toEqual([])
    })
  })

  describe('navigation script', () => {
    /** Points at which the script fails, with the fault injected before it runs. */
    const places: readonly (readonly [string, () => void])[] = [
      [
        'at start',
        () => {
          Object.defineProperty(window, 'IntersectionObserver', { value: undefined })
        },
      ],
      [
        'while it parses the next page',
        () => {
          DOMParser.prototype.parseFromString = () => {
            throw new Error('broken')
          }
        },
      ],
      [
        'while it inserts the next page',
        () => {
          Element.prototype.after = () => {
            throw new Error('broken')
          }
        },
      ],
    ]

    test.each(places)('that fails %s falls back to full page loads', async (_where, breakIt) => {
      const page = await visits.arrive(start, { prepare: [breakIt] })
      for (const name of ['about', 'accessibility'] as const) {
        await follow(page, name, 'fr')
        await eventually(async () =>
          expect(await page.locator('h1').textContent()).toBe(await visits.headingOf(name)),
        )
        expect(await page.locator('main').count()).toBe(1)
      }
      expect(visits.errors().filter((error) => error.includes('script: '))).not.toEqual([])
    })
  })

  describe('error page at the URL of the home page', () => {
    /** A form with a body above the size limit of all routes. */
    const tooLarge = `<form method="post" action="${urlFor('home', 'fr')}">
       <input type="hidden" name="message" value="${'a'.repeat(200_000)}">
       <button id="way">Way</button>
     </form>`

    test.each([true, false])(
      'links back to the contact form (script: %s)',
      async (javaScriptEnabled) => {
        const page = await visits.arrive(start, { javaScriptEnabled })
        await addTestLink(page, tooLarge)
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'POST'),
          page.locator('#way').click(),
        ])
        expect(answer.status()).toBe(413)
        expect(await page.locator('#contact').count()).toBe(0)
        await page.locator('main a[href$="#contact"]').click()
        await shows(page, urlFor('home', 'fr', homeAnchors.contact))
        expect(await page.locator('#contact').isVisible()).toBe(true)
      },
    )
  })
}
