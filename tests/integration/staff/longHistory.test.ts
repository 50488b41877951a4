import { load } from 'cheerio'
import { staffRoles } from '../../../src/addresses/staffTable.js'
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

  const send = (path: string, fields: object) => marie.agent.post(path).type('form').send(fields)
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
