import type { Locator } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  addWay,
  follow,
  isSameDocument,
  linkTo,
  shows,
} from '../../support/browser/clientNavigation.js'
import { navigationEngines } from '../../support/browser/navigationEngines.js'
import { navigationVisits } from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'

const visits = navigationVisits()

describe.each(navigationEngines)('by the %s, the browser itself handles', (engine) => {
  const tests = visits.by(engine)

  const clicks: readonly (readonly [string, Parameters<Locator['click']>[0]])[] = [
    ['with Control', { modifiers: ['Control'] }],
    ['with Shift', { modifiers: ['Shift'] }],
    ['with the middle button', { button: 'middle' }],
  ]
  test.each(clicks)('a click %s opens its page elsewhere', async (_how, click) => {
    const page = await tests.arrive(urlFor('home', 'fr'))
    const opened = page.context().waitForEvent('page')
    await linkTo(page, 'prp', 'fr').first().click(click)
    const elsewhere = await opened
    await elsewhere.waitForURL(`**${urlFor('prp', 'fr')}`)
    expect(new URL(page.url()).pathname).toBe(urlFor('home', 'fr'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a click with Alt, which saves the page', async () => {
    const page = await tests.arrive(urlFor('home', 'fr'))
    const download = page.waitForEvent('download')
    await linkTo(page, 'prp', 'fr')
      .first()
      .click({ modifiers: ['Alt'] })
    await (await download).cancel()
    expect(new URL(page.url()).pathname).toBe(urlFor('home', 'fr'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a link to another window', async () => {
    const page = await tests.arrive(urlFor('home', 'fr'))
    await addWay(page, `<a id="way" href="${urlFor('about', 'fr')}" target="_blank">Way</a>`)
    const opened = page.context().waitForEvent('page')
    await page.locator('#way').click()
    await (await opened).waitForURL(`**${urlFor('about', 'fr')}`)
    expect(new URL(page.url()).pathname).toBe(urlFor('home', 'fr'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a download', async () => {
    const page = await tests.arrive(urlFor('home', 'fr'))
    await addWay(page, `<a id="way" href="${urlFor('about', 'fr')}" download="page.html">Way</a>`)
    const download = page.waitForEvent('download')
    await page.locator('#way').click()
    expect((await download).suggestedFilename()).toBe('page.html')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('another site', async () => {
    const page = await tests.arrive(urlFor('home', 'fr'))
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    )
    await addWay(page, '<a id="way" href="https://elsewhere.example/fr/a-propos">Way</a>')
    await page.locator('#way').click()
    await page.waitForURL('https://elsewhere.example/**')
    expect(await page.title()).toBe('Elsewhere')
  })

  test('a form', async () => {
    const page = await tests.arrive(urlFor('home', 'fr'))
    await addWay(
      page,
      `<form action="${urlFor('about', 'fr')}"><button id="way">Way</button></form>`,
    )
    await page.locator('#way').click()
    await page.waitForURL(`**${urlFor('about', 'fr')}*`)
    expect(await isSameDocument(page)).toBe(false)
  })

  test.each(['/robots.txt', '/files/a-signed-address', '/upload/sign'])('%s', async (path) => {
    const page = await tests.arrive(urlFor('home', 'fr'))
    await addWay(page, `<a id="way" href="${path}">Way</a>`)
    await page.locator('#way').click()
    await page.waitForURL(`**${path}`)
    expect(await isSameDocument(page)).toBe(false)
  })

  test.each([
    ['an error', { status: 500, contentType: 'text/html', body: 'broken' }],
    ['no page', { status: 200, contentType: 'application/json', body: '{}' }],
    ['lost on its way', undefined],
  ])('an address whose answer is %s', async (_what, answer) => {
    const page = await tests.arriveWithDataSaver(urlFor('home', 'fr'))
    await page.route(`**${urlFor('about', 'fr')}`, async (route) => {
      if (route.request().resourceType() !== 'fetch') await route.continue()
      else if (answer === undefined) await route.abort()
      else await route.fulfill(answer)
    })
    await linkTo(page, 'about', 'fr').first().click()
    await shows(page, urlFor('about', 'fr'))
    expect(await isSameDocument(page)).toBe(false)
    expect(await page.locator('h1').textContent()).toBe(await tests.headingOf('about'))
  })

  test('an address whose answer takes longer than 15 s', async () => {
    const page = await tests.arriveWithDataSaver(urlFor('home', 'fr'))
    let ask = (): void => undefined
    const asked = new Promise<void>((resolve) => {
      ask = resolve
    })
    await page.route(`**${urlFor('about', 'fr')}`, async (route) => {
      // What the script asks for never comes.
      if (route.request().resourceType() === 'fetch') ask()
      else await route.continue()
    })
    await page.clock.install()
    await linkTo(page, 'about', 'fr').first().click()
    await asked
    await page.clock.runFor(14_000)
    expect(new URL(page.url()).pathname).toBe(urlFor('home', 'fr'))
    await page.clock.runFor(1000)
    await shows(page, urlFor('about', 'fr'))
    expect(await isSameDocument(page)).toBe(false)
    expect(tests.errors()).toEqual([])
  })

  test('an address that does not exist', async () => {
    const page = await tests.arrive(urlFor('home', 'fr'))
    await addWay(page, '<a id="way" href="/fr/no-such-page">Way</a>')
    await page.locator('#way').click()
    await shows(page, '/fr/no-such-page')
    expect(await page.locator('h1').textContent()).toBe(tests.t('fr', 'errors:notFound.message'))
    expect(await isSameDocument(page)).toBe(false)
  })

  test('everything, when there is no script', async () => {
    await tests.visit({ javaScriptEnabled: false })
    const page = await tests.openAnother()
    await page.goto(urlFor('home', 'en'))
    for (const name of ['ultrasound', 'prp', 'about'] as const) {
      await follow(page, name, 'en')
      expect(await page.locator('progress.loading').isVisible()).toBe(false)
    }
    expect(tests.errors()).toEqual([])
  })
})

describe('script that fails', () => {
  const tests = visits

  /** Where it fails, as code that runs before that of the site. */
  const places: readonly (readonly [string, () => void])[] = [
    [
      'as it starts',
      () => {
        Object.defineProperty(window, 'IntersectionObserver', { value: undefined })
      },
    ],
    [
      'as it reads the next page',
      () => {
        DOMParser.prototype.parseFromString = () => {
          throw new Error('broken')
        }
      },
    ],
    [
      'while it puts the next page in place',
      () => {
        Element.prototype.after = () => {
          throw new Error('broken')
        }
      },
    ],
  ]

  test.each(places)('%s leaves a site of plain pages, and says so', async (_where, breakIt) => {
    const visitor = await tests.visit()
    await visitor.context.addInitScript(breakIt)
    const page = await tests.openAnother()
    await page.goto(urlFor('home', 'fr'))
    for (const name of ['ultrasound', 'prp', 'about'] as const) {
      await follow(page, name, 'fr')
      await eventually(async () =>
        expect(await page.locator('h1').textContent()).toBe(await tests.headingOf(name)),
      )
      expect(await page.locator('main').count()).toBe(1)
    }
    expect(tests.errors().filter((error) => error.includes('script: '))).not.toEqual([])
  })

  test('that never comes leaves a site of plain pages, whose form is sent', async () => {
    const { context } = await tests.visit()
    await context.route('**/assets/*.js', (route) => route.abort())
    const page = await tests.openAnother()
    await page.goto(urlFor('prp', 'fr'))
    // Once it was loaded again, in vain.
    await page.getByText(tests.t('fr', 'network:scriptFailed.title')).waitFor()
    await follow(page, 'about', 'fr')
    await page.goto(urlFor('home', 'fr'))
    await page.locator('form[data-contact]').evaluate((form) => {
      if (form instanceof HTMLFormElement) form.submit()
    })
    await page.getByRole('alert').waitFor()
  })
})
