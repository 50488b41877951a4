import { seedDemo } from '../../../../src/services/staff/demo/seedDemo.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { storedApplications } from '../../../support/site/storedSubmissions.js'
import { fieldsIn, staffPage } from '../../../support/staff/deskRequests.js'
import { aReceivedApplication } from '../../../support/staff/hrApplications.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'
import { storeApplication } from '../../../support/staff/storedPerson.js'
import { manyApplications } from '../../../support/staff/storedMany.js'

let app: TestApp
let nadia: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  nadia = await signedIn(app, { roles: ['hr'], name: 'Nadia Ferland' })
})
afterEach(() => app.end())

const pageOf = (reference: string, person = nadia) =>
  staffPage(person, `/staff/applications/${reference}`)

const send = async (
  reference: string,
  fields: Readonly<Record<string, string>>,
  person = nadia,
) => {
  const $ = await pageOf(reference, person)
  const version = String($('input[name=version]').first().val())
  return person.agent
    .post(`/staff/applications/${reference}`)
    .type('form')
    .send({ version, list: 'view=open', ...fields })
}

const rows = async (view: string): Promise<readonly string[]> => {
  const $ = await staffPage(nadia, `/staff/applications?view=${view}`)
  return $('tbody .name')
    .toArray()
    .map((name) => $(name).text())
}

test('applications list › is the start page of HR', async () => {
  const answer = await nadia.agent.get('/staff')
  expect(answer.headers['location']).toBe('/staff/applications')
})

test('applications list › shows no quotation marks for an empty message', async () => {
  const { reference } = await storeApplication(app, app.services.careers.files)
  const $ = await staffPage(nadia, '/staff/applications')
  expect($(`#${reference} .k-note`).text().trim()).toBe('Aucune note, aucun message')
})

test('application without files › shows that it has none and mentions no virus scan', async () => {
  const { clock, services } = app
  await seedDemo({
    records: services.records,
    files: services.careers.files,
    clock,
    colleague: { id: nadia.id, name: nadia.name },
  })
  const $ = await staffPage(nadia, '/staff/applications')
  const row = $('tbody tr').filter((_, one) => $(one).text().includes('Owen Mitchell'))
  expect(row.find('.k-files').text()).toBe('Aucun fichier')
  const page = await pageOf(String(row.attr('id')))
  expect(page('section[aria-labelledby=files] p').text()).toBe('Aucun fichier')
})

test('applications list › shows name, position, contact, deadline and files in each row', async () => {
  const { reference } = await aReceivedApplication(app)
  const row = (await staffPage(nadia, '/staff/applications'))(`#${reference}`)
  expect(row.find('.k-reach a').first().attr('href')).toBe('tel:+14185550199')
  const text = row.text()
  for (const words of [
    'Maélie Tremblay-Côté',
    'maelie@exemple.ca',
    'Technologue en échographie',
    'Français',
    'jour, samedi',
    'Cette offre seulement',
    '1 fichier',
    '1 fichier non analysé',
    'Reçue',
  ]) {
    expect(text).toContain(words)
  }
})

test('application without a phone number › is accepted and shows none', async () => {
  const { reference } = await aReceivedApplication(app, { fields: { phone: '' } })
  const row = (await staffPage(nadia, '/staff/applications'))(`#${reference}`)
  expect(row.find('.k-reach').text()).toMatch(/^Pas de téléphone/)
  expect((await pageOf(reference))('main a[href^="tel:"]').length).toBe(0)
})

test('application › is overdue until a reply is sent, even after a decision', async () => {
  const { reference } = await aReceivedApplication(app)
  app.clock.pass(9 * 24 * 60 * 60 * 1000)
  nadia = await signedIn(app, { roles: ['hr'] })
  const late = await staffPage(nadia, '/staff/applications')
  expect(late('.k-due').text()).toMatch(/En retard/)
  await send(reference, { state: 'interview' })
  const decided = await staffPage(nadia, '/staff/applications')
  expect(decided('.k-due').text()).toMatch(/En retard/)
})

test('application › changes state with one click and can be undone for a minute', async () => {
  const { reference } = await aReceivedApplication(app)
  const moved = await send(reference, { state: 'interview' })
  expect(moved.status).toBe(303)
  expect(await rows('interview')).toEqual(['Maélie Tremblay-Côté'])
  const $ = await staffPage(nadia, moved.headers['location'] ?? '')
  expect($('.undo [role=status]').text()).toContain('passée à « Entrevue »')
  const undone = await nadia.agent
    .post('/staff/applications/undo')
    .type('form')
    .send(fieldsIn($, '.undo'))
  expect(undone.status).toBe(303)
  expect(await rows('received')).toEqual(['Maélie Tremblay-Côté'])
})

test('application › reports that undo is too late after a minute', async () => {
  const { reference } = await aReceivedApplication(app)
  await send(reference, { state: 'refused' })
  const fields = fieldsIn(await pageOf(reference), '.undo')
  app.clock.pass(60_000)
  const late = await nadia.agent.post('/staff/applications/undo').type('form').send(fields)
  const $ = await staffPage(nadia, late.headers['location'] ?? '')
  expect($('.notice').text()).toContain('Il est trop tard pour annuler')
  expect(await rows('refused')).toHaveLength(1)
})

test('application note › is only on its page, not in emails or command output', async () => {
  const { reference } = await aReceivedApplication(app)
  await send(reference, { note: 'Disponible dès janvier.\nRappeler le matin.' })
  const $ = await pageOf(reference)
  expect($('.line .is-note').text()).toContain('Disponible dès janvier.\nRappeler le matin.')
  const { records } = await app.services.records.list('emails', { limit: 50 })
  expect(JSON.stringify(records)).not.toContain('Disponible dès janvier')
  expect(JSON.stringify(await storedApplications(app))).not.toContain('Disponible dès janvier')
})

test.each([
  ['', 'Écrivez la note avant de l’enregistrer'],
  ['a'.repeat(4001), 'Cette note dépasse 4 000 caractères'],
])(
  'application note › is rejected with a reason and preserves the typed text',
  async (note, sentence) => {
    const { reference } = await aReceivedApplication(app)
    const answer = await send(reference, { note })
    expect(answer.status).toBe(422)
    expect(answer.text.replaceAll('\u00A0', ' ')).toContain(sentence)
    expect(answer.text).toContain(note)
  },
)

test('application › an edit conflict shows both versions with the typed text', async () => {
  const { reference } = await aReceivedApplication(app)
  const marc = await signedIn(app, { roles: ['hr'], name: 'Marc Roy' })
  await send(reference, { state: 'interview' })
  const second = await marc.agent
    .post(`/staff/applications/${reference}`)
    .type('form')
    .send({ version: '1', list: 'view=open', note: 'Ma note à moi' })
  expect(second.status).toBe(409)
  expect(second.text).toContain('Entrevue')
  expect(second.text).toContain('Ma note à moi')
  await send(reference, { note: 'Ma note à moi' }, marc)
  const $ = await pageOf(reference)
  expect($('.line').text()).toContain('Ma note à moi')
  expect($('.line').text()).toContain('« Entrevue »')
})

test('application › a double click is stored as one change', async () => {
  const { reference } = await aReceivedApplication(app)
  const twice = () =>
    nadia.agent
      .post(`/staff/applications/${reference}`)
      .type('form')
      .send({ version: '1', list: 'view=open', note: 'Une seule fois' })
  const answers = await Promise.all([twice(), twice()])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const $ = await pageOf(reference)
  expect($('.is-note')).toHaveLength(1)
})

test('application › withdrawal of consent to other offers is stored and shown', async () => {
  const { reference } = await aReceivedApplication(app, { fields: { keep: 'yes' } })
  const before = await pageOf(reference)
  expect(before('.says--ok').text()).toContain('accepte que sa candidature soit relue')
  await send(reference, { consent: 'ended' })
  const $ = await pageOf(reference)
  expect($('button[name=consent]')).toHaveLength(0)
  expect($('.panel').text()).toContain('a repris son accord')
  expect((await storedApplications(app))[0]?.keepForOthers).toBe(false)
})

test('applications list › a bulk change skips an application that a colleague has changed', async () => {
  const first = await aReceivedApplication(app)
  const second = await aReceivedApplication(app, {
    fields: { name: 'Zoé Roy', email: 'zoe@exemple.ca' },
  })
  const marc = await signedIn(app, { roles: ['hr'] })
  await send(second.reference, { state: 'offer' }, marc)
  const answer = await nadia.agent
    .post('/staff/applications')
    .type('form')
    .send({
      list: 'view=open',
      state: 'refused',
      pick: [`${first.reference} 1`, `${second.reference} 1`],
    })
  const $ = await staffPage(nadia, answer.headers['location'] ?? '')
  expect($('.notice').text()).toContain('1 changée entre-temps')
  expect(await rows('refused')).toEqual(['Maélie Tremblay-Côté'])
  expect(await rows('offer')).toEqual(['Zoé Roy'])
})

test('applications list › can be filtered by position', async () => {
  await aReceivedApplication(app)
  await aReceivedApplication(app, { fields: { name: 'Zoé Roy', offer: 'spontaneous' } })
  const $ = await staffPage(nadia, '/staff/applications?view=open&offer=spontaneous')
  expect($('tbody .name').text()).toBe('Zoé Roy')
  // Counts of the whole view, not of the page.
  expect($('.views [aria-current] .num').text()).toBe('2')
})

describe('long list of applications', () => {
  const total = 250

  test('shows 100 per page of a state and links to the others', async () => {
    const references = await manyApplications(app, total)
    const list = jest.spyOn(app.services.records, 'list')
    const pages: (readonly string[])[] = []
    let address: string | undefined = '/staff/applications?view=open'
    while (address !== undefined) {
      const $ = await staffPage(nadia, address)
      pages.push(
        $('tbody tr')
          .toArray()
          .map((row) => $(row).attr('id') ?? ''),
      )
      expect($('.views .num').first().text()).toBe(String(total))
      address = $('.pager a').attr('href')
    }
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 50])
    expect(pages.flat()).toEqual(references.toReversed())
    const limits = list.mock.calls.map(([, { limit }]) => limit)
    expect(Math.max(...limits)).toBeLessThanOrEqual(100)
    list.mockRestore()
  })

  test('includes applications that an earlier release stored without a state', async () => {
    const [reference = ''] = await manyApplications(app, 3)
    const [record] = (await app.services.records.list('applications', { limit: 1 })).records
    if (record === undefined) throw new Error('No application is stored.')
    const { desk: _desk, ...fields } = record.fields
    await app.services.records.remove('applications', record.id)
    await app.services.records.createAll([{ ...record, fields }])
    expect(await rows('open')).toHaveLength(3)
    expect(await rows('received')).toHaveLength(3)
    expect((await app.services.staff.applications.find(reference))?.desk.state).toBe('received')
  })
})

test('audit log › has an entry for each view and change of an application, without personal data', async () => {
  const { reference } = await aReceivedApplication(app)
  await staffPage(nadia, '/staff/applications')
  await send(reference, { state: 'interview' })
  await send(reference, { note: 'Un mot' })
  const { records } = await app.services.records.list('audit', { limit: 20 })
  const entries = records.map(({ fields }) => fields)
  expect(entries.map(({ action }) => action).toReversed()).toEqual([
    'applicationsListed',
    'applicationViewed',
    'applicationStateChanged',
    'applicationViewed',
    'applicationNoteAdded',
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Maélie|maelie|5550199|Un mot/)
})

test('applications pages › are in the language of the account', async () => {
  const { reference } = await aReceivedApplication(app)
  const emily = await signedIn(app, { roles: ['hr'], locale: 'en' })
  const $ = await pageOf(reference, emily)
  expect($('html').attr('lang')).toBe('en-CA')
  expect($('main').text()).toContain('Sonographer')
  expect($('main').text()).toContain('Not scanned: no antivirus has checked this file.')
})

test.each(['maélie', '418 555-0199', 'MAELIE@exemple.ca'])(
  'applications search › finds “%s” from any page without a query in the URL',
  async (find) => {
    const { reference } = await aReceivedApplication(app)
    const bar = (await staffPage(nadia, '/staff/statistics'))('form.search')
    expect(bar.attr('action')).toBe('/staff/applications/search')
    const found = await nadia.agent.post('/staff/applications/search').type('form').send({ find })
    expect(found.status).toBe(200)
    expect(found.text).toContain(`/staff/applications/${reference}?`)
    const { entries } = await app.services.staff.audit.list({ limit: 1 })
    expect(entries[0]).toMatchObject({ action: 'applicationsSearched', count: 1, subject: null })
  },
)
