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
