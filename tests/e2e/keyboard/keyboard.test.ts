import type { Page } from 'playwright'
import { homeAnchors, type Locale, type PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import type { PlainMessageKey } from '../../../src/services/language/messages.js'
import { exams, finder as finderContent } from '../../support/site/shippedContent.js'
import { focused, hasFocus, tabTo } from '../../support/browser/keyboard.js'
import { siteVisits } from '../../support/browser/siteVisits.js'
import { eventually } from '../../support/site/eventually.js'

const phone = { width: 390, height: 844 } as const

const visits = siteVisits({ pictures: false })

const french = (key: PlainMessageKey): string => visits.translations.getFixedT('fr')(key)

const arrive = async (path: string, window = {}): Promise<Page> => {
  const page = await visits.arrive(window)
  await page.goto(path)
  return page
}

/** A short page; header and menus are the same on all pages. */
const anyPage = urlFor('cookies', 'fr')

const goTo = async (page: Page, locale: Locale, anchor: string): Promise<void> => {
  await page.goto(`${urlFor('home', locale)}#${anchor}`)
}

test('skip link › is the first tab stop and moves past the header', async () => {
  const page = await arrive(anyPage)
  const skip = page.getByRole('link', { name: french('common:skip') })
  const isInView = async () => ((await skip.boundingBox())?.y ?? -1) >= 0
  expect(await isInView()).toBe(false)
  await page.keyboard.press('Tab')
  expect(await hasFocus(skip)).toBe(true)
  expect(await isInView()).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.locator('main :focus').count()).toBe(1)
})

describe('exam panel of the header', () => {
  test('opens and closes with Enter and Space, closes with Escape and restores focus, and closes when focus leaves it', async () => {
    const page = await arrive(anyPage)
    const panel = page.locator('header details')
    const summary = panel.locator('summary')
    const isOpen = () => panel.evaluate((details) => details.hasAttribute('open'))
    await tabTo(page, summary)
    expect(await isOpen()).toBe(false)
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      expect(await panel.getByRole('link', { name: 'Clarté nucale' }).isVisible()).toBe(true)
      await page.keyboard.press(key)
      expect(await isOpen()).toBe(false)
    }

    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await hasFocus(panel.getByRole('link').first())).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isOpen()).toBe(false)
    expect(await hasFocus(summary)).toBe(true)

    await page.keyboard.press('Enter')
    await tabTo(page, panel.getByRole('link').last())
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isOpen()).toBe(false)
  })
})

describe('phone menu', () => {
  const reachMenu = async (path: string) => {
    const page = await arrive(path, phone)
    const burger = page.getByRole('button', { name: french('common:menu.open') })
    const menu = page.locator('#menu')
    const isOpen = () => menu.evaluate((element) => element.matches(':popover-open'))
    const open = async (): Promise<void> => {
      if (!(await hasFocus(burger))) await burger.focus()
      await page.keyboard.press('Enter')
      expect(await isOpen()).toBe(true)
    }
    await tabTo(page, burger)
    return { page, burger, menu, isOpen, open }
  }

  test('receives the next Tab, follows reading order and never covers the focused element', async () => {
    const { page, menu, isOpen, open } = await reachMenu(anyPage)
    await open()
    const shown = await menu
      .locator('a, button, summary')
      .filter({ visible: true })
      .evaluateAll((elements) => elements.map((element) => element.textContent))
    const walked: (string | null)[] = []
    for (const _ of shown) {
      await page.keyboard.press('Tab')
      walked.push(await menu.locator(':focus').textContent())
    }
    expect(walked).toEqual(shown)
    expect(walked.length).toBeGreaterThan(8)
    expect(await isOpen()).toBe(true)

    const isOutOfTheWay = async (): Promise<void> => {
      expect(await isOpen()).toBe(false)
      expect(await focused(page)).toMatch(/^(a|button|input) /)
    }
    await page.keyboard.press('Tab')
    await isOutOfTheWay()
    await open()
    await page.keyboard.press('Shift+Tab')
    await isOutOfTheWay()
  })

  test('closes with Escape and with its button and restores focus', async () => {
    const { page, burger, menu, isOpen, open } = await reachMenu(anyPage)
    const isGivenBack = async (): Promise<void> => {
      expect(await isOpen()).toBe(false)
      expect(await hasFocus(burger)).toBe(true)
    }
    await open()
    await tabTo(page, menu.getByRole('link', { name: exams.mri.shortName.fr, exact: true }))
    await page.keyboard.press('Escape')
    await isGivenBack()
    await open()
    await tabTo(page, page.getByRole('button', { name: french('common:menu.close') }))
    await page.keyboard.press('Enter')
    await isGivenBack()
  })

  test('closes when a link targets the same page, and expands the six exams and opens one', async () => {
    const { page, menu, isOpen, open } = await reachMenu(urlFor('home', 'fr'))
    await open()
    await tabTo(page, menu.getByRole('link', { name: french('common:action.book') }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/fr#contact')
    expect(await isOpen()).toBe(false)
    expect(await page.locator('#contact').isVisible()).toBe(true)

    await open()
    await tabTo(page, menu.locator('summary'))
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', { name: 'Échographie mammaire' }))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${urlFor('breastUltrasound', 'fr')}`)
  })
})

const openQuestions = async (page: Page, locale: Locale): Promise<void> => {
  await goTo(page, locale, 'questions')
  const questions = page.locator('#questions .faq details')
  const open = () => questions.evaluateAll((all) => all.map((one) => one.hasAttribute('open')))
  const closed = (await open()).map(() => false)
  expect(await open()).toEqual(closed)
  await tabTo(page, questions.first().locator('summary'))
  await page.keyboard.press('Enter')
  expect(await open()).toEqual(closed.with(0, true))
  await tabTo(page, questions.nth(2).locator('summary'))
  await page.keyboard.press('Enter')
  expect(await open()).toEqual(closed.with(2, true))
  expect(await questions.nth(2).locator('summary + div').isVisible()).toBe(true)
  await page.keyboard.press('Space')
  expect(await open()).toEqual(closed)
}

const askFinder = async (page: Page, locale: Locale): Promise<void> => {
  await goTo(page, locale, 'finder')
  const finder = page.locator('#finder')
  const answer = async () => await finder.getByRole('heading', { level: 3 }).allTextContents()
  const expected = finderContent.needs.map(({ exam }) => [exams[exam].fullName[locale]])
  await tabTo(page, finder.getByRole('radio').first())
  expect(await answer()).toEqual([])
  await page.keyboard.press('Space')
  const shown = [await answer()]
  for (const _ of expected.slice(1)) {
    await page.keyboard.press('ArrowDown')
    shown.push(await answer())
  }
  expect(shown).toEqual(expected)
  await page.keyboard.press('ArrowUp')
  expect(await answer()).toEqual(expected.at(-2))
  expect(await finder.locator('form').getByRole('radio').count()).toBe(0)
}

test('questions and exam finder › one question is open at a time, and arrow keys change the answer', async () => {
  const page = await visits.arrive()
  await openQuestions(page, 'en')
  await askFinder(page, 'en')
})

test('page without JavaScript › has working questions, exam finder, exam panel and phone menu', async () => {
  const page = await arrive(anyPage, { javaScriptEnabled: false })
  const panel = page.locator('header details')
  await tabTo(page, panel.locator('summary'))
  await page.keyboard.press('Enter')
  expect(await panel.getByRole('link', { name: 'Clarté nucale' }).isVisible()).toBe(true)
  await openQuestions(page, 'fr')
  await askFinder(page, 'fr')

  await page.setViewportSize(phone)
  await page.goto(anyPage)
  const menu = page.locator('#menu')
  await tabTo(page, page.getByRole('button', { name: french('common:menu.open') }))
  await page.keyboard.press('Enter')
  await menu.waitFor({ state: 'visible' })
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
})

describe('language switch', () => {
  const yearInSeconds = 31_536_000

  test('preserves the position on the page and stores the choice for one year', async () => {
    const page = await arrive(urlFor('home', 'fr', homeAnchors.map))
    expect(await page.context().cookies()).toEqual([])
    await page.evaluate(() => document.querySelector<HTMLElement>('header .brand')?.focus())
    const header = page.locator('header')
    expect(await header.getByRole('button', { name: 'English' }).count()).toBe(0)
    await tabTo(page, header.getByRole('link', { name: 'English' }))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${urlFor('home', 'en', homeAnchors.map)}`)
    const [cookie, ...others] = await page.context().cookies()
    expect(others).toEqual([])
    expect(cookie).toMatchObject({ name: 'lang', value: 'en', path: '/', sameSite: 'Lax' })
    const left = (cookie?.expires ?? 0) - Date.now() / 1000
    expect(left).toBeGreaterThan(yearInSeconds - 60)
    expect(left).toBeLessThanOrEqual(yearInSeconds)
    await page.goto('/nowhere')
    expect(await page.locator('html').getAttribute('lang')).toBe('en-CA')
  })

  test('without JavaScript is a button that opens the same page and stores the choice', async () => {
    const page = await arrive(anyPage, { javaScriptEnabled: false })
    const header = page.locator('header')
    expect(await header.getByRole('link', { name: 'English' }).count()).toBe(0)
    await tabTo(page, header.getByRole('button', { name: 'English' }))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${urlFor('cookies', 'en')}`)
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'lang', value: 'en', path: '/', sameSite: 'Lax' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(yearInSeconds - 60)
    await page.goto('/nowhere')
    expect(await page.locator('html').getAttribute('lang')).toBe('en-CA')
  })
})

interface Stop {
  readonly what: string
  readonly hasRing: boolean
  readonly isInSight: boolean
}

/** Returns the position of the focused element once the page is at rest; `undefined` after the last. */
const lookAtFocus = async (): Promise<Stop | undefined> => {
  const { activeElement: focus } = document
  if (!(focus instanceof HTMLElement) || focus === document.body) return undefined
  focus.dataset['walk'] = 'reached'
  const hasRing = ['', '::after'].some((part) => {
    const { opacity, outlineStyle, outlineWidth } = getComputedStyle(focus, part)
    return opacity !== '0' && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const area = focus.closest('label') ?? focus
  const isOnTop = (x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y)
    return top !== null && area.contains(top)
  }
  const see = (): boolean =>
    [...area.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((part) => isOnTop(left + width * part, top + height * part)),
    )
  // A form may move while it is hydrated on focus.
  const atRestBy = performance.now() + 2000
  let isInSight = see()
  while (!isInSight && performance.now() < atRestBy) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    isInSight = see()
  }
  const { left, top, width, height } = area.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  const place = `at ${Math.round(top)} of ${innerHeight}, behind ${above?.className ?? 'nothing'}`
  return {
    what: `${focus.localName} “${focus.textContent.trim()}” ${focus.id} ${isInSight ? '' : place}`,
    hasRing,
    isInSight,
  }
}

/** Marks all focusable elements, one per group of radio buttons, and returns their number. */
const expectWalk = (): number => {
  const all =
    'a[href], button, input:not([type=radio]), input:checked, select, textarea, summary, [tabindex="0"]'
  const seen = [...document.querySelectorAll<HTMLElement>(all)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  )
  for (const element of seen) element.dataset['walk'] = 'expected'
  return seen.length
}

const neverReached = (): readonly string[] =>
  [...document.querySelectorAll('[data-walk=expected]')].map((element) => element.outerHTML)

describe('tabbing through a page', () => {
  test('keeps the focused element visible when an error appears above it', async () => {
    const page = await arrive(urlFor('home', 'fr', homeAnchors.contact))
    const consent = page.locator('#contact-consent')
    const send = page.getByRole('button', { name: french('forms:contact.send') })
    await consent.focus()
    await page.locator('[data-island=ContactForm][data-island-state=hydrated]').waitFor()
    await send.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' })
    })
    await page.keyboard.press('Tab')
    await page.locator('.error-text').waitFor()
    expect(await hasFocus(send)).toBe(true)
    const roomBelow = () =>
      send.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom)
    await eventually(async () => expect(await roomBelow()).toBeGreaterThan(-1))
  })

  const walks: readonly (readonly [PageName, Locale, number])[] = [
    ['home', 'fr', 1280],
    ['nuchalTranslucency', 'en', phone.width],
    ['privacy', 'fr', phone.width],
  ]
  test.each(walks)(
    'reaches every control on %s (%s) at %i px with a visible focus ring',
    async (name, locale, width) => {
      const page = await arrive(urlFor(name, locale), { width, height: 844 })
      // The first frame hides the booking button of the header.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      const most = 2 * (await page.evaluate(expectWalk))
      const stops: Stop[] = []
      for (let step = 0; step < most; step += 1) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(lookAtFocus)
        if (stop === undefined) break
        stops.push(stop)
      }
      expect(stops.filter(({ hasRing, isInSight }) => !hasRing || !isInSight)).toEqual([])
      expect(await page.evaluate(neverReached)).toEqual([])
      expect(stops.length).toBeGreaterThan(20)
      expect(stops.length).toBeLessThan(most)
    },
  )
})
