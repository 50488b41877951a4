import { shows } from '../support/browser/clientNavigation.js'
import { specifiedSite } from '../support/specification/specifiedSite.js'
import { testedIn } from '../support/specification/testedIn.js'

/* Chapter 4: states and transitions. */

const { ask, read, arrive } = specifiedSite()

const languageAt = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await read(path, { headers }))('html').attr('lang')

test('4.1a language is fr or en', async () => {
  expect(await languageAt('/fr')).toBe('fr-CA')
  expect(await languageAt('/en')).toBe('en-CA')
  expect((await ask('/de')).status).toBe(404)
  expect(await languageAt('/nowhere', { cookie: 'lang=de' })).toBe('fr-CA')
})

test('4.1b default is fr', async () => {
  expect(await languageAt('/')).toBe('fr-CA')
  expect(await languageAt('/nowhere')).toBe('fr-CA')
})

testedIn(
  '4.1c the fallback for missing messages is fr',
  'integration/pages/errors.test.ts',
  'a sentence that English lacks is said in French',
)

test('4.1d browser-language detection is off', async () => {
  expect(await languageAt('/', { 'accept-language': 'en-CA,en' })).toBe('fr-CA')
})

test('4.2a the active locale comes from the route prefix', async () => {
  expect(await languageAt('/fr', { cookie: 'lang=en' })).toBe('fr-CA')
  expect(await languageAt('/en', { cookie: 'lang=fr' })).toBe('en-CA')
})

test('4.2b a saved language cookie lasts 365 days', async () => {
  const page = await arrive('/fr')
  await page.locator('.site-header a[data-language=en]').click()
  await shows(page, '/en')
  const [cookie] = await page.context().cookies()
  expect([cookie?.name, cookie?.value]).toEqual(['lang', 'en'])
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1)
})

testedIn(
  '4.3 the progress bar runs from 0 to 100 percent and hides shortly after finishing',
  'e2e/navigation/navigation.test.ts',
  'the loading bar is shown after 200 ms, fills in 5 s and is hidden 500 ms after the end; a page that loads sooner shows none',
)
