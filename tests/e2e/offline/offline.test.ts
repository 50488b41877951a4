import type { i18n } from 'i18next'
import type { Page } from 'playwright'
import { examNames, type Locale, locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import type { PlainMessageKey } from '../../../src/services/language/messages.js'
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser/browser.js'
import {
  isSameDocument,
  noteDocument,
  saveData,
  sheetsShown,
  shows,
  styleVersion,
} from '../../support/browser/clientNavigation.js'
import { accessibilityErrors } from '../../support/pages/accessibility.js'
import { anotherBuild, nextOfflineTitle } from '../../support/site/anotherBuild.js'
import {
  type BuiltSite,
  type BuiltSiteOptions,
  startBuiltSite,
} from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'
import { openSiteTranslations } from '../../support/site/siteTranslations.js'
import { makeSheet } from '../../support/tools/makeSheet.js'
import { openTool } from '../../support/tools/openTool.js'

const records = temporaryFolder()
let site: BuiltSite
let browser: TestBrowser
let translations: i18n
beforeAll(async () => {
  translations = await openSiteTranslations()
  site = await startBuiltSite({ folder: records.path, env: { PAGE_CACHE: 'on' } })
  browser = await openBrowser(site.origin, { pictures: false })
})
afterAll(async () => {
  await browser?.close()
  await site?.kill()
  records.remove()
})

const arrive = async (
  path: string,
  prepare: () => void = () => undefined,
): Promise<{ readonly visitor: Visitor; readonly page: Page }> => {
  const visitor = await browser.visitor()
  await visitor.context.addInitScript(prepare)
  const page = await visitor.open()
  await page.goto(path)
  return { visitor, page }
}

const cachedFiles = (page: Page): Promise<readonly { cache: string; path: string }[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const requests = await cache.keys()
        return requests.map(({ url }) => ({ cache: name, path: url.replace(location.origin, '') }))
      }),
    )
    return lists.flat()
  })

const remains = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }))

const openTab = async (page: Page): Promise<void> => {
  const tab = await page.context().newPage()
  await tab.goto(urlFor('prp', 'fr'))
}

const followLink = async (page: Page): Promise<void> => {
  await noteDocument(page)
  await page.locator(`footer a[href="${urlFor('terms', 'fr')}"]`).click()
  await shows(page, urlFor('terms', 'fr'))
  expect(await isSameDocument(page)).toBe(true)
}

const untilCached = (page: Page, paths: readonly string[]): Promise<void> =>
  eventually(async () => {
    const there = (await cachedFiles(page)).map(({ path }) => path)
    expect(there).toEqual(expect.arrayContaining([...paths]))
  })

const goOffline = (page: Page): Promise<void> => page.context().setOffline(true)
const goOnline = (page: Page): Promise<void> => page.context().setOffline(false)

const t = (locale: Locale, key: PlainMessageKey): string => translations.getFixedT(locale)(key)
const heading = (page: Page) => page.locator('h1').textContent()
const sheetsOf = (locale: Locale): readonly string[] =>
  examNames.map((name) => urlFor(name, locale))

/** One page of each layout. Both languages use the same code, so each opens half of the layouts. */
const sheetsToOpen = { fr: ['fetal', 'mri'], en: ['prp', 'hysterosonogram'] } as const

describe.each(locales)('offline (%s)', (locale) => {
  let visitor: Visitor
  let page: Page
  beforeAll(async () => {
    const arrived = await arrive(urlFor('about', locale))
    visitor = arrived.visitor
    page = arrived.page
  })
  afterAll(() => visitor.leave())

  test('previously viewed pages and preparation sheets are available', async () => {
    const title = await heading(page)
    await untilCached(page, [urlFor('about', locale), ...sheetsOf(locale)])
    expect(visitor.errors).toEqual([])
    await goOffline(page)
    for (const name of sheetsToOpen[locale]) {
      const path = urlFor(name, locale)
      await page.goto(path)
      const [first, hero, shared, kind] = await sheetsShown(page)
      expect([path, first, shared]).toEqual([path, 'site', 'shared'])
      expect(['examHero exam', 'ringHero mri', 'ringHero prp']).toContain(`${hero} ${kind}`)
      expect(await heading(page)).not.toBe(t(locale, 'network:offline.title'))
    }
    await page.goto(urlFor('about', locale))
    expect(await heading(page)).toBe(title)
  })

  test('cached page shows that the network is unavailable', async () => {
    await page.goto(urlFor('about', locale))
    expect(await page.getByText(t(locale, 'network:off.title')).isVisible()).toBe(true)
  })

  test('pages that are not cached show how to reach the clinic', async () => {
    const path = urlFor('privacyArchive', locale)
    await page.goto(path)
    expect(await heading(page)).toBe(t(locale, 'network:offline.title'))
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.getAttribute('html', 'lang')).toBe(`${locale}-CA`)
    const main = page.locator('main')
    await main.locator('a[href="tel:+14185550142"]').waitFor()
    await main.getByText('G1W').waitFor()
    const hours = main.getByRole('table', { name: t(locale, 'common:hours.caption') })
    expect(await hours.getByRole('row').count()).toBe(7)
    const links = main.locator('[data-cached-pages] a')
    await links.and(page.locator(`[href="${urlFor('prp', locale)}"]`)).waitFor()
    await eventually(async () => {
      const listed = await links.evaluateAll((all) =>
        all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
      )
      expect(listed).toEqual(expect.arrayContaining([...sheetsOf(locale)]))
      expect(listed).not.toContain(urlFor('tools', locale))
    })
    await goOnline(page)
    await eventually(async () =>
      expect(await heading(page)).not.toBe(t(locale, 'network:offline.title')),
    )
  })

  // The remaining tests depend on no language.
  if (locale === 'en') return

  test('links open cached pages', async () => {
    await goOffline(page)
    await page.goto(urlFor('about', locale))
    await noteDocument(page)
    await page.locator(`footer a[href="${urlFor('prp', locale)}"]`).click()
    await shows(page, urlFor('prp', locale))
    await eventually(async () => expect(await page.title()).toMatch(/PRP/))
    expect(await isSameDocument(page)).toBe(true)
    await page.getByText(t(locale, 'network:off.title')).waitFor()
  })

  test.each([
    ['a slash at the end', (path: string) => `${path}/`],
    [
      'campaign parameters and a fragment',
      (path: string) => `${path}?utm_source=a&utm_medium=b#main`,
    ],
    ['all of these and upper case', (path: string) => `${path.toUpperCase()}//?x=1#main`],
  ])('cached page is shown for a URL with %s', async (_kind, vary) => {
    await page.goto(vary(urlFor('about', locale)))
    const shown = await page.getAttribute('body', 'data-page')
    expect([(await heading(page)) === t(locale, 'network:offline.title'), shown]).toEqual([
      false,
      'about',
    ])
  })

  test('retry loads the requested URL with its query and fragment', async () => {
    const asked = `${urlFor('requestReceived', locale)}?ref=OND-7K4M-2QXD#gmap`
    await goOffline(page)
    await page.goto(asked)
    await noteDocument(page)
    await page.getByRole('button', { name: t(locale, 'network:offline.retry') }).click()
    await eventually(async () => expect(await isSameDocument(page)).toBe(false))
    expect(page.url()).toBe(site.origin + asked)
    await goOnline(page)
    await page.getByText('OND-7K4M-2QXD').waitFor()
  })

  test('disables forms, preserves their input and reports the reconnection', async () => {
    await page.goto(urlFor('home', locale))
    await page.clock.install()
    const status = page.locator('[data-net-status]')
    expect(await status.getAttribute('role')).toBe('status')
    expect((await status.textContent())?.trim()).toBe('')
    const name = page.locator('form[data-contact] input[name="name"]')
    await name.fill('Zoé')
    await goOffline(page)
    await status.getByText(t(locale, 'network:off.title')).waitFor()
    const send = page.locator('form[data-contact] [type="submit"]')
    await eventually(async () => expect(await send.isDisabled()).toBe(true))
    expect(await name.inputValue()).toBe('Zoé')
    expect(await accessibilityErrors(page, '.site-header')).toEqual([])

    await page.clock.pauseAt(Date.now() + 3_600_000)
    await goOnline(page)
    await status.getByText(t(locale, 'network:on.title')).waitFor()
    await eventually(async () => expect(await send.isEnabled()).toBe(true))
    expect(await name.inputValue()).toBe('Zoé')
    await page.clock.runFor(4900)
    expect(await status.getByText(t(locale, 'network:on.title')).isVisible()).toBe(true)
    await page.clock.runFor(200)
    await status.locator('.net').waitFor({ state: 'detached' })
  })
})

test('offline › shows the home page for addresses of the home page', async () => {
  const { visitor, page } = await arrive(urlFor('home', 'fr'))
  await untilCached(page, [urlFor('home', 'fr')])
  await goOffline(page)
  for (const address of ['/?x=1', '/FR/', '/fr?utm_source=letter']) {
    await page.goto(address)
    expect([address, await page.getAttribute('body', 'data-page')]).toEqual([address, 'home'])
  }
  await visitor.leave()
})

test('offline › retains the offline page and its script after the page cache exceeds its limit', async () => {
  const { visitor, page } = await arrive(urlFor('about', 'fr'))
  await untilCached(page, [urlFor('about', 'fr'), ...sheetsOf('fr')])
  const needed = (await cachedFiles(page))
    .map(({ path }) => path)
    .filter((path) => /boot-/.test(path))
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (let count = 0; count < 160; count += 1) {
        await cache.put(`/read/${count}`, new Response('read'))
      }
    }
  })
  await page.goto(urlFor('accessibility', 'fr'))
  await untilCached(page, [urlFor('accessibility', 'fr')])
  await page.goto(urlFor('home', 'fr'))
  await eventually(async () => {
    const counts = Object.groupBy(await cachedFiles(page), ({ cache }) => cache)
    for (const entries of Object.values(counts)) expect(entries?.length).toBeLessThanOrEqual(150)
  })
  expect((await cachedFiles(page)).map(({ path }) => path)).toEqual(expect.arrayContaining(needed))
  expect(needed).not.toEqual([])
  await goOffline(page)
  await page.goto(urlFor('terms', 'fr'))
  expect(await heading(page)).toBe(t('fr', 'network:offline.title'))
  await visitor.leave()
})

test('offline › never caches confirmations and form responses of a visitor', async () => {
  const { visitor, page } = await arrive(urlFor('home', 'fr'))
  await untilCached(page, [urlFor('home', 'fr'), ...sheetsOf('fr')])
  await page.goto(`${urlFor('requestReceived', 'fr')}?ref=OND-7K4M-2QXD`)
  await page.goto(urlFor('requestReceived', 'fr'))
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/fr'
    document.body.append(form)
    form.submit()
  })
  await page.getByRole('alert').waitFor()
  await page.goto('/healthz')
  // The worker intercepts only page addresses.
  expect((await page.goto('/upload/unknown'))?.fromServiceWorker()).toBe(false)
  await page.goto('/fr/no-such-page')
  expect((await page.goto(urlFor('cookies', 'fr')))?.fromServiceWorker()).toBe(true)
  await untilCached(page, [urlFor('cookies', 'fr')])
  const paths = (await cachedFiles(page)).map(({ path }) => path)
  const pages = paths.filter((path) => !/^\/(assets|fonts|icons|images|_ipx)\//.test(path))
  expect(pages.filter((path) => path.includes('?'))).toEqual([])
  expect(pages).not.toContain(urlFor('requestReceived', 'fr'))
  expect(pages).not.toContain('/healthz')
  expect(pages).not.toContain('/fr/no-such-page')
  const home = await page.evaluate(async () => (await caches.match('/fr'))?.text())
  expect(home).not.toContain('role="alert"')
  await visitor.leave()
})

test('offline › a preparation sheet is created after a first use, also after a reload', async () => {
  const path = urlFor('hysterosonogram', 'en')
  const { visitor, page } = await arrive(path)
  const answer = page.locator('#sheet-answer')
  await untilCached(page, [path])
  await page.reload()
  await openTool(page, 'sheet')
  await makeSheet(page, { hour: '1:45 p.m.' })
  await answer.getByText('12:45 p.m. to 1:15 p.m.').waitFor()
  await eventually(async () =>
    expect(
      (await cachedFiles(page)).filter(({ path: file }) => /\/tools-en-/.test(file)),
    ).not.toEqual([]),
  )
  await goOffline(page)
  await page.reload()
  await openTool(page, 'sheet')
  await makeSheet(page, { exam: 'mri', hour: '9:15' })
  await answer.getByText('5:15 a.m.', { exact: true }).waitFor()
  await makeSheet(page, { exam2: 'prp' })
  await answer.getByText('Call us before you prepare.').waitFor()
  await visitor.leave()
})

describe('service worker update', () => {
  const restart = async (options: BuiltSiteOptions): Promise<BuiltSite> => {
    const env = { PORT: new URL(site.origin).port, ...options.env }
    await site.kill()
    return startBuiltSite({ ...options, env, folder: records.path })
  }

  const arrived: Visitor[] = []
  const arriveBefore = async (prepare?: () => void): Promise<Page> => {
    const { visitor, page } = await arrive(urlFor('about', 'fr'), prepare)
    arrived.push(visitor)
    await untilCached(page, [urlFor('about', 'fr')])
    return page
  }
  afterAll(() => Promise.all(arrived.map(({ leave }) => leave())))

  let tab: Page
  /** Opened with data saver, because prefetched pages would be of the previous build. */
  let leftOpen: Page
  let followed: Page
  beforeAll(async () => {
    const read = await arriveBefore()
    tab = await read.context().newPage()
    await tab.goto(urlFor('home', 'fr'))
    await untilCached(tab, [urlFor('home', 'fr'), ...sheetsOf('fr')])
    await noteDocument(tab)
    leftOpen = await arriveBefore(saveData)
    followed = await arriveBefore(saveData)
  })

  test('replaces the pages, files and caches of the previous build', async () => {
    const next = anotherBuild()
    const before = new Set((await cachedFiles(tab)).map(({ cache }) => cache))
    site = await restart({ project: next.path })
    await tab
      .locator(
        `footer a[href="${urlFor('privacyArchive', 'fr')}"], footer a[href="${urlFor('terms', 'fr')}"]`,
      )
      .first()
      .click()
    await tab.waitForURL(`**${urlFor('terms', 'fr')}`)
    await eventually(async () => expect(await isSameDocument(tab)).toBe(false))
    expect(await styleVersion(tab)).toBe('next')
    const built = await tab.evaluate(() =>
      [...document.querySelectorAll('script[src], link[rel="stylesheet"]')].map(
        (node) => node.getAttribute('src') ?? node.getAttribute('href') ?? '',
      ),
    )
    expect(built.filter((address) => /boot|site|shared|message/.test(address))).not.toContainEqual(
      expect.not.stringContaining('-NEXT'),
    )

    await eventually(async () => {
      const now = (await cachedFiles(tab)).map(({ cache }) => cache)
      expect(now.filter((cache) => before.has(cache))).toEqual([])
      expect(now).not.toEqual([])
    })
    await untilCached(tab, [urlFor('about', 'fr'), urlFor('home', 'fr'), ...sheetsOf('fr')])
    const files = (await cachedFiles(tab)).filter(({ path }) =>
      /\/(boot|site|shared|message)-/.test(path),
    )
    expect(files.filter(({ path }) => !path.includes('-NEXT'))).toEqual([])

    await goOffline(tab)
    await tab.goto(urlFor('about', 'fr'))
    expect(await tab.locator('script[src*="/boot-NEXT"]').count()).toBe(1)
    expect(await styleVersion(tab)).toBe('next')
    await tab.goto(urlFor('privacyArchive', 'fr'))
    expect(await heading(tab)).toBe(nextOfflineTitle)
    next.remove()
  })

  test('with SERVICE_WORKER=off serves a script that unregisters itself', async () => {
    site = await restart({ env: { SERVICE_WORKER: 'off' } })
    const answer = await fetch(`${site.origin}/service-worker.js`)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toMatch(/^importScripts\("\/assets\/noServiceWorker-/)
  })

  test.each([
    ['another page is opened', () => leftOpen, openTab],
    ['a link is followed in the page that was open', () => followed, followLink],
  ])(
    'with SERVICE_WORKER=off unregisters the worker and deletes its caches when %s',
    async (_when, pageOf, goOn) => {
      const page = pageOf()
      await goOn(page)
      await eventually(async () => expect(await remains(page)).toEqual({ workers: 0, caches: [] }))
      await page.goto(urlFor('cookies', 'fr'))
      await page.waitForLoadState('networkidle')
      expect(await remains(page)).toEqual({ workers: 0, caches: [] })
    },
  )
})
