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
    status: 200,
    client: '203.0.113.0',
  })
  expect(running.logLines[0]).not.toMatch(/jeanne|secret|OND-2222|203\.0\.113\.77/)
})

test('a request without an id, or with a strange one, is given one', async () => {
  const answer = await running.site.get('/healthz').set('X-Request-Id', 'no\tgood')
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})
