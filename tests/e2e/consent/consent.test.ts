import type { i18n } from 'i18next'
import type { Locator, Page } from 'playwright'
import { type Locale, locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  openBrowser,
  type TestBrowser,
  type Visitor,
  type VisitorOptions,
} from '../../support/browser/browser.js'
import { isSameDocument, noteDocument, shows } from '../../support/browser/clientNavigation.js'
import { hasFocus } from '../../support/browser/keyboard.js'
import { accessibilityErrors } from '../../support/pages/accessibility.js'
import { openTagProvider, type TagProvider } from '../../support/servers/tagProvider.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'
import { type KeyIn, openWords } from '../../support/site/words.js'

const id = 'GTM-TEST123'

let provider: TagProvider
let site: BuiltSite
let browser: TestBrowser
let words: i18n
let visitor: Visitor
let askedBefore = 0
beforeAll(async () => {
  words = await openWords()
  provider = await openTagProvider()
  site = await startBuiltSite({
    env: {
      GTM_ID: id,
      GTM_SCRIPT_URL: provider.script,
      SERVICE_WORKER: 'off',
      PAGE_CACHE: 'on',
    },
  })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await provider?.close()
})
beforeEach(() => {
  askedBefore = provider.asked.length
})
afterEach(async () => {
  await visitor.leave()
  // The provider's address is the one other site that may be asked.
  expect(visitor.errors.filter((error) => !error.includes(provider.origin))).toEqual([])
})

const asked = (): readonly string[] => provider.asked.slice(askedBefore)

const arrive = async (path: string, options: VisitorOptions = {}): Promise<Page> => {
  visitor = await browser.visitor(options)
  const page = await visitor.open()
  await page.goto(path)
  return page
}

const partsOf = (page: Page, locale: Locale = 'fr') => {
  const t = (key: KeyIn<'consent'>): string => words.getFixedT(locale)(`consent:${key}`)
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

describe.each(locales)('the question (%s)', (locale) => {
  test('is asked before any tag is loaded, and refusing looks like accepting', async () => {
    const page = await arrive(urlFor('home', locale))
    const parts = partsOf(page, locale)
    await parts.dialog.waitFor()
    await eventually(async () => expect(await hasFocus(parts.title)).toBe(true))
    const look = (button: Locator) =>
      button.evaluate((node) => {
        const { width, height } = node.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(node)
        return { width, height, color, backgroundColor, borderColor, fontWeight, fontSize }
      })
    expect(await look(parts.refuse)).toEqual(await look(parts.accept))
    expect(await parts.dialog.getByRole('button').first().textContent()).toBe(parts.t('refuse'))
    expect(await dataLayer(page)).toBeUndefined()
    expect(await cookiesOf(page)).toEqual({})
    expect(asked()).toEqual([])
  })

  test.each([390, 1280])('has no accessibility error, %i px wide', async (width) => {
    const page = await arrive(urlFor('about', locale), { width })
    const parts = partsOf(page, locale)
    await parts.choose.click()
    expect(await accessibilityErrors(page, '.consent')).toEqual([])
  })

  test('does not trap the focus: Tab goes through it and on to the page', async () => {
    const page = await arrive(urlFor('about', locale))
    const parts = partsOf(page, locale)
    await eventually(async () => expect(await hasFocus(parts.title)).toBe(true))
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
})

test('a refusal is stored for 180 days and not asked again; nothing is loaded or queued', async () => {
  const page = await arrive(urlFor('home', 'fr'))
  const parts = partsOf(page)
  await parts.refuse.click()
  await parts.dialog.waitFor({ state: 'hidden' })
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: 'consent', value: 'none', sameSite: 'Lax', path: '/' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeCloseTo(180, 1)
  await page.reload()
  await parts.manage.waitFor()
  expect(await parts.dialog.isVisible()).toBe(false)
  await page.locator(`footer a[href="${urlFor('about', 'fr')}"]`).click()
  await shows(page, urlFor('about', 'fr'))
  await callClinic(page)
  expect(await dataLayer(page)).toBeUndefined()
  expect(asked()).toEqual([])
})

test('after consent the tags receive pages, calls and forms, and no personal data', async () => {
  const page = await arrive(urlFor('about', 'en'))
  const parts = partsOf(page, 'en')
  await parts.accept.click()
  await eventually(async () => expect(await tagsLoaded(page)).toBe(true))
  expect(asked()).toEqual([id])
  await noteDocument(page)
  await page
    .locator(`footer a[href="${urlFor('prp', 'en')}"]`)
    .first()
    .click()
  await shows(page, urlFor('prp', 'en'))
  await callClinic(page)
  expect(await isSameDocument(page)).toBe(true)
  expect(await dataLayer(page)).toEqual([
    { 'gtm.start': expect.any(Number), event: 'gtm.js', page_route: 'about___en' },
    {
      event: 'page_view',
      page_path: urlFor('prp', 'en'),
      page_route: 'prp___en',
      page_language: 'en-CA',
    },
    { event: 'phone_clicked', page_path: urlFor('prp', 'en') },
  ])
  expect(await cookiesOf(page)).toMatchObject({ consent: 'measure', _ga: 'GA1.1.2' })
})

test('a sent form is measured without what was written in it', async () => {
  const page = await arrive(urlFor('home', 'fr'))
  await partsOf(page).accept.click()
  await eventually(async () => expect(await tagsLoaded(page)).toBe(true))
  // As the server answers a form that has no script.
  await page.evaluate(
    (path) => location.assign(path),
    `${urlFor('requestReceived', 'fr')}?ref=OND-7K4M-2QXD`,
  )
  await page.waitForURL(`**${urlFor('requestReceived', 'fr')}*`)
  await eventually(async () =>
    expect(await dataLayer(page)).toEqual([
      {
        'gtm.start': expect.any(Number),
        event: 'gtm.js',
        page_route: 'requestReceived___fr',
      },
      { event: 'form_sent', form: 'contact' },
    ]),
  )
  await page.getByText('OND-7K4M-2QXD').waitFor()
  expect(page.url()).not.toContain('OND-')
  await page.reload()
  await eventually(async () => expect(await tagsLoaded(page)).toBe(true))
  expect(JSON.stringify(await dataLayer(page))).not.toContain('form_sent')
})

test('withdrawing consent removes the tags and their cookies', async () => {
  const page = await arrive(urlFor('home', 'fr'))
  const parts = partsOf(page)
  await parts.accept.click()
  await eventually(async () => expect(await cookiesOf(page)).toHaveProperty('of_a_tag'))
  await page.context().addCookies([{ name: 'lang', value: 'fr', url: site.origin }])
  await parts.manage.click()
  await eventually(async () => expect(await hasFocus(parts.title)).toBe(true))
  expect(await parts.measure.isChecked()).toBe(true)
  await parts.refuse.click()
  await eventually(async () => expect(await tagsLoaded(page)).toBe(false))
  await parts.manage.waitFor()
  expect(await cookiesOf(page)).toEqual({ consent: 'none', lang: 'fr' })
  expect(await dataLayer(page)).toBeUndefined()
  expect(asked()).toEqual([id])
})

test('choices are made one by one, and changed from the footer', async () => {
  const page = await arrive(urlFor('home', 'fr'))
  const parts = partsOf(page)
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

test.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
])('%s is a refusal that needs no question', async (_name, property, value) => {
  visitor = await browser.visitor()
  await visitor.context.addInitScript(
    ([key, told]) => Object.defineProperty(navigator, String(key), { value: told }),
    [property, value],
  )
  await visitor.context.addCookies([{ name: 'consent', value: 'measure', url: site.origin }])
  const page = await visitor.open()
  await page.goto(urlFor('home', 'fr'))
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

test('an answer given in another tab holds in this one', async () => {
  const first = await arrive(urlFor('home', 'fr'))
  const second = await visitor.open()
  await second.goto(urlFor('about', 'fr'))
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

test('the question follows the visitor and the language until it is answered', async () => {
  const page = await arrive(urlFor('home', 'fr'))
  await partsOf(page, 'fr').dialog.waitFor()
  await noteDocument(page)
  await page.locator('.site-header a[data-language="en"]').click()
  await shows(page, urlFor('home', 'en'))
  const english = partsOf(page, 'en')
  await english.dialog.waitFor()
  expect(await hasFocus(english.title)).toBe(false)
  await english.refuse.focus()
  await page.keyboard.press('Escape')
  expect(await english.dialog.isVisible()).toBe(false)
  expect(await cookiesOf(page)).not.toHaveProperty('consent')
  await page.locator(`footer a[href="${urlFor('about', 'en')}"]`).click()
  await shows(page, urlFor('about', 'en'))
  expect(await english.dialog.isVisible()).toBe(false)
  await page.reload()
  await english.dialog.waitFor()
})

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 1280, height: 1024, zoom: 4 },
])('nothing that has the focus is under the question in %j', async (window) => {
  const page = await arrive(urlFor('fetal', 'fr'), window)
  const parts = partsOf(page)
  await parts.dialog.waitFor()
  await page.locator('.skip').focus()
  const covered: string[] = []
  for (let step = 0; step < 90; step += 1) {
    await page.keyboard.press('Tab')
    const under = await page.evaluate(() => {
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body) return ''
      const { left, top, width, height } = activeElement.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height * part])
      const tops = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
      const isUnder = tops.every((node) => (node?.closest('.consent') ?? null) !== null)
      return isUnder && activeElement.closest('.consent') === null ? activeElement.outerHTML : ''
    })
    if (under !== '') covered.push(under)
  }
  expect(covered).toEqual([])
})

test('without script there is no question and nothing to answer', async () => {
  const page = await arrive(urlFor('home', 'fr'), { javaScriptEnabled: false })
  expect(await page.locator('.consent').isVisible()).toBe(false)
  expect(await page.locator('[data-consent-open]').isVisible()).toBe(false)
  expect(asked()).toEqual([])
})

test('pages are the same bytes whatever a visitor answered', async () => {
  visitor = await browser.visitor()
  const read = async (cookie: string): Promise<string> => {
    const answer = await fetch(`${site.origin}/fr/a-propos`, { headers: { cookie } })
    return answer.text()
  }
  expect(await read('consent=measure')).toBe(await read('consent=none'))
})

test('with an id the security policy allows the provider and no other site', async () => {
  visitor = await browser.visitor()
  const answer = await fetch(`${site.origin}/fr`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'self' ${provider.origin} 'sha256-`)
  expect(new Set(policy.match(/https?:[^\s;]+/g))).toEqual(new Set([provider.origin]))
})

test('what happens before consent is never measured, not even later', async () => {
  const page = await arrive(urlFor('home', 'fr'))
  const parts = partsOf(page)
  await noteDocument(page)
  await page.locator(`footer a[href="${urlFor('about', 'fr')}"]`).click()
  await shows(page, urlFor('about', 'fr'))
  await callClinic(page)
  expect(await dataLayer(page)).toBeUndefined()
  await parts.accept.click()
  await eventually(async () => expect(await tagsLoaded(page)).toBe(true))
  expect(await isSameDocument(page)).toBe(true)
  expect(await dataLayer(page)).toEqual([
    { 'gtm.start': expect.any(Number), event: 'gtm.js', page_route: 'about___fr' },
  ])
})

describe('without an id', () => {
  test('there is no question, no script for it, and no other site in the policy', async () => {
    const plain = await startBuiltSite()
    visitor = await browser.visitor()
    const answer = await fetch(`${plain.origin}/fr`)
    const policy = answer.headers.get('content-security-policy')
    const html = await answer.text()
    await plain.stop()
    expect(policy).not.toMatch(/https?:|\*/)
    // The sheets in the page know how the question looks.
    const matter = html.replaceAll(/<style.*?<\/style>/gs, '')
    expect(matter).not.toMatch(/consent--bar|data-consent-open|googletagmanager/)
  })
})
