import { urlForJob } from '../../../src/addresses/urlFor.js'
import { jobs } from '../../../src/content/jobs/jobCatalogue.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests({ env: { TRUSTED_PROXIES: '1' } })
})
afterEach(() => running.end())

test('one line a request, with its id, and nothing of the visitor', async () => {
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

test('a request without an id, or with a strange one, is given one', async () => {
  const answer = await running.site.get('/healthz').set('X-Request-Id', 'no\tgood')
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
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
  ['get', '/files/no-such-token', 'applicationFile'],
  ['post', '/language', 'language'],
  ['get', '/language', 'language'],
  ['get', '/healthz', 'healthz'],
  ['get', '/readyz', 'readyz'],
  ['get', '/sitemap.xml', 'sitemap'],
  ['get', '/robots.txt', 'robots'],
  ['get', '/manifest.webmanifest', 'manifest'],
  ['get', '/.well-known/security.txt', 'security'],
  ['get', '/service-worker.js', 'serviceWorker'],
] as const)('%s %s is counted by ops under the name %s', async (method, path, route) => {
  await running.site[method](path)
  expect(JSON.parse(running.logLines.at(-1) ?? '')).toMatchObject({ msg: 'request', route })
})

test('checks of health fill the log only when something is wrong', async () => {
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

describe('the token that opens a file is not in the log', () => {
  const token = `0f8fad5b-d9cb-469f-a165-70867728950e.0.kq3w2x1y.${'aB-_'.repeat(11)}`

  test.each([
    `/files/${token}`,
    `/FILES/${token}`,
    `//files/${token}`,
    `/fr/files/${token}`,
    `/files//${token}`,
    `/files%2F${token}`,
    `/%66iles/${token}`,
    `/fichiers/${token}`,
    `/files/%${token}`,
    `/${token.replaceAll('-', '%2D')}`,
  ])('of %s', async (path) => {
    await running.site.get(path)
    expect(running.logLines).toHaveLength(1)
    expect(running.logLines[0]).toContain('files/:token')
    expect(running.logLines[0]).not.toContain('aB-_')
  })
})

test('a post that is refused before its page is reached is counted under the page all the same', async () => {
  await running.site.post('/fr').set('Sec-Fetch-Site', 'cross-site')
  expect(JSON.parse(running.logLines.at(-1) ?? '')).toMatchObject({
    status: 403,
    route: 'home___fr',
  })
})
