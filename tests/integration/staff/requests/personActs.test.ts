import { load } from 'cheerio'
import type { ContactRequest } from '../../../../src/services/contact/contactRequest.js'
import { emailsIn } from '../../../support/contact/emailFolder.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { eventually } from '../../../support/site/eventually.js'
import { actOnRequest, aReceivedRequest, staffPage } from '../../../support/staff/deskRequests.js'
import { signedIn, type SignedInPerson } from '../../../support/staff/signedIn.js'

let app: TestApp
let sylvie: SignedInPerson
let request: ContactRequest

beforeEach(async () => {
  app = await appForTests()
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
  request = await aReceivedRequest(app)
})
afterEach(() => app.end())

const url = () => `/staff/requests/${request.reference}`

const press = (fields: Record<string, string>) => actOnRequest(sylvie, url(), fields)

const wishing = async (): Promise<number> =>
  (await staffPage(sylvie, '/staff/requests?view=shortNotice'))('tbody tr').length

test('withdrawal recorded by the front desk › preserves the note and emails the person a link to resume', async () => {
  app.services.start()
  expect((await press({ do: 'withdrawn', callNote: 'A trouvé ailleurs.' })).status).toBe(303)
  const page = await staffPage(sylvie, url())
  expect(page('.is-note').text()).toContain('A trouvé ailleurs.')
  expect(page('main').text()).toContain('demande retirée')
  await eventually(async () => {
    const sent = (await emailsIn(app.config.dataDir)).find(({ subject = '' }) =>
      subject.startsWith('Demande retirée'),
    )
    expect(sent?.to?.[0]?.address).toBe(request.email)
    expect(sent?.text).toContain('/fr/ma-demande?k=')
  })
})

test('short-notice list › the front desk can add a caller and remove them', async () => {
  expect((await press({ do: 'shortNotice' })).status).toBe(303)
  expect(await wishing()).toBe(1)
  expect((await press({ do: 'noShortNotice' })).status).toBe(303)
  expect(await wishing()).toBe(0)
  await sylvie.agent
    .post('/staff/requests/new')
    .type('form')
    .send({
      source: 'phone',
      name: 'Rose Gagné',
      phone: '418 555-0177',
      subject: 'mri',
      language: 'fr',
      shortNotice: 'yes',
      consent: 'yes',
    })
    .expect(303)
  expect(await wishing()).toBe(1)
})

test('request › a conflict names the concurrent change', async () => {
  const karine = await signedIn(app, { name: 'Karine Dufour', email: 'k@exemple.ca' })
  const send = (who: SignedInPerson, outcome: string) =>
    who.agent.post(url()).type('form').send({ version: '1', from: 'page', outcome })
  await send(karine, 'booked').expect(303)
  const refused = await send(sylvie, 'noAnswer').expect(409)
  expect(load(refused.text)('.version').first().text()).toContain('Rendez-vous fixé')
})

test('withdrawal recorded by the front desk › is rejected with a note above 4 000 characters, which stays in the field', async () => {
  const callNote = 'a'.repeat(4001)
  const refused = await press({ do: 'withdrawn', callNote })
  expect(refused.status).toBe(422)
  expect(load(refused.text)('[name=callNote]').val()).toBe(callNote)
  const found = await app.services.staff.requests.find(request.reference)
  expect(found?.desk.events).toEqual([])
})

test('withdrawal recorded by the front desk › is stored, and its note stays in the field, when the history is full', async () => {
  const found = () => app.services.staff.requests.find(request.reference)
  const { version = 0 } = (await found()) ?? {}
  const events = Array.from({ length: 75 }, () => ({
    kind: 'note',
    at: app.clock.now(),
    by: { id: sylvie.id, name: sylvie.name },
    text: 'a'.repeat(3950),
  }))
  const changes = { fields: { desk: { state: 'new', events } } }
  await app.services.records.update('requests', request.id, version, changes)
  const refused = await press({ do: 'withdrawn', callNote: 'b'.repeat(4000) })
  expect(refused.status).toBe(422)
  const $ = load(refused.text)
  expect($('[name=callNote]').val()).toBe('b'.repeat(4000))
  expect($('main').text()).toContain('L’historique est plein')
  const last = (await found())?.desk.events.slice(75).map(({ kind }) => kind)
  expect(last).toEqual(['withdrawn'])
})
