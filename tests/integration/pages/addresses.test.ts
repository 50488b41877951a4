import { load } from 'cheerio'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

test.each([
  ['/fr/', '/fr'],
  ['/EN', '/en'],
  ['/en/About-Us', '/en/about-us'],
  ['/en/about-us///', '/en/about-us'],
  ['/services/echographie/grossesse/?a=1&b=2', '/services/echographie/grossesse?a=1&b=2'],
  ['/Staff', '/staff'],
  ['/staff/', '/staff'],
  ['/STAFF/Requests/OND-WNMD-NFTQ/', '/staff/requests/OND-WNMD-NFTQ'],
  ['/staff/no-such-page/?a=B', '/staff/no-such-page?a=B'],
  ['/healthz/', '/healthz'],
  ['/ReadyZ', '/readyz'],
  ['/Sitemap.xml', '/sitemap.xml'],
  ['/robots.txt/', '/robots.txt'],
  ['/.Well-Known/security.txt', '/.well-known/security.txt'],
  ['/Upload/Sign/', '/upload/sign'],
])('URL %s › redirects to %s', async (path, right) => {
  const answer = await running.site.get(path)
  expect([answer.status, answer.headers['location']]).toEqual([308, right])
})

test.each(['//evil.example/', '//evil.example/..', '/\\evil.example/', '/fr//', '/%2e%2e/fr/'])(
  'URL %s › never redirects to another site',
  async (path) => {
    const answer = await running.site.get(path)
    const location = answer.headers['location']
    expect(location === undefined || location === '/fr').toBe(true)
  },
)

test.each([
  ['/fr/nulle-part', undefined, 'fr-CA'],
  ['/en/nowhere', undefined, 'en-CA'],
  ['/nulle-part', undefined, 'fr-CA'],
  ['/nulle-part', 'lang=en', 'en-CA'],
  ['/fr/nulle-part', 'lang=en', 'fr-CA'],
  ['/nulle-part', 'lang=de', 'fr-CA'],
  ['/nulle-part', 'other=1; lang=en; more=2', 'en-CA'],
])('unknown URL %s with the cookie %s › is a 404 page in %s', async (path, cookie, lang) => {
  const request = running.site.get(path)
  const answer = await (cookie === undefined ? request : request.set('Cookie', cookie))
  const $ = load(answer.text)
  expect(answer.status).toBe(404)
  expect($('html').attr('lang')).toBe(lang)
  expect($('meta[name=robots]').attr('content')).toBe('noindex')
  expect($('main').text()).toContain(
    lang === 'fr-CA' ? 'Cette page est introuvable' : 'This page could not be found',
  )
  expect($('main a[href^="tel:"]')).toHaveLength(1)
})

test.each([
  ['put', '/fr', 'GET, HEAD, POST'],
  ['delete', '/en/about-us', 'GET, HEAD'],
  ['post', '/en/about-us', 'GET, HEAD'],
  ['post', '/healthz', 'GET, HEAD'],
  ['put', '/readyz', 'GET, HEAD'],
  ['post', '/sitemap.xml', 'GET, HEAD'],
  ['delete', '/robots.txt', 'GET, HEAD'],
  ['post', '/manifest.webmanifest', 'GET, HEAD'],
  ['post', '/.well-known/security.txt', 'GET, HEAD'],
  ['post', '/service-worker.js', 'GET, HEAD'],
  ['post', '/favicon.ico', 'GET, HEAD'],
  ['delete', '/icons/icon.svg', 'GET, HEAD'],
  ['post', '/en/offline', 'GET, HEAD'],
] as const)('%s %s › is rejected with 405 and Allow', async (method, path, allowed) => {
  const answer = await running.site[method](path)
  expect([answer.status, answer.headers['allow']]).toEqual([405, allowed])
})

test('missing file › is 404 for every method', async () => {
  expect((await running.site.post('/no-such-file.ico')).status).toBe(404)
  expect((await running.site.post('/../package.json')).status).toBe(404)
})

test.each(['/healthz', '/robots.txt', '/favicon.ico', '/fr', '/upload/sign'])(
  'OPTIONS %s › returns the allowed methods',
  async (path) => {
    const { status, headers } = await running.site.options(path)
    expect([status, headers['allow']]).toEqual([204, expect.stringMatching(/GET, HEAD|POST/)])
  },
)

test('HEAD › returns the headers of GET without the body', async () => {
  const [head, get] = await Promise.all([running.site.head('/en'), running.site.get('/en')])
  expect(head.status).toBe(200)
  expect(head.text ?? '').toBe('')
  expect(head.headers['etag']).toBe(get.headers['etag'])
})

test('unchanged page › is answered with 304', async () => {
  const { headers } = await running.site.get('/en/terms-of-service')
  const again = await running.site
    .get('/en/terms-of-service')
    .set('If-None-Match', headers['etag'] ?? '')
  expect(again.status).toBe(304)
})

test.each([
  [{}, 302],
  [{ ROOT_REDIRECT_STATUS: '307' }, 307],
])('ROOT_REDIRECT › redirects / only: %j is answered with %i', async (env, status) => {
  const elsewhere = await appForTests({ env: { ROOT_REDIRECT: '/en', ...env } })
  const [root, home] = await Promise.all([elsewhere.site.get('/'), elsewhere.site.get('/fr')])
  expect([root.status, root.headers['location']]).toEqual([status, '/en'])
  expect(home.status).toBe(200)
  await elsewhere.end()
})

test('URL of thousands of slashes › is answered without delay', async () => {
  const began = performance.now()
  for (let asked = 0; asked < 10; asked += 1) {
    await running.site.get(`/fr${'/'.repeat(15_000)}x`).expect(404)
  }
  expect(performance.now() - began).toBeLessThan(1000)
})
