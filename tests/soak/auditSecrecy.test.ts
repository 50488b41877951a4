import { appForTests, type TestApp } from '../support/site/appForTests.js'
import { logOfRandomActs } from '../support/staff/randomActs.js'

/* The audit log has more readers and a longer retention than its subjects: it contains references only. */

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

test('no email, name, phone or word of anybody is in 10 000 entries of the log', async () => {
  const { telling, entries, actions } = await logOfRandomActs(running, 10_000)
  expect(telling).toEqual([])
  expect(entries).toBeGreaterThanOrEqual(10_000)
  expect(actions).toBeGreaterThanOrEqual(15)
})
