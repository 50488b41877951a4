import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { mostWritesInOneTurn } from '../../../support/site/blockedTurns.js'
import {
  crashes,
  emailsOf,
  insistentPerson,
  severalBatches,
} from '../../../support/staff/insistentPerson.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
let manager: SignedInPerson
beforeAll(async () => {
  app = await appForTests()
  manager = await signedIn(app, { roles: ['admin'] })
})
afterAll(() => app.end())

test('privacy desk › copies, then deletes 300 requests and 600 queued emails of a person in batches', async () => {
  const total = 300
  const person = insistentPerson(app, manager, total)
  await person.receive()
  const reference = await person.openRequest()
  const copy = await manager.agent.get(staffUrl('privacyCopyJson', { reference })).expect(200)
  const { requests, emails }: Record<string, readonly object[]> = JSON.parse(copy.text)
  expect([requests?.length, emails?.length]).toEqual([total, emailsOf(total)])
  const deletion = async () => {
    expect((await person.remove(reference)).status).toBe(303)
  }
  // The commit that starts the deletion and the first batch may be in one event loop turn.
  expect(await mostWritesInOneTurn(app.services.records, deletion)).toBeLessThanOrEqual(2)
  expect(await person.outcomeOf(reference)).toMatchObject(person.expected)
  expect(await person.left()).toBe(0)
  await manager.agent.get(staffUrl('privacyAttestation', { reference })).expect(200)
})

test.each(crashes)(
  'privacy desk › resumes a deletion in batches after a crash %s and attests exact counts',
  async (_when, crash) => {
    const person = insistentPerson(app, manager, severalBatches)
    await person.receive()
    const reference = await person.openRequest()
    const spy = crash(app.services.records)
    expect((await person.remove(reference)).status).toBe(500)
    spy.mockRestore()
    expect(await app.services.staff.privacy.read(reference)).toMatchObject({ state: 'deleting' })
    expect(await person.left()).toBeGreaterThan(0)
    expect((await person.remove(reference)).status).toBe(303)
    expect(await person.outcomeOf(reference)).toMatchObject(person.expected)
    expect(await person.left()).toBe(0)
  },
)
