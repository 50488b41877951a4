import type { Page } from 'playwright'
import type { PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  idle,
  isSameDocument,
  noteDocument,
  shows,
  watchFetches,
} from '../../support/browser/clientNavigation.js'
import { navigationVisits } from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'

const tests = navigationVisits()

const inMenu: readonly PageName[] = ['prp', 'about', 'careers', 'mri']
const pathsInMenu = inMenu.map((name) => urlFor(name, 'fr'))

/** Runs in the page: measures the time from each click until the new page is laid out and accepts clicks. */
const noteChanges = (): void => {
  let shown = document.querySelector('main')
  addEventListener(
    'click',
    ({ timeStamp }) => performance.mark('click', { startTime: timeStamp }),
    true,
  )
  new MutationObserver(() => {
    const main = document.querySelector('main')
    if (main === null || main === shown) return
    shown = main
    performance.measure('change', 'click')
  }).observe(document.body, { childList: true })
}

const changesIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => performance.getEntriesByName('change').map(({ duration }) => duration))

const quickestOf = (values: readonly number[]): number => Math.min(...values)

describe('click on a link in view', () => {
  // During the animation, the old page is visible and the new one receives clicks.
  test.each([
    ['without', false],
    ['with', true],
  ])(
    'shows a prefetched page in less than 100 ms %s motion, without a second fetch',
    async (_how, motion) => {
      await tests.visit({ motion })
      const page = await tests.openAnother()
      const fetched = watchFetches(page)
      await page.goto(urlFor('home', 'fr'))
      await noteDocument(page)
      await eventually(() => expect(fetched).toEqual(expect.arrayContaining(pathsInMenu)))
      await idle(page)
      expect(new Set(fetched).size).toBe(fetched.length)

      await page.evaluate(noteChanges)
      const ways = [...pathsInMenu, ...pathsInMenu]
      for (const [number, path] of ways.entries()) {
        await page.locator(`.site-nav a[href="${path}"]`).click()
        await shows(page, path)
        await eventually(async () => expect(await changesIn(page)).toHaveLength(number + 1))
      }
      expect(quickestOf(await changesIn(page))).toBeLessThan(100)
      for (const path of pathsInMenu) {
        expect(fetched.filter((address) => address === path)).toHaveLength(1)
      }
      expect(await isSameDocument(page)).toBe(true)
      expect(tests.errors()).toEqual([])
    },
  )
})
