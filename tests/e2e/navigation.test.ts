import type { i18n } from 'i18next'
import type { Page, Route } from 'playwright'
import { homeAnchors, type Locale, locales, type PageName, urlFor } from '../../src/routes/table.js'
import {
  openBrowser,
  type TestBrowser,
  type Visitor,
  type VisitorOptions,
} from '../support/browser.js'
import { type BuiltSite, startBuiltSite } from '../support/builtSite.js'
import {
  contentOf,
  isSameDocument,
  noteDocument,
  shows,
  slowDown,
} from '../support/clientNavigation.js'
import { eventually } from '../support/eventually.js'
import { hasFocus } from '../support/keyboard.js'
import { openWords } from '../support/words.js'

jest.setTimeout(60_000)

let site: BuiltSite
let browser: TestBrowser
let words: i18n
let visitor: Visitor | undefined
beforeAll(async () => {
  words = await openWords()
  site = await startBuiltSite({ env: { SERVICE_WORKER: 'off' } })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})
afterEach(async () => {
  await visitor?.leave()
  visitor = undefined
})

const arrive = async (path: string, options: VisitorOptions = {}): Promise<Page> => {
  visitor = await browser.visitor(options)
  const page = await visitor.open()
  page.setDefaultTimeout(10_000)
  await page.goto(path)
  await noteDocument(page)
  return page
}

const linkTo = (page: Page, name: PageName, locale: Locale) =>
  page.locator(`:is(main, footer) a[href="${urlFor(name, locale)}"]`).filter({ visible: true })

const follow = async (page: Page, name: PageName, locale: Locale): Promise<void> => {
  await linkTo(page, name, locale).first().click()
  await shows(page, urlFor(name, locale))
}

const announced = (page: Page) => page.locator('[data-keep="announcer"]')
const bar = (page: Page) => page.locator('progress.loading')

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

const idle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
}

describe.each(locales)('a link inside the site (%s)', (locale) => {
  const trip: readonly PageName[] = ['ultrasound', 'prp', 'about', 'careers', 'mri', 'cookies']

  test('shows the page that a full load shows, without one', async () => {
    const page = await arrive(urlFor('home', locale))
    const fresh = await visitor?.open()
    for (const name of trip) {
      await follow(page, name, locale)
      await eventually(async () => expect(await page.title()).not.toBe(''))
      await fresh?.goto(urlFor(name, locale))
      const [byScript, byLoad] = [await contentOf(page), fresh && (await contentOf(fresh))]
      expect(byScript).toEqual(byLoad)
      expect(await isSameDocument(page)).toBe(true)
      expect(await page.locator('.site-header[data-noted]').count()).toBe(1)
      expect(await announced(page).textContent()).toBe(await page.title())
      expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([
        0,
        'body',
      ])
    }
    expect(visitor?.faults).toEqual([])
  })

  test.each(Object.values(homeAnchors))(
    'leads to #%s and takes the focus there',
    async (anchor) => {
      const page = await arrive(urlFor('about', locale))
      await page.evaluate(
        ([href]) => {
          const link = document.createElement('a')
          link.href = href ?? ''
          link.id = 'way'
          link.textContent = 'Way'
          document.querySelector('main')?.prepend(link)
        },
        [urlFor('home', locale, anchor)],
      )
      await page.locator('#way').click()
      await shows(page, urlFor('home', locale, anchor))
      const place = page.locator(`#${anchor}`)
      expect(await hasFocus(place)).toBe(true)
      const { y = -1 } = (await place.boundingBox()) ?? {}
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(200)
      expect(await isSameDocument(page)).toBe(true)
    },
  )

  test('to the other language keeps the place', async () => {
    const other = locale === 'fr' ? 'en' : 'fr'
    const page = await arrive(urlFor('home', locale, homeAnchors.contact))
    await page.locator(`.site-header a[data-language="${other}"]`).click()
    await shows(page, urlFor('home', other, homeAnchors.contact))
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(`${other}-CA`)
    expect(await hasFocus(page.locator(`#${homeAnchors.contact}`))).toBe(true)
    expect(await isSameDocument(page)).toBe(true)
    const name = words.getFixedT(other)('common:nav.main')
    await page.getByRole('navigation', { name, exact: true }).waitFor()
  })
})

test('a place on the same page takes the focus', async () => {
  const page = await arrive(urlFor('home', 'fr'))
  await page.locator(`main a[href="#${homeAnchors.contact}"]`).first().click()
  await eventually(async () =>
    expect(await hasFocus(page.locator(`#${homeAnchors.contact}`))).toBe(true),
  )
})

test('back and forward show the page as it was left', async () => {
  const page = await arrive(urlFor('home', 'fr'))
  await page.evaluate(() => scrollTo(0, 1500))
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus())
  const link = linkTo(page, 'prp', 'fr').first()
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await link.click()
  await shows(page, urlFor('prp', 'fr'))
  await page.evaluate(() => scrollTo(0, 700))

  await page.goBack()
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(left))
  expect(await page.locator('h1').textContent()).toBe(await titleOf('home'))
  await page.goForward()
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(700))
  expect(await page.locator('h1').textContent()).toBe(await titleOf('prp'))
  expect(await isSameDocument(page)).toBe(true)
  expect(visitor?.faults).toEqual([])
})

const titleOf = async (name: PageName): Promise<string | null | undefined> => {
  const page = await visitor?.open()
  await page?.goto(urlFor(name, 'fr'))
  const title = await page?.locator('h1').textContent()
  await page?.close()
  return title
}

const thrifty = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

const arriveThriftily = async (path: string): Promise<Page> => {
  visitor = await browser.visitor()
  await visitor.context.addInitScript(thrifty)
  const page = await visitor.open()
  await page.goto(path)
  await noteDocument(page)
  return page
}

describe('on a slow network', () => {
  test('the last click wins', async () => {
    const page = await arriveThriftily(urlFor('home', 'fr'))
    const slow = await slowDown(page, `**${urlFor('prp', 'fr')}`)
    await linkTo(page, 'prp', 'fr').first().click()
    await slow.asked
    await follow(page, 'about', 'fr')
    slow.open()
    await idle(page)
    expect(new URL(page.url()).pathname).toBe(urlFor('about', 'fr'))
    expect(await page.locator('h1').textContent()).toBe(await titleOf('about'))
    await page.goBack()
    await shows(page, urlFor('home', 'fr'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('the address and the words change together', async () => {
    const page = await arriveThriftily(urlFor('home', 'fr'))
    const before = await page.title()
    const slow = await slowDown(page, `**${urlFor('prp', 'fr')}`)
    await linkTo(page, 'prp', 'fr').first().click()
    await slow.asked
    expect([new URL(page.url()).pathname, await page.title()]).toEqual([
      urlFor('home', 'fr'),
      before,
    ])
    slow.open()
    await shows(page, urlFor('prp', 'fr'))
    await eventually(async () => expect(await page.title()).not.toBe(before))
  })

  test('the bar waits 200 ms, fills in 5 s and leaves 500 ms after the end', async () => {
    const page = await arriveThriftily(urlFor('home', 'fr'))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    const slow = await slowDown(page, `**${urlFor('prp', 'fr')}`)
    await linkTo(page, 'prp', 'fr').first().click()
    await slow.asked
    await page.clock.runFor(199)
    expect(await bar(page).isVisible()).toBe(false)
    await page.clock.runFor(1)
    expect(await bar(page).isVisible()).toBe(true)
    const value = (): Promise<number> =>
      bar(page).evaluate((node) => Number(node.getAttribute('value')))
    expect(await value()).toBe(0)
    await page.clock.runFor(2500)
    expect(await value()).toBeCloseTo(50)
    await page.clock.runFor(4000)
    expect(await value()).toBe(100)
    slow.open()
    await shows(page, urlFor('prp', 'fr'))
    await eventually(async () => expect(await bar(page).getAttribute('data-done')).toBe(''))
    await page.clock.runFor(499)
    expect(await bar(page).isVisible()).toBe(true)
    await page.clock.runFor(1)
    expect(await bar(page).isVisible()).toBe(false)
  })

  test('a page that comes in time shows no bar', async () => {
    const page = await arriveThriftily(urlFor('home', 'fr'))
    await page.clock.install()
    await follow(page, 'prp', 'fr')
    await page.clock.runFor(1000)
    expect(await bar(page).isVisible()).toBe(false)
  })
})

describe('what is left to the browser', () => {
  test('a click with Control opens a tab', async () => {
    const page = await arrive(urlFor('home', 'fr'))
    const opened = page.context().waitForEvent('page')
    await linkTo(page, 'prp', 'fr')
      .first()
      .click({ modifiers: ['Control'] })
    const tab = await opened
    await tab.waitForURL(`**${urlFor('prp', 'fr')}`)
    expect(new URL(page.url()).pathname).toBe(urlFor('home', 'fr'))
  })

  const addLink = (page: Page, html: string): Promise<void> =>
    page.evaluate((added) => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', added)
    }, html)

  test('a download', async () => {
    const page = await arrive(urlFor('home', 'fr'))
    await addLink(page, `<a id="way" href="${urlFor('about', 'fr')}" download="page.html">Way</a>`)
    const download = page.waitForEvent('download')
    await page.locator('#way').click()
    expect((await download).suggestedFilename()).toBe('page.html')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('another site', async () => {
    const page = await arrive(urlFor('home', 'fr'))
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    )
    await addLink(page, '<a id="way" href="https://elsewhere.example/fr/a-propos">Way</a>')
    await page.locator('#way').click()
    await page.waitForURL('https://elsewhere.example/**')
    expect(await page.title()).toBe('Elsewhere')
  })

  test('a form', async () => {
    const page = await arrive(urlFor('home', 'fr'))
    await addLink(
      page,
      `<form action="${urlFor('about', 'fr')}"><button id="way">Way</button></form>`,
    )
    await page.locator('#way').click()
    await page.waitForURL(`**${urlFor('about', 'fr')}*`)
    expect(await isSameDocument(page)).toBe(false)
  })

  test('a file', async () => {
    const page = await arrive(urlFor('home', 'fr'))
    await addLink(page, '<a id="way" href="/robots.txt">Way</a>')
    await page.locator('#way').click()
    await page.waitForURL('**/robots.txt')
    expect(await isSameDocument(page)).toBe(false)
  })

  test.each([
    ['an error', { status: 500, contentType: 'text/html', body: 'broken' }],
    ['no page', { status: 200, contentType: 'application/json', body: '{}' }],
  ])('an address whose answer is %s', async (_what, answer) => {
    const page = await arriveThriftily(urlFor('home', 'fr'))
    await page.route(`**${urlFor('about', 'fr')}`, async (route) => {
      if (route.request().resourceType() === 'fetch') await route.fulfill(answer)
      else await route.continue()
    })
    await linkTo(page, 'about', 'fr').first().click()
    await shows(page, urlFor('about', 'fr'))
    expect(await isSameDocument(page)).toBe(false)
    expect(await page.locator('h1').textContent()).toBe(await titleOf('about'))
  })

  test('an address that does not exist', async () => {
    const page = await arrive(urlFor('home', 'fr'))
    await addLink(page, '<a id="way" href="/fr/no-such-page">Way</a>')
    await page.locator('#way').click()
    await shows(page, '/fr/no-such-page')
    expect(await page.locator('h1').textContent()).toBe(
      words.getFixedT('fr')('errors:notFound.title'),
    )
    expect(await isSameDocument(page)).toBe(false)
  })

  test('everything, when there is no script', async () => {
    visitor = await browser.visitor({ javaScriptEnabled: false })
    const page = await visitor.open()
    await page.goto(urlFor('home', 'en'))
    for (const name of ['ultrasound', 'prp', 'about'] as const) {
      await follow(page, name, 'en')
      expect(await bar(page).isVisible()).toBe(false)
    }
    expect(visitor.faults).toEqual([])
  })
})

describe('motion', () => {
  const movements = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const names = new Set<string>()
          const look = (): void => {
            for (const animation of document.getAnimations()) {
              if (!(animation instanceof CSSAnimation)) continue
              const { effect } = animation
              const { pseudoElement = null } = effect instanceof KeyframeEffect ? effect : {}
              const { delay = 0, duration = 0 } = effect?.getTiming() ?? {}
              names.add(
                `${animation.animationName} ${delay}+${String(duration)} ${pseudoElement ?? ''}`,
              )
            }
          }
          const end = performance.now() + 1000
          const watch = (): void => {
            look()
            if (performance.now() < end) requestAnimationFrame(watch)
            else resolve([...names].filter((name) => name.startsWith('page-')).toSorted())
          }
          watch()
        }),
    )

  test('the old page leaves in 140 ms, then the new one enters in 280 ms', async () => {
    const page = await arrive(urlFor('about', 'fr'), { motion: true })
    const seen = movements(page)
    await follow(page, 'careers', 'fr')
    expect(await seen).toEqual(['page-in 140+280 ', 'page-out 0+140 ::view-transition-old(page)'])
    await eventually(async () =>
      expect(await page.evaluate(() => document.documentElement.className)).toBe(''),
    )
  })

  test('a click during the change is not lost', async () => {
    const page = await arrive(urlFor('about', 'fr'), { motion: true })
    await idle(page)
    await linkTo(page, 'careers', 'fr').first().click()
    await page.waitForURL(`**${urlFor('careers', 'fr')}`)
    await page.locator(`.site-nav a[href="${urlFor('prp', 'fr')}"]`).click()
    await shows(page, urlFor('prp', 'fr'))
    await eventually(async () => expect(await page.title()).toContain('PRP'))
  })

  test('nothing moves for those who asked for stillness', async () => {
    const page = await arrive(urlFor('about', 'fr'))
    const seen = movements(page)
    await follow(page, 'careers', 'fr')
    expect(await seen).toEqual([])
  })
})

describe('pages of links in view', () => {
  test('are fetched ahead, once, and shown in less than 100 ms', async () => {
    visitor = await browser.visitor({ motion: true })
    const page = await visitor.open()
    const fetched = watchFetches(page)
    await page.goto(urlFor('home', 'fr'))
    await noteDocument(page)
    const path = urlFor('prp', 'fr')
    await eventually(() => expect(fetched).toContain(path))
    await idle(page)
    expect(new Set(fetched).size).toBe(fetched.length)

    await page.evaluate(() => {
      const clicked = new Promise<number>((resolve) =>
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), true),
      )
      const before = document.querySelector('h1')
      const changed = new Promise<number>((resolve) =>
        new MutationObserver(() => {
          const now = document.querySelector('h1')
          if (now !== null && now !== before) resolve(performance.now())
        }).observe(document.body, { childList: true }),
      )
      Object.assign(window, {
        waited: Promise.all([clicked, changed]).then(([from, to]) => to - from),
      })
    })
    await page.locator(`.site-nav a[href="${path}"]`).click()
    const waited = await page.evaluate(() => ('waited' in window ? window.waited : undefined))
    // 100 ms on a quiet machine; a busy one may take twice as long.
    expect(waited).toBeLessThan(200)
    expect(fetched.filter((address) => address === path)).toHaveLength(1)
    expect(visitor.faults).toEqual([])
  })

  test('are twenty at most in a visit', async () => {
    visitor = await browser.visitor({ height: 2000 })
    const page = await visitor.open()
    const fetched = watchFetches(page)
    await page.goto(urlFor('home', 'fr'))
    for (const anchor of ['footer', 'main', 'header']) {
      await page.locator(anchor).first().scrollIntoViewIfNeeded()
      await idle(page)
    }
    await follow(page, 'ultrasound', 'fr')
    await idle(page)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.locator('.site-header a[data-language="en"]').click()
    await shows(page, urlFor('ultrasound', 'en'))
    await idle(page)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await idle(page)
    const known = new Set(fetched)
    expect(known.size).toBe(fetched.length)
    expect(fetched.length).toBeGreaterThan(15)
    expect(fetched.length).toBeLessThanOrEqual(20)
  })

  test.each([
    ['with data saver', { saveData: true }],
    ['on 2g', { effectiveType: '2g' }],
    ['on slow 2g', { effectiveType: 'slow-2g' }],
  ])('stay where they are %s', async (_when, connection) => {
    visitor = await browser.visitor()
    await visitor.context.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const page = await visitor.open()
    const fetched = watchFetches(page)
    await page.goto(urlFor('home', 'fr'))
    await idle(page)
    await page.waitForTimeout(2500)
    expect(fetched).toEqual([])
  })

  test('never are a confirmation', async () => {
    visitor = await browser.visitor()
    const page = await visitor.open()
    const fetched = watchFetches(page)
    await page.goto(urlFor('requestReceived', 'fr'))
    await eventually(() => expect(fetched).toContain(urlFor('careers', 'fr')))
    await idle(page)
    expect(fetched).not.toContain(urlFor('requestReceived', 'en'))
  })
})

describe('the small comforts of a page', () => {
  test('come with the page that has them', async () => {
    const page = await arrive(urlFor('home', 'fr'))
    await follow(page, 'ultrasound', 'fr')
    await follow(page, 'fetal', 'fr')
    expect(await isSameDocument(page)).toBe(true)
    await page.locator('[data-print] button').first().waitFor()
    await page.locator('.nav-drop > summary').click()
    await page.keyboard.press('Escape')
    expect(await page.locator('.nav-drop[open]').count()).toBe(0)
  })

  test('work in two tabs side by side', async () => {
    const first = await arrive(urlFor('home', 'fr'))
    const second = await first.context().newPage()
    await second.goto(urlFor('home', 'en'))
    await noteDocument(second)
    await follow(first, 'about', 'fr')
    await follow(second, 'prp', 'en')
    await first.goBack()
    await shows(first, urlFor('home', 'fr'))
    expect(new URL(second.url()).pathname).toBe(urlFor('prp', 'en'))
    expect([await isSameDocument(first), await isSameDocument(second)]).toEqual([true, true])
  })

  test('the menu of a phone closes when its link is followed', async () => {
    const page = await arrive(urlFor('home', 'fr'), { width: 390 })
    for (const name of ['prp', 'about'] as const) {
      await page.locator('.burger').click()
      await page.locator(`#menu a[href="${urlFor(name, 'fr')}"]`).click()
      await shows(page, urlFor(name, 'fr'))
      expect(await page.locator('#menu').isVisible()).toBe(false)
    }
    expect(await isSameDocument(page)).toBe(true)
  })
})

describe('code of a page', () => {
  /** The files that the first script fetches by itself when they are needed. */
  const lateFiles = async (page: Page): Promise<readonly string[]> => {
    const boot = await page.locator('script[src*="/assets/boot-"]').getAttribute('src')
    const answer = await page.request.get(boot ?? '')
    return [...(await answer.text()).matchAll(/import\("\.\/([^"]+)"\)/g)].map(
      ([, file = '']) => file,
    )
  }
  const holdLateFiles = async (
    page: Page,
    hold: (route: Route) => Promise<void>,
  ): Promise<void> => {
    const late = await lateFiles(page)
    await page.route(
      (url) => late.some((file) => url.pathname.endsWith(file)),
      (route) => hold(route),
    )
  }
  const countLoads = (page: Page): { readonly loads: number } => {
    const count = { loads: 0 }
    page.on('request', (request) => {
      if (request.isNavigationRequest()) count.loads += 1
    })
    return count
  }
  const form = (page: Page) => page.locator('form[data-contact]')
  const sentence = (page: Page) => page.getByText(words.getFixedT('en')('network:codeFailed'))

  test('that does not come causes one full load, then a sentence beside the plain form', async () => {
    const page = await arrive(urlFor('home', 'en'))
    await holdLateFiles(page, (route) => route.abort())
    const count = countLoads(page)
    await form(page).scrollIntoViewIfNeeded()
    await eventually(() => expect(count.loads).toBe(1))
    await page.waitForLoadState()
    await form(page).scrollIntoViewIfNeeded()
    await sentence(page).waitFor()
    expect(await form(page).getByRole('button').isEnabled()).toBe(true)
    expect(count.loads).toBe(1)

    // A minute later, one more.
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now() - 60_001)))
    await page.locator(`footer a[href="${urlFor('about', 'en')}"]`).click()
    await shows(page, urlFor('about', 'en'))
    await page.goBack()
    await shows(page, urlFor('home', 'en'))
    await form(page).scrollIntoViewIfNeeded()
    await eventually(() => expect(count.loads).toBe(2))
  })

  test('that takes longer than 120 s causes a full load', async () => {
    const page = await arrive(urlFor('home', 'en'))
    await holdLateFiles(page, () => new Promise(() => undefined))
    const count = countLoads(page)
    await page.clock.install()
    await form(page).scrollIntoViewIfNeeded()
    await page.locator('[data-island-state="waking"]').waitFor()
    await page.clock.runFor(119_000)
    expect(count.loads).toBe(0)
    await page.clock.runFor(1000)
    await eventually(() => expect(count.loads).toBe(1))
  })

  test('sleeps and wakes with its page', async () => {
    const page = await arrive(urlFor('home', 'en'))
    const awake = page.locator('[data-island-state="awake"]')
    await form(page).scrollIntoViewIfNeeded()
    await awake.waitFor()
    await follow(page, 'about', 'en')
    await page.goBack()
    await shows(page, urlFor('home', 'en'))
    await form(page).scrollIntoViewIfNeeded()
    await awake.waitFor()
    expect(await isSameDocument(page)).toBe(true)
    expect(visitor?.faults).toEqual([])
  })
})
