import { AxeBuilder } from '@axe-core/playwright'
import type { i18n } from 'i18next'
import type { Page } from 'playwright'
import { locales, type Locale } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  inTwoTabs,
  openBrowser,
  type TestBrowser,
  type Visitor,
} from '../../support/browser/browser.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'
import { confirmationPath, everyPage, unknownPath } from '../../support/site/everyPage.js'
import { openWords } from '../../support/site/words.js'

jest.setTimeout(240_000)

let site: BuiltSite
let browser: TestBrowser
let words: i18n
beforeAll(async () => {
  words = await openWords()
  site = await startBuiltSite()
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** WCAG 2.2 A and AA, and what is known to help besides. No rule is ever switched off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is wrong on the page as it stands, one line for each element. */
const violations = async (page: Page, where: string): Promise<readonly string[]> => {
  // The page holds no frame: the check may run in it as a whole, which is much faster.
  const found = await new AxeBuilder({ page }).withTags(tags).setLegacyMode(true).analyze()
  // An empty page or a script that did not run would have no error either.
  if (found.passes.length < 10) return [`${where}: the check did not run`]
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${where}: ${id} (${help}) ${html} ${failureSummary}`),
  )
}

const windows = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

const paths = [
  ...everyPage.map(({ path }) => path),
  ...locales.flatMap((locale) => [confirmationPath(locale), unknownPath(locale)]),
]

/** A state of a page that appears when somebody uses it. */
interface State {
  readonly name: string
  readonly widths: readonly number[]
  readonly path: (locale: Locale) => string
  readonly reach: (page: Page, locale: Locale) => Promise<void>
}

const states: readonly State[] = [
  {
    name: 'with the exam panel open',
    widths: [1280],
    path: (locale) => urlFor('home', locale),
    reach: (page) => page.locator('header summary').click(),
  },
  {
    name: 'with the menu open',
    widths: [390],
    path: (locale) => urlFor('nuchalTranslucency', locale),
    reach: (page, locale) =>
      page.getByRole('button', { name: words.getFixedT(locale)('common:menu.open') }).click(),
  },
  {
    name: 'with every question open',
    widths: [390, 1280],
    path: (locale) => urlFor('home', locale),
    reach: (page) =>
      page.evaluate(() => {
        for (const question of document.querySelectorAll('main details')) {
          question.removeAttribute('name')
          question.setAttribute('open', '')
        }
      }),
  },
  {
    name: 'with the errors of its form',
    widths: [390, 1280],
    path: (locale) => urlFor('home', locale),
    reach: async (page, locale) => {
      await page.getByLabel(words.getFixedT(locale)('forms:email.label')).fill('zoe')
      await page.getByRole('button', { name: words.getFixedT(locale)('forms:send') }).click()
      await page.locator('[data-summary]').waitFor()
    },
  },
]

const checkStates = async (visitor: Visitor, width: number): Promise<readonly string[]> => {
  const found: string[] = []
  const shown = states.filter(({ widths }) => widths.includes(width))
  const items = shown.flatMap((state) => locales.map((locale) => ({ state, locale })))
  await inTwoTabs(visitor, items, async (page, { state, locale }) => {
    await page.goto(state.path(locale))
    await state.reach(page, locale)
    found.push(...(await violations(page, `${state.path(locale)} ${state.name}`)))
  })
  return found
}

describe.each(windows)('$width px wide, $colorScheme', (window) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await browser.visitor(window)
  })
  afterAll(() => visitor.leave())

  test('no page has an error', async () => {
    const found: string[] = []
    await inTwoTabs(visitor, paths, async (page, path) => {
      await page.goto(path)
      found.push(...(await violations(page, path)))
    })
    expect(found).toEqual([])
  })

  test('neither has what opens on it, nor a form with errors', async () => {
    expect(await checkStates(visitor, window.width)).toEqual([])
  })
})
