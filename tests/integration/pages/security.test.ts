import { createHash } from 'node:crypto'
import supertest from 'supertest'
import { createSiteServer } from '../../../src/connections/siteServer.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests({ env: { PUBLIC_URL: 'https://clinic.example' } })
})
afterAll(() => running.end())

test('security headers › allow only own files and no framing', async () => {
  const { headers } = await running.site.get('/fr')
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|nonce|https?:\/\//)
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['strict-transport-security']).toContain('max-age=63072000')
})

const styleSources = async (app: TestApp, path: string) => {
  const { headers, text } = await app.site.get(path)
  const standing = [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(
    ([, sheet = '']) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  )
  const allowed = /style-src 'self' ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]
  return { standing: standing.toSorted(), allowed: allowed?.split(' ').toSorted() }
}

test('error page › allows its own inline style sheets, cached or not', async () => {
  for (const _time of ['rendered', 'kept ready']) {
    const { standing, allowed } = await styleSources(running, '/en/no-such-page')
    expect(standing).not.toEqual([])
    expect(allowed).toEqual(standing)
  }
})

test.each([
  ['a font', '/fonts/source-sans-pro-latin-400-normal.woff2'],
  ['a picture', '/_ipx/w_320/reception.jpg'],
])('%s › has nosniff and only the headers that it needs', async (_what, path) => {
  const { headers } = await running.site.get(path)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['strict-transport-security']).toContain('max-age=63072000')
  expect(headers).not.toHaveProperty('permissions-policy')
})

test.each(['/no-such-file.js', '/%E0%A4%A', '/robots.txt', '/service-worker.js', '/healthz'])(
  'response that can be opened as a page › has every security header: %s',
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
])('post with %j › is answered with %i', async (headers, status) => {
  const answer = await running.site.post('/fr').set(headers).type('form').send(form)
  expect(answer.status).toBe(status)
})

describe('behind a proxy with X-Forwarded-Proto', () => {
  let proxied: TestApp
  beforeAll(async () => {
    proxied = await appForTests({
      env: { PUBLIC_URL: 'https://clinic.example', TRUSTED_PROXIES: '1' },
    })
  })
  afterAll(() => proxied.end())
  const http = { 'X-Forwarded-Proto': 'http' }

  test('http requests are redirected to https with the same method and URL', async () => {
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

  test('https requests and health checks are answered', async () => {
    expect((await proxied.site.get('/fr').set('X-Forwarded-Proto', 'https')).status).toBe(200)
    expect((await proxied.site.get('/healthz').set(http)).status).toBe(200)
    expect((await proxied.site.get('/readyz').set(http)).status).toBe(200)
  })

  test('a cached page is redirected too', async () => {
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

  test('an untrusted proxy is ignored', async () => {
    expect((await running.site.get('/fr').set(http)).status).toBe(200)
  })

  test('HSTS includes subdomains only when configured', async () => {
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
