import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { logOfRandomActs } from '../../../support/staff/randomActs.js'

/* The audit log contains only references: it has more readers and a longer retention than the data. */

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
