import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { requestListing } from '../../../src/commands/lists/requestListing.js'
import { day } from '../../../src/services/time/durations.js'
import { sendApplication } from '../../support/careers/applicationForms.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { runListing } from '../../support/site/runListing.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

/** As an earlier or later release, or a person with a tool, could have left it. */
const damage = (collection: string, fields: string): void => {
  const database = new DatabaseSync(join(running.config.dataDir, 'records.sqlite'))
  const newest = 'SELECT id FROM records WHERE collection = ? ORDER BY created_at DESC LIMIT 1'
  database
    .prepare(`UPDATE records SET fields = ? WHERE collection = ? AND id = (${newest})`)
    .run(fields, collection, collection)
  database.close()
}

const askForAppointment = async (name: string): Promise<void> => {
  running.clock.pass(1000)
  await running.site.post('/fr').type('form').send(aContactForm({ name })).expect(303)
}

test('the desk lists its requests although one is of another release', async () => {
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

test('an application that cannot be read keeps no other one past its retention', async () => {
  await sendApplication(running)
  await sendApplication(running)
  damage('applications', '{"folder":"inbox","email":"zoe@exemple.ca"}')
  running.clock.pass(366 * day)
  running.services.start()
  await eventually(async () => {
    expect(await running.services.records.count('applications')).toBe(1)
    expect(running.logLines.join('')).toContain('"expired data deleted"')
  })
  const told = running.logLines.filter((line) => line.includes('a record cannot be read'))
  expect(told.map((line) => JSON.parse(line).collection)).toContain('applications')
  expect(told.join('')).not.toContain('exemple.ca')
})
