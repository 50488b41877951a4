import { randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import { staffRoles, staffUrl } from '../../../src/addresses/staffTable.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { fieldsIn, staffPage } from '../../support/staff/deskRequests.js'
import { type SignedInPerson, signedIn } from '../../support/staff/signedIn.js'
import { manyApplications, manyRequests } from '../../support/staff/storedMany.js'

let app: TestApp
let marie: SignedInPerson
beforeAll(async () => {
  app = await appForTests()
  marie = await signedIn(app, { roles: staffRoles })
})
afterAll(() => app.end())

const send = (address: string, fields: object = {}) =>
  marie.agent.post(address).type('form').send(fields)

const note = 'é'.repeat(3900)

const fill = async (collection: 'requests' | 'applications', state: string): Promise<string> => {
  const { records } = app.services
  const store = collection === 'requests' ? manyRequests : manyApplications
  const [reference = ''] = await store(app, 1)
  const where = { field: 'reference', equals: reference }
  const [record] = (await records.list(collection, { limit: 1, where })).records
  if (record === undefined) throw new Error('Nothing is stored.')
  const by = { id: marie.id, name: marie.name }
  const events = Array.from({ length: 75 }, () => ({ kind: 'note', at: 1, by, text: note }))
  await records.update(collection, record.id, 1, { fields: { desk: { state, events } } })
  return reference
}

describe.each([
  ['requests', 'new', { state: 'done' }],
  ['applications', 'received', { state: 'interview' }],
] as const)('record with a full history (%s)', (collection, state, change) => {
  let address: string
  beforeAll(async () => {
    address = `/staff/${collection}/${await fill(collection, state)}`
  })

  const version = async () =>
    String((await staffPage(marie, address))('input[name=version]').first().val())

  test('rejects a note with an error message and preserves the typed text', async () => {
    const refused = await send(address, { version: await version(), list: '', note })
    expect(refused.status).toBe(422)
    const $ = load(refused.text)
    expect($('#note-error').text()).toContain('L’historique est plein')
    expect($('#note').val()).toBe(note)
  })

  test('rejects a reply and queues no email', async () => {
    const queued = await app.services.records.count('emails')
    const form = fieldsIn(await staffPage(marie, address), '.reply-form')
    const words = { subject: 'Bonjour', text: note, do: 'send', version: await version() }
    const refused = await send(`${address}/reply`, { ...form, ...words })
    expect(refused.status).toBe(422)
    expect(load(refused.text)('.error-text').text()).toContain('L’historique est plein')
    expect(load(refused.text)('#text').val()).toBe(note)
    expect(await app.services.records.count('emails')).toBe(queued)
  })

  test('accepts a change of state', async () => {
    await send(address, { version: await version(), list: '', from: 'page', ...change }).expect(303)
  })
})

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
      marie = await signedIn(app, { roles: staffRoles })
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
