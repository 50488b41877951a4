import { minute } from '../../../src/services/time/durations.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const keepEmail = () =>
  running.services.records.createAll([
    {
      collection: 'letters',
      id: 'one',
      createdAt: running.clock.now(),
      dueAt: running.clock.now(),
      fields: { status: 'queued' },
    },
  ])

test('a site whose emails are sent is ready', async () => {
  await keepEmail()
  running.clock.pass(15 * minute)
  const { status, body } = await running.site.get('/readyz')
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ready' } })
})

test('the site is not ready while an email has been queued for more than 15 minutes', async () => {
  await keepEmail()
  running.clock.pass(15 * minute + 1)
  // Tried again in hours: what counts is when it was written.
  await running.services.records.update('letters', 'one', 1, { dueAt: running.clock.now() * 2 })
  const late = await running.site.get('/readyz')
  expect(late.status).toBe(503)
  expect(late.body).toEqual({ status: 'not ready', reason: 'outbox' })
  await running.services.records.update('letters', 'one', 2, { dueAt: null })
  expect((await running.site.get('/readyz')).status).toBe(200)
})

test('the site is not ready while the record store is unavailable', async () => {
  await running.services.records.close()
  const { status, body } = await running.site.get('/readyz')
  expect(status).toBe(503)
  expect(body).toEqual({ status: 'not ready', reason: 'records' })
})
