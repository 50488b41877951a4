import { urlForJob } from '../../../src/addresses/urlFor.js'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { jobs } from '../../support/site/shippedContent.js'
import { pageCache } from '../../support/pages/cachedSite.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { signedIn } from '../../support/staff/signedIn.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests({ env: { TRUSTED_PROXIES: '1' } })
})
afterEach(() => running.end())

test('request log › has one line per request with its id and no personal data', async () => {
  const answer = await running.site
    .get('/en/request-received?ref=OND-2222-3333&email=jeanne@exemple.ca')
    .set('X-Request-Id', 'abc-12345678')
    .set('X-Forwarded-For', '203.0.113.77')
    .set('Cookie', 'lang=en; secret=1')
  expect(answer.headers['x-request-id']).toBe('abc-12345678')
  expect(running.logLines).toHaveLength(1)
  const line = JSON.parse(running.logLines[0] ?? '')
  expect(line).toMatchObject({
    requestId: 'abc-12345678',
    method: 'GET',
    path: '/en/request-received',
    route: 'requestReceived___en',
    status: 200,
    client: '203.0.113.0',
  })
  expect(running.logLines[0]).not.toMatch(/jeanne|secret|OND-2222|203\.0\.113\.77/)
})

describe('X-Request-Id', () => {
  const given = 'abc-12345678'
  const newId = /^[0-9a-f-]{36}$/
  const idFor = async (app: TestApp, sent: string, path = '/healthz'): Promise<unknown> =>
    (await app.site.get(path).set('X-Request-Id', sent)).headers['x-request-id']

  test.each(['no\tgood', 'short', 'a'.repeat(101), 'two words', 'é'.repeat(20), '', 'a,b,c,d,e,f'])(
    'is replaced when a trusted proxy sends “%s”',
    async (sent) => {
      const latin1 = Buffer.from(sent, 'utf8').toString('latin1')
      expect(await idFor(running, latin1)).toMatch(newId)
    },
  )

  test.each([
    ['no proxy is trusted', {}],
    ['the trusted proxy is another one', { TRUSTED_PROXIES: '203.0.113.0/24' }],
  ])('is replaced when %s', async (_where, env) => {
    const other = await appForTests({ env })
    expect(await idFor(other, given)).toMatch(newId)
    expect(await idFor(other, given, '/fr')).toMatch(newId)
    await other.end()
  })

  test('is accepted from a trusted proxy for a cached page too', async () => {
    const cached = await pageCache({ paths: ['/fr'], env: { TRUSTED_PROXIES: '1' } })
    await cached.start()
    expect(await idFor(cached, given, '/fr')).toBe(given)
    await cached.end()
  })

  test('is not in the audit log when the client is not a trusted proxy', async () => {
    const direct = await appForTests()
    const admin = await signedIn(direct, { roles: ['admin'] })
    await admin.agent.get(staffUrl('outbox')).set('X-Request-Id', given).expect(200)
    const { records } = await direct.services.records.list('audit', { limit: 100 })
    expect(records.length).toBeGreaterThan(0)
    expect(JSON.stringify(records)).not.toContain(given)
    await direct.end()
  })
})

const [job] = jobs
const offer = job === undefined ? '' : urlForJob(job.slug, 'en')

test.each([
  ['get', '/', 'home___fr___default'],
  ['get', '/apropos', 'about___fr___default'],
  ['get', '/fr/a-propos', 'about___fr'],
  ['head', '/en/about-us', 'about___en'],
  ['get', offer, 'job___en'],
  ['post', '/en', 'home___en'],
  ['put', '/en/about-us', 'about___en'],
  ['get', '/fr/', 'redirect'],
  ['get', '/fr/nulle-part', 'unknown'],
  ['get', '/fr/hors-ligne', 'offline'],
  ['get', '/_ipx/w_10/reception.jpg', 'picture'],
  ['post', '/_ipx/w_10/reception.jpg', 'picture'],
  ['get', '/favicon.ico', 'publicFile'],
  ['post', '/upload/sign', 'uploadSign'],
  ['post', '/upload/chunks', 'uploadChunks'],
  ['get', '/upload/files', 'uploadFiles'],
  ['post', '/language', 'language'],
  ['get', '/language', 'language'],
  ['get', '/healthz', 'healthz'],
  ['get', '/readyz', 'readyz'],
  ['get', '/sitemap.xml', 'sitemap'],
  ['get', '/robots.txt', 'robots'],
  ['get', '/manifest.webmanifest', 'manifest'],
  ['get', '/.well-known/security.txt', 'security'],
  ['get', '/service-worker.js', 'serviceWorker'],
] as const)('%s %s › is logged under the route name %s', async (method, path, route) => {
  await running.site[method](path)
  expect(JSON.parse(running.logLines.at(-1) ?? '')).toMatchObject({ msg: 'request', route })
})

test('health checks › are logged at info level only when they fail', async () => {
  const level = () => JSON.parse(running.logLines.at(-1) ?? '').level
  const [debug, info] = [20, 30]
  for (const path of ['/healthz', '/readyz']) {
    await running.site.get(path).expect(200)
    expect(level()).toBe(debug)
  }
  await running.services.records.close()
  running.clock.pass(1000)
  await running.site.get('/readyz').expect(503)
  expect(level()).toBeGreaterThan(info)
})

describe('access token is removed from the log', () => {
  const file = `0f8fad5b-d9cb-469f-a165-70867728950e.0.kq3w2x1y.${'aB-_'.repeat(11)}`
  const link = `${'aB-_'.repeat(10)}x9Z`

  test.each([
    `/files/${file}`,
    `/FILES/${file}`,
    `//files/${file}`,
    `/fr/files/${file}`,
    `/files//${file}`,
    `/files%2F${file}`,
    `/%66iles/${file}`,
    `/fichiers/${file}`,
    `/files/%${file}`,
    `/${file.replaceAll('-', '%2D')}`,
    `/apercu/${link}/fr/irm`,
    `/fr/apercu/${link}`,
    `/Apercu/${link}`,
    `/apercu/${link.slice(0, 20)}`,
    `/apercus/${link}`,
    `/apercu${link}/fr`,
    `/apercu%252F${link}`,
    `/en/staff/preview/${link}.`,
    `/staff/previews/${link}`,
    `/staff/invitation/${link}%20`,
    `/fr/staff/invitation/${link}`,
    `/staff/invitation${link}`,
    `/fr/ma-demande%3Fk=${link}`,
    `/fr/ma-demande&k=${link.slice(0, 20)}`,
    `/EN/my-request/k=${link}/`,
    `/fr/k=${link}`,
    `/${link}`,
  ])('in the path %s', async (path) => {
    await running.site.get(path)
    expect(running.logLines).toHaveLength(1)
    expect(running.logLines[0]).toContain(':token')
    expect(running.logLines[0]).not.toContain('aB-_')
  })
})

test('rejected post › is logged under the route of its page', async () => {
  await running.site.post('/fr').set('Sec-Fetch-Site', 'cross-site')
  expect(JSON.parse(running.logLines.at(-1) ?? '')).toMatchObject({
    status: 403,
    route: 'home___fr',
  })
})
