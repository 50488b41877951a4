import type { Page } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { follow, isSameDocument, linkTo, shows } from '../../support/browser/clientNavigation.js'
import { navigationEngines } from '../../support/browser/navigationEngines.js'
import type { NavigationVisitsByEngine } from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'

/** Runs in the page: removes popovers; their selector then throws an error, as in older browsers. */
const removePopovers = (): void => {
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
}

const takeStorageAway = (): void => {
  Reflect.deleteProperty(window, 'sessionStorage')
}

const loadedScripts = async (page: Page): Promise<number> => {
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js/.test(name))
        .length,
  )
}

export const olderBrowsers = (visits: NavigationVisitsByEngine): void => {
  const tests = visits.by('History API')

  test('follows links in a browser without the Popover API', async () => {
    const page = await tests.arrive(urlFor('cookies', 'fr'), { prepare: [removePopovers] })
    await follow(page, 'about', 'fr')
    await follow(page, 'careers', 'fr')
    expect(await isSameDocument(page)).toBe(true)
    expect(tests.errors()).toEqual([])
  })

  test('restores scroll positions within one document when storage is blocked', async () => {
    const page = await tests.arrive(urlFor('cookies', 'fr'), { prepare: [takeStorageAway] })
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

  test('does not load the History API code in a browser with the Navigation API', async () => {
    const counts = []
    for (const engine of navigationEngines) {
      const page = await visits.by(engine).arrive(urlFor('cookies', 'fr'))
      counts.push(await loadedScripts(page))
    }
    const [today = 0, older = 0] = counts
    expect(older).toBe(today + 1)
  })
}
