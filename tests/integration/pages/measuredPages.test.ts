import { load } from 'cheerio'
import { type PageName, pageNames } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

/** Pages whose visit reveals no health information. */
const general: readonly PageName[] = [
  'about',
  'terms',
  'privacy',
  'privacyArchive',
  'whatWeKeep',
  'cookies',
  'accessibility',
]

let app: TestApp
beforeAll(async () => {
  app = await appForTests({ env: { GTM_ID: 'GTM-TEST123' } })
})
afterAll(() => app.end())

const tagOf = async (path: string): Promise<string | undefined> =>
  load((await app.site.get(path)).text)('[data-consent]').attr('data-tag-id')

test.each(pageNames)(
  'measurement › is enabled on %s only if it is a general page',
  async (name) => {
    const expected = general.includes(name) ? 'GTM-TEST123' : undefined
    expect(await tagOf(urlFor(name, 'fr'))).toBe(expected)
  },
)

test('measurement › is disabled on the page of a job offer with its form', async () => {
  expect(await tagOf('/fr/carrieres/technologue-en-echographie')).toBeUndefined()
})

test('measurement › is disabled on an error page', async () => {
  expect(await tagOf('/fr/no-such-page')).toBeUndefined()
})

test('referrer policy › reveals only the origin', async () => {
  const { headers } = await app.site.get(urlFor('mri', 'fr'))
  expect(headers['referrer-policy']).toBe('strict-origin')
})
