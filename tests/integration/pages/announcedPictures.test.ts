import { load } from 'cheerio'
import { everyPage } from '../../support/pages/everyPage.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

/** `rel=preload; imagesrcset="…"` → one of its values. */
const said = (link: string, name: string): string | undefined =>
  new RegExp(`${name}="([^"]*)"`).exec(link)?.[1]

test.each(everyPage)('$path announces its first picture in the headers', async ({ path }) => {
  const { headers, text } = await running.site.get(path)
  const $ = load(text)
  const first = $('picture:has(img[loading=eager]) source[type="image/avif"]').toArray()
  const links = (headers['link'] ?? '').split(/, (?=<)/).filter((link) => link !== '')
  expect(links.map((link) => said(link, 'imagesrcset'))).toEqual(
    first.map((source) => $(source).attr('srcset')),
  )
  expect(links.map((link) => said(link, 'imagesizes'))).toEqual(
    first.map((source) => $(source).attr('sizes')),
  )
})

test('of a picture cut in two ways, each screen is told of its own', async () => {
  const { headers } = await running.site.get('/fr/a-propos')
  const links = String(headers['link']).split(/, (?=<)/)
  expect(links.map((link) => said(link, 'media'))).toEqual([
    '(min-width: 60rem)',
    'not all and (min-width: 60rem)',
  ])
})

test('a page without a picture at its head announces none', async () => {
  const { headers } = await running.site.get('/fr/politiques-confidentialite')
  expect(headers['link']).toBeUndefined()
})
