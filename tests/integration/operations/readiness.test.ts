import { day } from '../../../src/services/time/durations.js'
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

test('emails that have been queued for days do not take the site away from visitors', async () => {
  await keepEmail()
  running.clock.pass(2 * day)
  const { status, body } = await running.site.get('/readyz')
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ready' } })
})

test('the site is not ready while the record store is unavailable', async () => {
  await running.services.records.close()
  const { status, body } = await running.site.get('/readyz')
  expect(status).toBe(503)
  expect(body).toEqual({ status: 'not ready', reason: 'records' })
})
