import { appForTests, type TestApp } from '../support/site/appForTests.js'
import { logOfRandomActs } from '../support/staff/randomActs.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

test('audit log › contains no email, name, phone or text of a person in 10 000 entries', async () => {
  const { telling, entries, actions } = await logOfRandomActs(running, 10_000)
  expect(telling).toEqual([])
  expect(entries).toBeGreaterThanOrEqual(10_000)
  expect(actions).toBeGreaterThanOrEqual(15)
})
