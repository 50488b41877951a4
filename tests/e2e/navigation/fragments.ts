import { urlFor } from '../../../src/addresses/urlFor.js'
import {
  addTestLink,
  isSameDocument,
  noteDocument,
  settled,
} from '../../support/browser/clientNavigation.js'
import { navigationEngines } from '../../support/browser/navigationEngines.js'
import type { NavigationVisitsByEngine } from '../../support/browser/navigationVisits.js'
import { eventually } from '../../support/site/eventually.js'

/** Fragments with invalid percent-encoding, special characters of selectors, or double encoding. */
const fragments = ['100%', '%ff', `a"b'][\\`, '%2525#']

export const anyFragments = (visits: NavigationVisitsByEngine): void => {
  test.each(navigationEngines)('%s › reports no error for unusual fragments', async (engine) => {
    const tests = visits.by(engine)
    const page = await tests.arrive(urlFor('cookies', 'fr'))
    for (const [number, fragment] of fragments.entries()) {
      const next = number % 2 === 0 ? 'about' : 'cookies'
      await page.evaluate((hash) => {
        location.hash = hash
      }, fragment)
      await addTestLink(page, '<a id="way">Way</a><a id="wrong" href="http://[">Wrong</a>')
      await page
        .locator('#way')
        .evaluate(
          (link, href) => link.setAttribute('href', href),
          `${urlFor(next, 'fr')}#${fragment}`,
        )
      await page.locator('#way').click()
      await eventually(async () => expect(await page.getAttribute('body', 'data-page')).toBe(next))
      expect([fragment, await isSameDocument(page)]).toEqual([fragment, true])
      await page.reload()
      await noteDocument(page)
    }
    await settled(page)
    expect(tests.errors()).toEqual([])
  })

  test.each(navigationEngines)(
    '%s › resolves a percent-encoded fragment to its element',
    async (engine) => {
      const page = await visits.by(engine).arrive(urlFor('cookies', 'fr'))
      await page.evaluate(() => {
        document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="été">Été</p>')
        location.hash = '%C3%A9t%C3%A9'
      })
      await eventually(async () =>
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('été'),
      )
    },
  )
}
