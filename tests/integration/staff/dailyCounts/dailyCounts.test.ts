import type { Email } from 'postal-mime'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { emailsIn } from '../../../support/contact/emailFolder.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { eventually } from '../../../support/site/eventually.js'
import { aReceivedRequest } from '../../../support/staff/deskRequests.js'
import { signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
beforeEach(async () => {
  app = await appForTests()
  // Wednesday 25 November 2026, 10:00 at the clinic.
  app.clock.pass(Date.parse('2026-11-25T15:00:00Z') - app.clock.now())
})
afterEach(() => app.end())

const hour = 3_600_000

const summaries = async (): Promise<readonly Email[]> =>
  (await emailsIn(app.config.dataDir)).filter(({ subject = '' }) => subject.startsWith('À voir'))

/** Moves the clock by single hours, because the job runs hourly. */
const passHours = async (hours: number): Promise<void> => {
  for (let passed = 0; passed < hours; passed += 1) {
    app.clock.pass(hour)
    await eventually(() => expect(app.clock.waits().length).toBeGreaterThan(0))
  }
}

test('daily summary › is sent to the front desk once a day from 15:00 by one of two processes, with counts only', async () => {
  const { name, reference } = await aReceivedRequest(app)
  app.clock.pass(24 * hour)
  const { dataDir: DATA_DIR } = app.config
  const other = await appForTests({ env: { DATA_DIR } })
  other.clock.pass(app.clock.now() + 7 * hour - other.clock.now())
  other.services.start()
  app.services.start()
  await passHours(7)
  await eventually(async () => expect(await summaries()).toHaveLength(1))
  await other.end()
  const [email] = await summaries()
  expect(email?.to?.[0]?.address).toBe('bonjour@ondelune.example')
  expect(email?.text).toContain('Appels pour aujourd’hui')
  for (const secret of [name, reference, 'morphologique']) expect(email?.text).not.toContain(secret)
})

test('daily summary › reports ten late calls and open privacy requests to the management', async () => {
  for (let number = 0; number < 10; number += 1) {
    await aReceivedRequest(app, { email: `p${number}@exemple.ca` })
  }
  app.clock.pass(48 * hour)
  const manager = await signedIn(app, { roles: ['admin'], locale: 'en' })
  const sought = { kinds: ['access'], receivedOn: '2026-11-20', email: 'rosalie@exemple.ca' }
  await manager.agent.post(staffUrl('privacy')).type('form').send(sought).expect(303)
  app.services.start()
  await passHours(7)
  await eventually(async () => {
    const emails = await emailsIn(app.config.dataDir)
    const email = emails.find(({ to }) => to?.[0]?.address === manager.email)
    expect(email?.text).toMatch(/Late calls[^\n]*10/)
    expect(email?.text).toMatch(/Privacy requests to answer[^\n]*1/)
  })
})

test('daily summary › is not sent when no request is waiting', async () => {
  app.services.start()
  await passHours(8)
  expect(await summaries()).toEqual([])
})

test('daily summary › is not sent on a day when the clinic is closed', async () => {
  await aReceivedRequest(app)
  // Sunday 29 November, 14:00.
  app.clock.pass(Date.parse('2026-11-29T19:00:00Z') - app.clock.now())
  app.services.start()
  await passHours(4)
  expect(await summaries()).toEqual([])
})
