import { load } from 'cheerio'
import { urlForJob } from '../../../src/addresses/urlFor.js'
import { jobs } from '../../support/site/shippedContent.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests({ env: { PUBLIC_URL: 'https://clinic.example' } })
})
afterAll(() => running.end())

const choose = (to: string) => running.site.post('/language').type('form').send({ to })

const [job] = jobs
const offer = job === undefined ? '' : urlForJob(job.slug, 'en')

test.each([
  ['/en/about-us', 'en'],
  ['/fr', 'fr'],
  ['/services/therapie-a-prp', 'fr'],
  [offer, 'en'],
])(
  'language switch without JavaScript › redirects to %s and stores the choice for one year',
  async (to, locale) => {
    const answer = await choose(to)
    expect([answer.status, answer.headers['location']]).toEqual([303, to])
    expect(answer.headers['cache-control']).toBe('no-store')
    const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat()
    const parts = cookie.split('; ')
    expect(parts[0]).toBe(`lang=${locale}`)
    expect(parts).toEqual(
      expect.arrayContaining(['Path=/', 'Max-Age=31536000', 'SameSite=Lax', 'Secure']),
    )
    // Client-side JavaScript must be able to change the cookie.
    expect(cookie).not.toMatch(/httponly/i)
  },
)

test('language switch › sets the language of URLs without a language prefix', async () => {
  const { headers } = await choose('/en')
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat()
  const lost = await running.site.get('/nulle-part').set('Cookie', cookie.split(';')[0] ?? '')
  expect(load(lost.text)('html').attr('lang')).toBe('en-CA')
})

test.each([
  ...['https://evil.example', '//evil.example', '/\\evil.example', '/fr/../..//evil.example'],
  ...['', '/nowhere', '/fr/', '/language', 'javascript:alert(1)', '/en/about-us?to=//evil.example'],
])('language switch › never redirects to %j', async (to) => {
  const { status, headers } = await choose(to)
  expect([status, headers['location'], headers['set-cookie']]).toEqual([400, undefined, undefined])
})

test('language switch › rejects cross-site posts', async () => {
  const { status, headers } = await choose('/en').set('Sec-Fetch-Site', 'cross-site')
  expect([status, headers['set-cookie']]).toEqual([403, undefined])
})

test('language switch › answers 405 to GET and sets no cookie', async () => {
  const { status, headers } = await running.site.get('/language')
  expect([status, headers['allow'], headers['set-cookie']]).toEqual([405, 'POST', undefined])
})

test.each([
  ['/fr/a-propos', 'en', '/en/about-us'],
  ['/en/about-us', 'fr', '/fr/a-propos'],
  ['/fr/nulle-part', 'en', '/en'],
])(
  'language switch on %s › has a plain link for crawlers and a form with the same target',
  async (path, other, to) => {
    const $ = load((await running.site.get(path)).text)
    const link = $(`.site-header a[data-language=${other}]`)
    expect(link.attr('href')).toBe(to)
    const form = link.next('form')
    expect([form.attr('method'), form.attr('action')]).toEqual(['post', '/language'])
    const button = form.find('button')
    expect([button.attr('name'), button.attr('value')]).toEqual(['to', to])
    expect(button.text()).toBe(link.text())
    expect(button.attr('aria-label')).toBe(link.attr('aria-label'))
  },
)
