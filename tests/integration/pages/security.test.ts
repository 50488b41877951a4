import { createHash } from 'node:crypto'
import supertest from 'supertest'
import { createSiteServer } from '../../../src/connections/siteServer.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests({ env: { PUBLIC_URL: 'https://clinic.example' } })
})
afterAll(() => running.end())

test('nothing but our own files may run, and no other site may frame a page', async () => {
  const { headers } = await running.site.get('/fr')
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|nonce|https?:\/\//)
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['strict-transport-security']).toContain('max-age=63072000')
})

/** The hashes of the style sheets that stand in a page, and those that its policy allows. */
const styleSources = async (app: TestApp, path: string) => {
  const { headers, text } = await app.site.get(path)
  const standing = [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(
    ([, sheet = '']) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  )
  const allowed = /style-src 'self' ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]
  return { standing: standing.toSorted(), allowed: allowed?.split(' ').toSorted() }
}

test('an error page allows the style sheets that stand in it, kept ready or not', async () => {
  for (const _time of ['rendered', 'kept ready']) {
    const { standing, allowed } = await styleSources(running, '/en/no-such-page')
    expect(standing).not.toEqual([])
    expect(allowed).toEqual(standing)
  }
})

test.each([
  ['a font', '/fonts/source-sans-pro-latin-400-normal.woff2'],
  ['a picture', '/_ipx/w_320/reception.jpg'],
])('%s is not read as anything else, and has the headers it needs alone', async (_what, path) => {
  const { headers } = await running.site.get(path)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['strict-transport-security']).toContain('max-age=63072000')
  expect(headers).not.toHaveProperty('permissions-policy')
})

test.each(['/no-such-file.js', '/%E0%A4%A', '/robots.txt', '/service-worker.js', '/healthz'])(
  'what may be opened as a page has every header: %s',
  async (path) => {
    const { headers } = await running.site.get(path)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

const form = { name: 'A' }

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://clinic.example' }, 422],
  [{ Origin: 'https://clinic.example' }, 422],
  [{}, 422],
])('a post with %j is answered %i', async (headers, status) => {
  const answer = await running.site.post('/fr').set(headers).type('form').send(form)
  expect(answer.status).toBe(status)
})

describe('behind a proxy that says how the visitor came', () => {
  let proxied: TestApp
  beforeAll(async () => {
    proxied = await appForTests({
      env: { PUBLIC_URL: 'https://clinic.example', TRUSTED_PROXIES: '1' },
    })
  })
  afterAll(() => proxied.end())
  const http = { 'X-Forwarded-Proto': 'http' }

  test('who came over http is sent on to https, with the method and the whole address', async () => {
    const answer = await proxied.site.get('/fr/carrieres?a=%2F').set(http)
    expect([answer.status, answer.headers['location']]).toEqual([
      308,
      'https://clinic.example/fr/carrieres?a=%2F',
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
    const post = await proxied.site.post('/fr').set(http).type('form').send(form)
    expect([post.status, post.headers['location']]).toEqual([308, 'https://clinic.example/fr'])
    const list = await proxied.site.get('/fr').set('X-Forwarded-Proto', 'http, https')
    expect(list.status).toBe(308)
  })

  test('who came over https is answered, and so are the checks of the platform', async () => {
    expect((await proxied.site.get('/fr').set('X-Forwarded-Proto', 'https')).status).toBe(200)
    expect((await proxied.site.get('/healthz').set(http)).status).toBe(200)
    expect((await proxied.site.get('/readyz').set(http)).status).toBe(200)
  })

  test('a page is not answered from the cache either', async () => {
    const cache = proxied.openPageCache({ paths: () => ['/fr'], files: [] })
    await cache.start()
    const { server } = createSiteServer({
      app: proxied.app,
      pageCache: cache,
      isProxy: () => true,
    })
    const cached = supertest(server)
    expect((await cached.get('/fr')).status).toBe(200)
    expect((await cached.get('/fr').set(http)).status).toBe(308)
    await cache.stop()
    server.close()
  })

  test('who is no trusted proxy is not believed', async () => {
    expect((await running.site.get('/fr').set(http)).status).toBe(200)
  })

  test('subdomains are bound to https by choice alone', async () => {
    const header = async (site: TestApp) =>
      (await site.site.get('/healthz')).headers['strict-transport-security']
    expect(await header(proxied)).toBe('max-age=63072000')
    const bound = await appForTests({
      env: { PUBLIC_URL: 'https://clinic.example', HSTS_SUBDOMAINS: 'on' },
    })
    expect(await header(bound)).toBe('max-age=63072000; includeSubDomains')
    await bound.end()
  })
})
