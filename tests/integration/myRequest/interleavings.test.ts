import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { interleaveActs } from '../../support/staff/interleavedActs.js'
import { signedIn } from '../../support/staff/signedIn.js'

let app: TestApp
beforeAll(async () => {
  app = await appForTests()
})
afterAll(() => app.end())

test('My request › concurrent actions of person, staff and site are each stored once or rejected', async () => {
  await interleaveActs(app, await signedIn(app), 100)
}, 120_000)
