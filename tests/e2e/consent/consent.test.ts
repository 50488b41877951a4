import type { i18n } from 'i18next'
import type { Locator, Page } from 'playwright'
import type { Locale, PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  openBrowser,
  type TestBrowser,
  type Visitor,
  type VisitorOptions,
} from '../../support/browser/browser.js'
import { isSameDocument, noteDocument, shows } from '../../support/browser/clientNavigation.js'
import { navigationEngines, removeNavigationApi } from '../../support/browser/navigationEngines.js'
import { hasFocus } from '../../support/browser/keyboard.js'
import { accessibilityErrors } from '../../support/pages/accessibility.js'
import { openTagProvider, type TagProvider } from '../../support/servers/tagProvider.js'
import { appForTests } from '../../support/site/appForTests.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'
import { type KeyIn, openSiteTranslations } from '../../support/site/siteTranslations.js'

const id = 'GTM-TEST123'

let provider: TagProvider
let site: BuiltSite
let browser: TestBrowser
let translations: i18n
let visitor: Visitor
let askedBefore = 0
beforeAll(async () => {
  translations = await openSiteTranslations()
  provider = await openTagProvider()
  site = await startBuiltSite({
    env: {
      GTM_ID: id,
      GTM_SCRIPT_URL: provider.script,
      SERVICE_WORKER: 'off',
      PAGE_CACHE: 'on',
    },
  })
  browser = await openBrowser(site.origin, { pictures: false })
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await provider?.close()
})
beforeEach(() => {
  askedBefore = provider.asked.length
})

const asked = (): readonly string[] => provider.asked.slice(askedBefore)

const leave = async (): Promise<void> => {
  await visitor.leave()
  // Only requests to the provider may cause errors.
  expect(visitor.errors.filter((error) => !error.includes(provider.origin))).toEqual([])
}

const arrive = async (path: string, options: VisitorOptions = {}): Promise<Page> => {
  visitor = await browser.visitor(options)
  const page = await visitor.open()
  await page.goto(path)
  return page
}

const partsOf = (page: Page, locale: Locale = 'fr') => {
  const t = (key: KeyIn<'consent'>): string => translations.getFixedT(locale)(`consent:${key}`)
  const dialog = page.getByRole('dialog', { name: t('title') })
  return {
    t,
    dialog,
    title: dialog.getByRole('heading', { name: t('title') }),
    refuse: dialog.getByRole('button', { name: t('refuse') }),
    accept: dialog.getByRole('button', { name: t('accept') }),
    choose: dialog.getByText(t('choose')),
    needed: dialog.getByRole('checkbox', { name: t('needed.name') }),
    measure: dialog.getByRole('checkbox', { name: t('measure.name') }),
    save: dialog.getByRole('button', { name: t('save') }),
    manage: page.getByRole('button', { name: t('manage') }),
  }
}

const cookiesOf = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const cookies = await page.context().cookies()
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

const dataLayer = (page: Page): Promise<unknown> =>
  page.evaluate(() => ('dataLayer' in window ? window.dataLayer : undefined))

const tagsLoaded = (page: Page): Promise<boolean> => page.evaluate(() => 'tagsLoaded' in window)

const callClinic = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('footer a[href^="tel:"]')
    link?.addEventListener('click', (event) => event.preventDefault())
    link?.click()
  })

const follow = async (page: Page, name: PageName, locale: Locale): Promise<void> => {
  await page
    .locator(`footer a[href="${urlFor(name, locale)}"]`)
    .first()
    .click()
  await shows(page, urlFor(name, locale))
}

const look = (button: Locator) =>
  button.evaluate((node) => {
    const { width, height } = node.getBoundingClientRect()
    const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(node)
    return { width, height, color, backgroundColor, borderColor, fontWeight, fontSize }
  })

describe.each([
  { locale: 'fr', width: 1280 },
  { locale: 'en', width: 390 },
] as const)('consent dialog ($locale, $width px wide)', ({ locale, width }) => {
  let page: Page
  let parts: ReturnType<typeof partsOf>
  beforeAll(async () => {
    page = await arrive(urlFor('terms', locale), { width })
    parts = partsOf(page, locale)
  })
  afterAll(leave)

  test('is shown before any tag is loaded, with equal accept and refuse buttons', async () => {
    await eventually(async () => expect(await hasFocus(parts.title)).toBe(true))
    expect(await look(parts.refuse)).toEqual(await look(parts.accept))
    expect(await parts.dialog.getByRole('button').first().textContent()).toBe(parts.t('refuse'))
    expect(await dataLayer(page)).toBeUndefined()
    expect(await cookiesOf(page)).toEqual({})
    expect(provider.asked).toEqual([])
  })

  test('does not trap the focus: Tab moves through it and on to the page', async () => {
    for (const next of [parts.refuse, parts.accept]) {
      await page.keyboard.press('Tab')
      expect(await hasFocus(next)).toBe(true)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await parts.measure.waitFor()
    await page.keyboard.press('Tab')
    expect(await hasFocus(parts.measure)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await hasFocus(parts.save)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await hasFocus(page.locator('.skip'))).toBe(true)
    expect(await parts.dialog.isVisible()).toBe(true)
  })

  test('has no accessibility error, with its choices included', async () => {
    expect(await parts.measure.isVisible()).toBe(true)
    expect(await accessibilityErrors(page, '.consent')).toEqual([])
  })
})

describe('consent accepted', () => {
  let page: Page
  let parts: ReturnType<typeof partsOf>
  beforeAll(async () => {
    page = await arrive(urlFor('about', 'en'))
    parts = partsOf(page, 'en')
  })
  afterAll(leave)
  const started = { 'gtm.start': expect.any(Number), event: 'gtm.js', page_route: 'about___en' }

  test('enables measurement at once, only by the script of the page', async () => {
    await callClinic(page)
    expect(await dataLayer(page)).toBeUndefined()
    await parts.accept.click()
    await eventually(async () => expect(await tagsLoaded(page)).toBe(true))
    await callClinic(page)
    expect(await dataLayer(page)).toEqual([started])
    expect(asked()).toEqual([id])
  })

  test.each(['prp', 'careers'] as const)('does not enable measurement on %s', async (name) => {
    await noteDocument(page)
    await follow(page, name, 'en')
    expect(await isSameDocument(page)).toBe(false)
    await parts.manage.waitFor()
    expect(await tagsLoaded(page)).toBe(false)
    expect(asked()).toEqual([])
  })

  test('disables measurement on a confirmation page and enables it on the next general page', async () => {
    await page.goto(`${urlFor('requestReceived', 'en')}?ref=OND-7K4M-2QXD`)
    await page.getByText('OND-7K4M-2QXD').waitFor()
    await parts.manage.waitFor()
    expect(await tagsLoaded(page)).toBe(false)
    await page.goto(urlFor('about', 'en'))
    await eventually(async () => expect(await tagsLoaded(page)).toBe(true))
    expect(await page.evaluate(() => document.referrer)).not.toContain('request-received')
    expect(asked()).toEqual([id])
  })

  test('removes the tags and their cookies when withdrawn', async () => {
    await eventually(async () => expect(await cookiesOf(page)).toHaveProperty('of_a_tag'))
    await page.context().addCookies([{ name: 'lang', value: 'en', url: site.origin }])
    await parts.manage.click()
    await eventually(async () => expect(await hasFocus(parts.title)).toBe(true))
    expect(await parts.measure.isChecked()).toBe(true)
    await parts.refuse.click()
    await eventually(async () => expect(await tagsLoaded(page)).toBe(false))
    await parts.manage.waitFor()
    expect(await cookiesOf(page)).toEqual({ consent: 'none', lang: 'en' })
    expect(await dataLayer(page)).toBeUndefined()
    expect(asked()).toEqual([])
  })
})

describe('consent refused', () => {
  let page: Page
  let parts: ReturnType<typeof partsOf>
  beforeAll(async () => {
    page = await arrive(urlFor('terms', 'fr'))
    parts = partsOf(page, 'en')
  })
  afterAll(leave)

  test('is requested again on other full loads and in the other language until the dialog is answered', async () => {
    await partsOf(page, 'fr').dialog.waitFor()
    await noteDocument(page)
    await page.locator('.site-header a[data-language="en"]').click()
    await shows(page, urlFor('terms', 'en'))
    await parts.dialog.waitFor()
    expect(await hasFocus(parts.title)).toBe(false)
    await parts.refuse.focus()
    await page.keyboard.press('Escape')
    expect(await parts.dialog.isVisible()).toBe(false)
    expect(await cookiesOf(page)).not.toHaveProperty('consent')
    await follow(page, 'cookies', 'en')
    expect(await parts.dialog.isVisible()).toBe(false)
    await page.reload()
    await parts.dialog.waitFor()
  })

  test('is stored for 180 days without another dialog, and no tag is loaded or queued', async () => {
    await parts.refuse.click()
    await parts.dialog.waitFor({ state: 'hidden' })
    const cookies = await page.context().cookies()
    const cookie = cookies.find(({ name }) => name === 'consent')
    expect(cookie).toMatchObject({ value: 'none', sameSite: 'Lax', path: '/' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeCloseTo(180, 1)
    await page.reload()
    await parts.manage.waitFor()
    expect(await parts.dialog.isVisible()).toBe(false)
    await follow(page, 'terms', 'en')
    await callClinic(page)
    expect(await dataLayer(page)).toBeUndefined()
    expect(asked()).toEqual([])
  })

  test('can be set per category and changed from the footer', async () => {
    await page.context().clearCookies()
    await page.reload()
    await parts.choose.click()
    expect([await parts.needed.isChecked(), await parts.needed.isDisabled()]).toEqual([true, true])
    expect(await parts.measure.isChecked()).toBe(false)
    await parts.save.click()
    expect(await cookiesOf(page)).toEqual({ consent: 'none' })
    await parts.manage.click()
    await parts.measure.check()
    await parts.save.click()
    expect(await cookiesOf(page)).toMatchObject({ consent: 'measure' })
    await eventually(async () => expect(await tagsLoaded(page)).toBe(true))
    expect(await hasFocus(parts.manage)).toBe(true)
  })
})

/** Focuses each focusable element and returns those that are covered. */
const focusEverything = (): { readonly seen: number; readonly covered: readonly string[] } => {
  const covered: string[] = []
  let seen = 0
  for (const node of document.querySelectorAll(
    'a[href], button, input, select, textarea, summary',
  )) {
    if (!(node instanceof HTMLElement) || node.tabIndex < 0 || node.closest('.consent') !== null)
      continue
    node.focus()
    if (node !== document.activeElement) continue
    seen += 1
    const { left, top, width, height } = node.getBoundingClientRect()
    const isUnder = [0.1, 0.5, 0.9].every((part) => {
      const shown = document.elementFromPoint(left + width * part, top + height * part)
      return (shown?.closest('.consent') ?? null) !== null
    })
    if (isUnder) covered.push(node.outerHTML)
  }
  return { seen, covered }
}

describe('consent dialog', () => {
  afterEach(leave)

  test('is a slim bar that leaves the page title visible on desktop and phone screens', async () => {
    const page = await arrive(urlFor('about', 'fr'))
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const bar = await partsOf(page).dialog.boundingBox()
      const title = await page.locator('.page-hero h1').boundingBox()
      if (bar === null || title === null) throw new Error('it is not shown')
      const share = bar.height / height
      const isCovered = title.y + title.height > bar.y
      expect({ width, isSlim: share < 1 / 3, isCovered }).toEqual({
        width,
        isSlim: true,
        isCovered: false,
      })
    }
  })

  test('never covers the focused element on desktop and phone screens and at 400 % zoom', async () => {
    const page = await arrive(urlFor('terms', 'fr'))
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(urlFor('terms', 'fr'))
      await partsOf(page).dialog.waitFor()
      // Browsers show focus rings only after a key press.
      await page.keyboard.press('Tab')
      const { seen, covered } = await page.evaluate(focusEverything)
      expect({ width, covered, sawMuch: seen > 25 }).toEqual({ width, covered: [], sawMuch: true })
    }
  })

  test.each([
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ])('%s is treated as a refusal and shows no dialog', async (_name, property, value) => {
    visitor = await browser.visitor()
    await visitor.context.addInitScript(
      ([key, told]) => Object.defineProperty(navigator, String(key), { value: told }),
      [property, value],
    )
    await visitor.context.addCookies([{ name: 'consent', value: 'measure', url: site.origin }])
    const page = await visitor.open()
    await page.goto(urlFor('terms', 'fr'))
    const parts = partsOf(page)
    await parts.manage.waitFor()
    expect(await parts.dialog.isVisible()).toBe(false)
    await parts.manage.click()
    await page.getByText(parts.t('signal')).waitFor()
    expect(await parts.accept.isVisible()).toBe(false)
    await parts.dialog.getByRole('button', { name: parts.t('close') }).click()
    expect(await parts.dialog.isVisible()).toBe(false)
    expect(await dataLayer(page)).toBeUndefined()
    expect(asked()).toEqual([])
  })

  test('applies an answer given in another tab', async () => {
    const first = await arrive(urlFor('terms', 'fr'))
    const second = await visitor.open()
    await second.goto(urlFor('cookies', 'fr'))
    await partsOf(second).accept.click()
    const comeBack = (): boolean => document.dispatchEvent(new Event('visibilitychange'))
    await first.evaluate(comeBack)
    await partsOf(first).dialog.waitFor({ state: 'hidden' })
    await eventually(async () => expect(await tagsLoaded(first)).toBe(true))
    await partsOf(second).manage.click()
    await partsOf(second).refuse.click()
    await first.evaluate(comeBack)
    await eventually(async () => expect(await tagsLoaded(first)).toBe(false))
  })

  test('is not rendered without JavaScript', async () => {
    const page = await arrive(urlFor('terms', 'fr'), { javaScriptEnabled: false })
    expect(await page.locator('.consent').isVisible()).toBe(false)
    expect(await page.locator('[data-consent-open]').isVisible()).toBe(false)
    expect(asked()).toEqual([])
  })
})

test.each(navigationEngines)(
  'consent › tags never start in a document that has shown an exam page (%s)',
  async (engine) => {
    visitor = await browser.visitor()
    const page = await visitor.open()
    if (engine === 'History API') await page.context().addInitScript(removeNavigationApi)
    await page.goto(urlFor('prp', 'fr'))
    await noteDocument(page)
    await follow(page, 'about', 'fr')
    expect(await isSameDocument(page)).toBe(true)
    await partsOf(page).accept.click()
    await partsOf(page).dialog.waitFor({ state: 'hidden' })
    await page.goBack()
    await shows(page, urlFor('prp', 'fr'))
    expect(await dataLayer(page)).toBeUndefined()
    expect(asked()).toEqual([])
    await leave()
  },
)

test('consent › pages have identical bytes for every consent choice', async () => {
  const read = async (cookie: string): Promise<string> => {
    const answer = await fetch(`${site.origin}/fr/a-propos`, { headers: { cookie } })
    return answer.text()
  }
  expect(await read('consent=measure')).toBe(await read('consent=none'))
})

test('consent › the content security policy allows only the measurement provider when an ID is set', async () => {
  const answer = await fetch(`${site.origin}/fr`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'self' ${provider.origin} 'sha256-`)
  expect(new Set(policy.match(/https?:[^\s;]+/g))).toEqual(new Set([provider.origin]))
})

test('consent › no dialog, script or external origin is present without a measurement ID', async () => {
  const plain = await appForTests()
  const { headers, text: html } = await plain.site.get('/fr')
  await plain.end()
  expect(headers['content-security-policy']).not.toMatch(/https?:|\*/)
  // Removes inline style sheets, because every page contains the one of the dialog.
  const withoutStyles = html.replaceAll(/<style.*?<\/style>/gs, '')
  expect(withoutStyles).not.toMatch(/class="consent"|data-consent-open|googletagmanager/)
})
