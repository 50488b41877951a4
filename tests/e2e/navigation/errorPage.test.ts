import { urlFor } from '../../../src/addresses/urlFor.js'
import { addWay, shows } from '../../support/browser/clientNavigation.js'
import { navigationVisits } from '../../support/browser/navigationVisits.js'

const tests = navigationVisits()

/** Larger than any form may be. */
const tooLarge = (home: string): string =>
  `<form method="post" action="${home}">
     <input type="hidden" name="message" value="${'a'.repeat(200_000)}">
     <button id="way">Way</button>
   </form>`

test.each([true, false])(
  'an error at the address of the home page leads back to its form (script: %s)',
  async (javaScriptEnabled) => {
    const home = urlFor('home', 'en')
    const page = await tests.arrive(home, { javaScriptEnabled })
    await addWay(page, tooLarge(home))
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.locator('#way').click(),
    ])
    expect(answer.status()).toBe(413)
    expect(await page.locator('#contact').count()).toBe(0)
    await page.locator('main a[href$="#contact"]').click()
    await shows(page, `${home}#contact`)
    expect(await page.locator('#contact').isVisible()).toBe(true)
  },
)
