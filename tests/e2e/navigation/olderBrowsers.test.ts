import type { Page } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  follow,
  isSameDocument,
  linkTo,
  noteDocument,
  shows,
} from '../../support/browser/clientNavigation.js'
import {
  navigationEngines,
  takeViewTransitionsAway,
} from '../../support/browser/navigationEngines.js'
import { navigationVisits } from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'
import type { VisitorOptions } from '../../support/browser/browser.js'

const visits = navigationVisits()
const tests = visits.by('History API')

/** Opens a page in a browser that lacks what the script takes away, or that breaks as it does. */
const arriveWithout = async (
  takeAway: () => void,
  path: string,
  options?: VisitorOptions,
): Promise<Page> => {
  const { context } = await tests.visit(options)
  await context.addInitScript(takeAway)
  const page = await tests.openAnother()
  await page.goto(path)
  await noteDocument(page)
  return page
}

describe('a browser without view transitions', () => {
  /** Notes every movement of the page as a whole from now on. */
  const watchMotion = (page: Page) =>
    page.evaluateHandle(() => {
      const moves = new Set<string>()
      const watch = (): void => {
        for (const { id, effect } of document.getAnimations()) {
          if (id.startsWith('page-')) moves.add(`${id} ${effect?.getTiming().duration?.toString()}`)
        }
        requestAnimationFrame(watch)
      }
      watch()
      return moves
    })
  const listed = (moves: Awaited<ReturnType<typeof watchMotion>>) =>
    moves.evaluate((names) => [...names])

  test('shows the old page leave in 140 ms, then the new one enter in 280 ms', async () => {
    const page = await arriveWithout(takeViewTransitionsAway, urlFor('about', 'fr'), {
      motion: true,
    })
    const moves = await watchMotion(page)
    await follow(page, 'careers', 'fr')
    await eventually(async () =>
      expect(await listed(moves)).toEqual(['page-out 140', 'page-in 280']),
    )
    expect(await page.locator('h1').textContent()).toBe(await tests.headingOf('careers'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('loses no click while the old page leaves', async () => {
    const page = await arriveWithout(takeViewTransitionsAway, urlFor('about', 'fr'), {
      motion: true,
    })
    await page.waitForLoadState('networkidle')
    const moves = await watchMotion(page)
    await linkTo(page, 'careers', 'fr').first().click()
    await eventually(async () => expect(await listed(moves)).toContain('page-out 140'))
    await page.locator(`.site-nav a[href="${urlFor('prp', 'fr')}"]`).click()
    await shows(page, urlFor('prp', 'fr'))
    await eventually(async () => expect(await page.title()).toContain('PRP'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('moves nothing for visitors who prefer reduced motion', async () => {
    const page = await arriveWithout(takeViewTransitionsAway, urlFor('about', 'fr'))
    const moves = await watchMotion(page)
    await follow(page, 'careers', 'fr')
    await follow(page, 'about', 'fr')
    expect(await listed(moves)).toEqual([])
  })
})

test('a browser that knows no popovers follows links all the same', async () => {
  const page = await arriveWithout(
    () => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover')
      const own = { matches: Element.prototype, querySelectorAll: Document.prototype }
      for (const [name, prototype] of Object.entries(own)) {
        const call = Reflect.get(prototype, name)
        const value = function (this: Element, selector: string): unknown {
          if (selector.includes(':popover-open')) throw new DOMException('unknown', 'SyntaxError')
          return Reflect.apply(call, this, [selector])
        }
        Object.defineProperty(prototype, name, { value })
      }
    },
    urlFor('home', 'fr'),
  )
  await follow(page, 'about', 'fr')
  await follow(page, 'careers', 'fr')
  expect(await isSameDocument(page)).toBe(true)
  expect(tests.errors()).toEqual([])
})

test('where nothing can be stored, places are kept as long as the page is', async () => {
  const page = await arriveWithout(
    () => Reflect.deleteProperty(window, 'sessionStorage'),
    urlFor('home', 'fr'),
  )
  const link = linkTo(page, 'prp', 'fr').first()
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await link.click()
  await shows(page, urlFor('prp', 'fr'))
  await page.goBack()
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(place))
  expect(await isSameDocument(page)).toBe(true)
})

/** The files of script that a page has loaded when it is quiet. */
const loadedScripts = async (page: Page): Promise<number> => {
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js/.test(name))
        .length,
  )
}

test('a browser with the Navigation API does not load the code for the others', async () => {
  const counts = []
  for (const engine of navigationEngines) {
    const page = await visits.by(engine).arrive(urlFor('cookies', 'fr'))
    await linkTo(page, 'about', 'fr').first().waitFor()
    counts.push(await loadedScripts(page))
    await page.context().close()
  }
  const [today = 0, older = 0] = counts
  expect(older).toBe(today + 1)
})
