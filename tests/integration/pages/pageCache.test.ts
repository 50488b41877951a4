import { createServer } from 'node:http'
import { pageNames, pages, regions, variants } from '../../../src/addresses/pageTable.js'
import { localeOf, urlForJob } from '../../../src/addresses/urlFor.js'
import { cacheablePaths } from '../../../src/routes/cacheablePaths.js'
import { shippedContent, jobs } from '../../support/site/shippedContent.js'
import { day, minute } from '../../../src/shared/time/durations.js'
import {
  ask,
  askExpress,
  type CachedTestSite,
  decoded,
  pageCache,
} from '../../support/pages/cachedSite.js'
import { eventually } from '../../support/site/eventually.js'

describe('cached page', () => {
  let running: CachedTestSite
  beforeAll(async () => {
    running = await pageCache()
    await running.start()
  })
  afterAll(() => running.end())

  test('has the same headers and body as the Express response', async () => {
    const answer = await ask(running, '/fr')
    expect(answer.cached).toBe(true)
    const asked = await askExpress(running, '/fr')
    // These headers differ by request; `serve` sets keep-alive.
    const own = { date: '', 'x-request-id': '', 'keep-alive': '' }
    expect({ ...answer.headers, ...own }).toEqual({ ...asked.headers, ...own })
    expect(answer.body.equals(asked.body)).toBe(true)
  })

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR ; Q=0.8', 'br'],
    ['*', 'br'],
    ['*;q=0.1, gzip', 'gzip'],
    ['gzip;q=0.5, identity', undefined],
    ['deflate', undefined],
    ['gzip;q=nonsense', undefined],
    ['br;q=0, *;q=0, identity;q=0.1', undefined],
    [', ;q=0.5 ,,', undefined],
  ])('for Accept-Encoding %p is encoded as %p', async (header, encoding) => {
    const headers = header === undefined ? {} : { 'accept-encoding': header }
    const answer = await ask(running, '/fr', headers)
    expect(answer.cached).toBe(true)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['vary']).toBe('Accept-Encoding')
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
    expect(decoded(answer)).toContain('<html lang="fr-CA"')
  })

  test('is sent uncompressed to a client that refuses every encoding', async () => {
    const answer = await ask(running, '/fr', { 'accept-encoding': 'identity;q=0, *;q=0' })
    expect(answer).toMatchObject({ status: 200, cached: true })
    expect(answer.headers).not.toHaveProperty('content-encoding')
  })

  test('has a distinct strong ETag for each encoding', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const { headers } = await ask(running, '/fr', { 'accept-encoding': encoding })
        return String(headers['etag'])
      }),
    )
    expect(new Set(etags).size).toBe(3)
    for (const etag of etags) expect(etag).toMatch(/^"[^"]+"$/)
  })

  test.each([
    ['the ETag', (etag: string) => etag],
    ['the weak form of the ETag', (etag: string) => `W/${etag}`],
    ['a list with the ETag', (etag: string) => `"another", ${etag}`],
    ['*', () => '*'],
  ])('is answered with 304 when If-None-Match is %s', async (_name, named) => {
    const accept = { 'accept-encoding': 'br' }
    const { headers } = await ask(running, '/fr', accept)
    const again = await ask(running, '/fr', {
      ...accept,
      'if-none-match': named(String(headers['etag'])),
    })
    expect(again.cached).toBe(true)
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers['etag']).toBe(headers['etag'])
    expect(again.headers['cache-control']).toBe(headers['cache-control'])
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    expect(again.headers).not.toHaveProperty('content-length')
    expect(again.headers).not.toHaveProperty('content-type')
  })

  test('is sent in full on a forced reload', async () => {
    const { headers } = await ask(running, '/fr')
    const reload = { 'if-none-match': String(headers['etag']), 'cache-control': 'no-cache' }
    expect((await ask(running, '/fr', reload)).status).toBe(200)
    expect((await askExpress(running, '/fr', reload)).status).toBe(200)
  })

  test('is sent in full for If-Modified-Since alone', async () => {
    const answer = await ask(running, '/fr', { 'if-modified-since': new Date().toUTCString() })
    expect(answer.status).toBe(200)
  })

  test('is sent in full to a client with the ETag of another encoding', async () => {
    const { headers } = await ask(running, '/fr', { 'accept-encoding': 'gzip' })
    const answer = await ask(running, '/fr', {
      'accept-encoding': 'br',
      'if-none-match': String(headers['etag']),
    })
    expect(answer.status).toBe(200)
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    const accept = { 'accept-encoding': 'br' }
    const whole = await ask(running, '/fr', accept)
    const head = await ask(running, '/fr', accept, 'HEAD')
    expect(head.cached).toBe(true)
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(whole.body.length))
    expect(head.headers['etag']).toBe(whole.headers['etag'])
  })

  test('is sent in full for a range request', async () => {
    const answer = await ask(running, '/fr', { range: 'bytes=0-9' })
    expect(answer.status).toBe(200)
    expect(answer.body.length).toBeGreaterThan(1000)
    expect(answer.cached).toBe(true)
  })

  test.each([
    '/fr?utm_source=infolettre&utm_campaign=novembre',
    '/fr?gclid=x',
    '/fr?',
    '/fr?a=1?b=2',
    '/fr?/../en',
    '/fr#contact',
    'http://elsewhere.example/fr?a=1',
  ])('is sent from the cache for %s, and the query is not logged', async (target) => {
    const plain = await ask(running, '/fr')
    const answer = await ask(running, target)
    expect(answer).toMatchObject({ status: 200, cached: true })
    expect(answer.body.equals(plain.body)).toBe(true)
    expect(answer.line['path']).toBe('/fr')
  })

  test('is the same for every visitor, cookie and browser language', async () => {
    const plain = await ask(running, '/fr')
    const other = await ask(running, '/fr', {
      cookie: 'lang=en; upload=x',
      'accept-language': 'en',
      'x-forwarded-proto': 'http',
      host: 'elsewhere.example',
      dnt: '1',
    })
    expect(other.cached).toBe(true)
    expect(other.body.equals(plain.body)).toBe(true)
  })

  test.each([
    ['GET', '/fr/'],
    ['GET', '/FR'],
    ['GET', '/fr/a-propos'],
    ['POST', '/fr'],
    ['OPTIONS', '/fr'],
    ['DELETE', '/fr'],
  ])('is not used for %s %s', async (method, path) => {
    expect((await ask(running, path, {}, method)).cached).toBe(false)
  })

  test('is logged like any other request with a truncated client address', async () => {
    const answer = await ask(running, '/fr', { 'x-request-id': 'abc-12345678' })
    const requestId = answer.headers['x-request-id']
    // No proxy is trusted here.
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.line).toMatchObject({
      requestId,
      method: 'GET',
      path: '/fr',
      route: 'home___fr',
      status: 200,
      client: '127.0.0.0',
      msg: 'request',
    })
  })
})

test('page cache › logs the same client address as Express behind proxies', async () => {
  const running = await pageCache({ paths: ['/fr'], env: { TRUSTED_PROXIES: '2' } })
  await running.start()
  const clients: unknown[] = []
  for (const forwarded of [
    '203.0.113.7',
    '198.51.100.9, 203.0.113.7',
    '1.1.1.1, 2.2.2.2, 3.3.3.3',
  ]) {
    // `/FR` is not in the cache: Express redirects it.
    for (const path of ['/fr', '/FR']) {
      clients.push((await ask(running, path, { 'x-forwarded-for': forwarded })).line['client'])
    }
  }
  expect(clients).toEqual([
    ...['203.0.113.0', '203.0.113.0'],
    ...['198.51.100.0', '198.51.100.0'],
    ...['2.2.2.0', '2.2.2.0'],
  ])
  await running.end()
})

test('page cache › caches each URL in its own language, and only public pages', async () => {
  const running = await pageCache({
    paths: [...cacheablePaths(shippedContent), '/fr/demande-recue', '/healthz', '/'],
  })
  await running.start()
  // Service workers fetch the offline pages once per build.
  for (const path of ['/fr/hors-ligne', '/en/offline']) {
    expect(await ask(running, path)).toMatchObject({ status: 200, cached: true })
  }
  for (const name of pageNames) {
    for (const variant of variants) {
      const path = pages[name][variant]
      const answer = await ask(running, path, { 'accept-encoding': 'br', cookie: 'lang=en' })
      const { cached } = answer
      expect({ path, cached }).toEqual({ path, cached: pages[name].noindex !== true })
      expect(decoded(answer)).toContain(`<html lang="${regions[localeOf(variant)]}"`)
      expect(answer.headers['content-language']).toBe(regions[localeOf(variant)])
      // A URL without language prefix has the cached page of its canonical URL.
      if (cached && variant === 'default') {
        expect(decoded(answer)).toBe(decoded(await askExpress(running, path)))
      }
    }
  }
  expect((await ask(running, '/healthz')).cached).toBe(false)
  await running.end()
})

test('page cache › caches the page of a closed job offer with its status', async () => {
  const running = await pageCache({ paths: ['/fr/carrieres'] })
  const [offer] = jobs.toSorted((one, other) => one.closes.localeCompare(other.closes))
  running.clock.pass(Date.parse(`${offer?.closes}T17:00:00Z`) + day - running.clock.now())
  const path = urlForJob(offer?.slug ?? { fr: '', en: '' }, 'fr')
  const cache = running.openPageCache({ paths: () => [path, '/fr/inconnue'], files: [] })
  const server = createServer((req, res) => {
    if (!cache.answer(req, res)) running.app(req, res)
  }).listen(0)
  await cache.start()
  expect(await ask({ ...running, server }, path)).toMatchObject({ status: 410, cached: true })
  expect(await ask({ ...running, server }, '/fr/inconnue')).toMatchObject({ cached: false })
  server.close()
  await cache.stop()
  await running.end()
})

test('page cache › caches a built file at the next refresh after a failure', async () => {
  const running = await pageCache()
  const body = Buffer.from('compressed')
  const compressed = jest
    .fn(async () => ({ br: body, gzip: body }))
    .mockRejectedValueOnce(new Error('EMFILE'))
  const cache = running.openPageCache({
    paths: () => [],
    files: [{ address: '/fr', compressed }],
  })
  await cache.start()
  expect(cache.statistics().entries).toBe(0)
  running.clock.pass(minute)
  await eventually(() => expect(cache.statistics().entries).toBe(1))
  expect(compressed).toHaveBeenCalledTimes(2)
  await cache.stop()
  await running.end()
})

test('page cache › never contains typed text', async () => {
  const marker = 'Marqueur-7f3a9c'
  const running = await pageCache({ paths: cacheablePaths(shippedContent) })
  const filling = running.start()
  for (const round of ['during', 'after']) {
    for (const path of ['/', '/fr', '/en', '/fr/carrieres', '/en/careers']) {
      const answer = await running.site
        .post(path)
        .type('form')
        .send({ name: marker, email: `${marker}@`, message: marker })
      expect(answer.status).toBe(422)
      expect(answer.text).toContain(marker)
    }
    await running.site.get(`/fr?name=${marker}`).set('Cookie', `lang=${marker}`).expect(200)
    if (round === 'during') await filling
  }
  for (const path of cacheablePaths(shippedContent)) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await ask(running, path, { 'accept-encoding': encoding })
      if (answer.status !== 200) continue
      expect({ path, cached: answer.cached }).toEqual({ path, cached: true })
      expect(decoded(answer)).not.toContain(marker)
      expect(JSON.stringify(answer.headers)).not.toContain(marker)
    }
  }
  await running.end()
})

test('page cache › leaves pages beyond its size limit to Express', async () => {
  const running = await pageCache({ paths: ['/fr', '/en', '/fr/a-propos'], limit: 100_000 })
  await running.start()
  const cached: boolean[] = []
  for (const path of ['/fr', '/en', '/fr/a-propos']) {
    const answer = await ask(running, path)
    expect(answer.status).toBe(200)
    cached.push(answer.cached)
  }
  expect(cached).toContain(true)
  expect(cached).toContain(false)
  await running.end()
})
