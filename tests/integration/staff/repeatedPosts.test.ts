import { randomUUID } from 'node:crypto'
import { staffRoles, staffUrl } from '../../../src/addresses/staffTable.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { type SignedInPerson, signedIn } from '../../support/staff/signedIn.js'

let app: TestApp
let manager: SignedInPerson
beforeAll(async () => {
  app = await appForTests()
  manager = await signedIn(app, { roles: staffRoles })
})
afterAll(() => app.end())

const send = (address: string, fields: object = {}) =>
  manager.agent.post(address).type('form').send(fields)

const referenceOf = (location: string | undefined): string =>
  (location ?? '').split('/').at(-1) ?? ''

const acts: readonly (readonly [string, () => Promise<readonly [string, object]>])[] = [
  [
    'an account that is closed',
    async () => [staffUrl('accountClose', { id: (await signedIn(app)).id }), {}],
  ],
  [
    'a privacy request that is answered',
    async () => {
      const asked = { kinds: ['access'], receivedOn: '2026-11-20', email: 'a@exemple.ca' }
      const { headers } = await send(staffUrl('privacy'), asked)
      const reference = referenceOf(headers['location'])
      return [staffUrl('privacyAnswer', { reference }), { state: 'answered' }]
    },
  ],
  [
    'an incident that is amended',
    async () => {
      const noted = { id: randomUUID(), law: 'health', draft: 'yes' }
      const { headers } = await send(staffUrl('incidentNew'), noted)
      const amended = { version: '1', law: 'health', information: 'Nom', draft: 'yes' }
      return [headers['location'] ?? '', amended]
    },
  ],
  [
    'an incident that is removed',
    async () => {
      const noted = { id: randomUUID(), law: 'health', draft: 'yes' }
      const { headers } = await send(staffUrl('incidentNew'), noted)
      const reference = referenceOf(headers['location'])
      app.clock.pass(6 * 365 * 86_400_000)
      manager = await signedIn(app, { roles: staffRoles })
      return [staffUrl('incidentRemove', { reference }), {}]
    },
  ],
]

describe('double click', () => {
  test.each(acts)('leads to the same page and one audit entry for %s', async (_what, prepare) => {
    const [address, fields] = await prepare()
    const before = (await app.services.staff.audit.verify()).count
    const answers = await Promise.all([send(address, fields), send(address, fields)])
    answers.push(await send(address, fields))
    const told = answers.map(({ status, headers }) => [status, headers['location']])
    expect(told).toEqual(told.map(() => [303, told[0]?.[1]]))
    expect((await app.services.staff.audit.verify()).count).toBe(before + 1)
  })
})
