import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { logOfRandomActs } from '../../../support/staff/randomActs.js'

/* The log is read by more people and kept longer than what it speaks of: it tells references alone. */

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

test('audit log › contains no email address, name, phone number or typed text', async () => {
  const { telling, entries, actions } = await logOfRandomActs(running, 300)
  expect(telling).toEqual([])
  expect(entries).toBeGreaterThanOrEqual(300)
  expect(actions).toBeGreaterThanOrEqual(15)
})
