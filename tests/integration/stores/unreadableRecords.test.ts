import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { requestListing } from '../../../src/commands/lists/requestListing.js'
import { day } from '../../../src/shared/time/durations.js'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { sendApplication } from '../../support/careers/applicationForms.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { runListing } from '../../support/site/runListing.js'
import { signedIn } from '../../support/staff/signedIn.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const damage = (collection: string, fields: string): void => {
  const database = new DatabaseSync(join(running.config.dataDir, 'records.sqlite'))
  const newest =
    'SELECT id FROM records WHERE collection = ? ORDER BY created_at DESC, id DESC LIMIT 1'
  database
    .prepare(`UPDATE records SET fields = ? WHERE collection = ? AND id = (${newest})`)
    .run(fields, collection, collection)
  database.close()
}

const askForAppointment = async (name: string): Promise<void> => {
  running.clock.pass(1000)
  await running.site.post('/fr').type('form').send(aContactForm({ name })).expect(303)
}

test('requests list › is shown even if one record is unreadable', async () => {
  await askForAppointment('Zoé')
  await askForAppointment('Léa')
  damage('requests', '{"folder":"inbox","name":"Personne"}')
  await askForAppointment('Ana')
  const { records } = running.services
  const reported: string[] = []
  const { lines } = await runListing(records, requestListing, [], ({ collection }) => {
    reported.push(collection)
  })
  expect(lines.join('\n')).toMatch(/Ana[^]*Zoé[^]*2\u00A0demandes/)
  expect(reported).toEqual(['requests'])
})

test('retention job › deletes other applications on time when one is unreadable', async () => {
  await sendApplication(running)
  await sendApplication(running)
  damage('applications', '{"folder":"inbox","email":"zoe@exemple.ca"}')
  running.clock.pass(366 * day)
  running.services.start()
  await eventually(async () => {
    expect(await running.services.records.count('applications')).toBe(1)
    expect(running.logLines.join('')).toContain('"expired data deleted"')
  })
  const told = running.logLines.filter((line) => line.includes('record unreadable'))
  expect(told.map((line) => JSON.parse(line).collection)).toContain('applications')
  expect(told.join('')).not.toContain('exemple.ca')
})

test.each([
  [
    'privacyRequests',
    'VP-2026',
    staffUrl('privacy'),
    { kinds: ['access'], receivedOn: '2026-11-20', email: 'zoe@exemple.ca' },
    staffUrl('privacy'),
  ],
  [
    'incidents',
    'INC-2026',
    staffUrl('incidentNew'),
    { law: 'health', information: 'Nom', draft: 'yes' },
    staffUrl('incidents'),
  ],
] as const)(
  'unreadable record of %s › hides no other record, and its number is not reused',
  async (collection, series, form, fields, list) => {
    const { agent } = await signedIn(running, { roles: ['admin'] })
    const record = async () => {
      const answer = await agent
        .post(form)
        .type('form')
        .send({ id: randomUUID(), ...fields })
      return String(answer.headers['location']).split('/').at(-1)
    }
    expect([await record(), await record()]).toEqual([`${series}-001`, `${series}-002`])
    damage(collection, '{"kinds":[]}')
    expect(await record()).toBe(`${series}-003`)
    const { text } = await agent.get(list).expect(200)
    expect([text.includes(`${series}-001`), text.includes(`${series}-003`)]).toEqual([true, true])
    expect(running.logLines.join('')).toContain('record unreadable')
  },
)

test('copy of the incident register › is refused while one record is unreadable', async () => {
  const { agent } = await signedIn(running, { roles: ['admin'] })
  const fields = { law: 'health', information: 'Nom', draft: 'yes' }
  await agent.post(staffUrl('incidentNew')).type('form').send(fields).expect(303)
  damage('incidents', '{"versions":[]}')
  await agent.get(staffUrl('incidentsCopy')).expect(500)
})

test('page of an unreadable application › answers 404, like that of a request', async () => {
  await sendApplication(running)
  await askForAppointment('Zoé')
  const fields = JSON.stringify({ folder: 'inbox', reference: 'OND-7K4M-2QXD' })
  damage('applications', fields)
  damage('requests', fields)
  const { agent } = await signedIn(running, { roles: ['desk', 'hr'] })
  for (const page of ['applications', 'requests']) {
    await agent.get(`/staff/${page}/OND-7K4M-2QXD`).expect(404)
  }
})
