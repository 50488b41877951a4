import { appForTests, type TestApp } from '../support/appForTests.js'

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
