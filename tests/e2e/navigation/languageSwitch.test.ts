import { urlFor } from '../../../src/addresses/urlFor.js'
import { shows } from '../../support/browser/clientNavigation.js'
import { navigationVisits } from '../../support/browser/navigationVisits.js'

const tests = navigationVisits()

test.each([
  ['with script, a link', true, 'link'],
  ['without script, a button', false, 'button'],
] as const)(
  '%s leads to the page in the other language and notes the choice',
  async (_how, javaScriptEnabled, role) => {
    const page = await tests.arrive(urlFor('about', 'fr'), { javaScriptEnabled })
    const header = page.locator('.site-header')
    const english = header.getByRole(role, { name: 'EN, English' })
    const other = header.getByRole(role === 'link' ? 'button' : 'link', { name: 'EN, English' })
    expect(await other.count()).toBe(0)
    await english.click()
    await shows(page, urlFor('about', 'en'))
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'lang', value: 'en', sameSite: 'Lax', path: '/' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
    await page.goto('/nulle-part')
    expect(await page.locator('html').getAttribute('lang')).toBe('en-CA')
  },
)
