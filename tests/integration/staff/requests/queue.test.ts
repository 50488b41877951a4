import { randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import { contactKind } from '../../../../src/services/contact/contactRequest.js'
import { makeReference } from '../../../../src/services/submissions/reference.js'
import { draftSubmission } from '../../../../src/services/submissions/submission.js'
import { day, hour } from '../../../../src/shared/time/durations.js'
import { aContactInput, aContactRequest } from '../../../support/contact/contactFactories.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { runDailyCleanup } from '../../../support/site/runAllCleanupJobs.js'
import { aReceivedRequest, fieldsIn, staffPage } from '../../../support/staff/deskRequests.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'
import { storeRequest } from '../../../support/staff/storedPerson.js'

let app: TestApp
let sylvie: SignedInPerson

beforeEach(async () => {
  app = await appForTests()
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
})
afterEach(() => app.end())

const rows = async (view: string): Promise<readonly string[]> => {
  const $ = await staffPage(sylvie, `/staff/requests?view=${view}`)
  return $('tbody tr .name')
    .toArray()
    .map((name) => $(name).text())
}

const press = async (reference: string, field: string, value: string, view = 'new') => {
  const $ = await staffPage(sylvie, `/staff/requests?view=${view}`)
  const form = `#${reference} form`
  return sylvie.agent
    .post(`/staff/requests/${reference}`)
    .type('form')
    .send({ ...fieldsIn($, form), [field]: value })
}

test('requests list › shows no quotation marks for an empty message', async () => {
  const { reference } = await storeRequest(app, { message: '' })
  const $ = await staffPage(sylvie, '/staff/requests?view=new')
  expect($(`#${reference} .k-note`).text().trim()).toBe('Aucune note, aucun message')
  const page = await staffPage(sylvie, `/staff/requests/${reference}`)
  expect(page('blockquote')).toHaveLength(0)
})

test('requests list › shows name, contact, subject, age and deadline in each row', async () => {
  const { reference } = await aReceivedRequest(app, { name: 'Jeanne Morin', message: 'Le matin.' })
  const $ = await staffPage(sylvie, '/staff/requests?view=new')
  const row = $(`#${reference}`)
  expect(row.find('.k-reach a').first().attr('href')).toBe('tel:+14185550199')
  expect(row.text()).toContain('Jeanne Morin')
  expect(row.text()).toContain('jeanne@exemple.ca')
  expect(row.find('.k-due').text()).toContain('lun')
  expect(row.find('.k-note').text()).toContain('« Le matin. »')
  // No-break spaces attach the quotation marks to the words.
  const { text } = await sylvie.agent.get('/staff/requests?view=new')
  expect(text).toContain('«\u00A0Le matin.\u00A0»')
  expect(row.find('.k-state').text()).toContain('Nouvelle')
})

test('requests list › a crafted email address adds no recipient or text to its mailto link', async () => {
  const email = 'zoe%40exemple.ca?bcc=spy%40evil.example&body=Hi&x=@exemple.ca'
  const { reference } = await aReceivedRequest(app, { email })
  const links = async (address: string): Promise<readonly (string | undefined)[]> =>
    (await staffPage(sylvie, address))('a[href^="mailto:"]')
      .toArray()
      .map((link) => link.attribs['href'])
  const written =
    'mailto:zoe%2540exemple.ca%3Fbcc%3Dspy%2540evil.example%26body%3DHi%26x%3D@exemple.ca'
  expect(await links('/staff/requests?view=new')).toEqual([written])
  expect(await links(`/staff/requests/${reference}`)).toEqual([written])
})

test('requests list › shows an overdue request as text', async () => {
  await aReceivedRequest(app)
  app.clock.pass(4 * 24 * 60 * 60 * 1000)
  const later = await signedIn(app)
  const $ = await staffPage(later, '/staff/requests?view=new')
  expect($('.k-due').text()).toMatch(/En retard de 2\sjours/)
})

test('request › changes state with one click and can be undone for a minute', async () => {
  const { reference } = await aReceivedRequest(app)
  const done = await press(reference, 'state', 'done')
  expect(done.status).toBe(303)
  const $ = await staffPage(sylvie, done.headers['location'] ?? '')
  expect($(`#${reference}`)).toHaveLength(0)
  expect($('.undo [role=status]').text()).toMatch(/passée à «\sFaite\s»/)
  expect(await rows('done')).toHaveLength(1)
  const undone = await sylvie.agent
    .post('/staff/requests/undo')
    .type('form')
    .send(fieldsIn($, '.undo'))
  const after = await staffPage(sylvie, (undone.headers['location'] ?? '').split('#')[0] ?? '')
  expect(after('.notice').text()).toContain('annulé')
  expect(await rows('new')).toHaveLength(1)
})

test('undo › a double click reports that the change is undone', async () => {
  const { reference } = await aReceivedRequest(app)
  const done = await press(reference, 'state', 'done')
  const $ = await staffPage(sylvie, done.headers['location'] ?? '')
  const undo = () =>
    sylvie.agent.post('/staff/requests/undo').type('form').send(fieldsIn($, '.undo'))
  await undo()
  const again = await undo()
  const after = await staffPage(sylvie, (again.headers['location'] ?? '').split('#')[0] ?? '')
  expect(after('.notice').text()).toContain('annulé')
  expect(after('.notice').text()).not.toContain('trop tard')
  expect(await rows('new')).toHaveLength(1)
})

test('undo › of a bulk change skips requests that a colleague has changed and reports it', async () => {
  const { reference } = await aReceivedRequest(app, { name: 'Zoé Roy' })
  await aReceivedRequest(app, { name: 'Luc Côté' })
  const karine = await signedIn(app, { name: 'Karine Dufour' })
  const before = await staffPage(sylvie, '/staff/requests?view=new')
  const pick = before('tbody .tick')
    .toArray()
    .map((field) => String(before(field).val()))
  const many = { ...fieldsIn(before, '#bulk'), pick, state: 'doing' }
  const done = await sylvie.agent.post('/staff/requests').type('form').send(many).expect(303)
  const $ = await staffPage(sylvie, done.headers['location'] ?? '')
  const seen = await staffPage(karine, '/staff/requests?view=doing')
  await karine.agent
    .post(`/staff/requests/${reference}`)
    .type('form')
    .send({ ...fieldsIn(seen, `#${reference} form`), state: 'waiting' })
    .expect(303)
  const changed = $('.undo [name=pick]')
    .toArray()
    .map((field) => String($(field).val()))
  const undone = await sylvie.agent
    .post('/staff/requests/undo')
    .type('form')
    .send({ ...fieldsIn($, '.undo'), pick: changed })
  const after = await staffPage(sylvie, (undone.headers['location'] ?? '').split('#')[0] ?? '')
  expect(after('.notice').text()).toContain('Le geste a été annulé')
  expect(after('.notice').text()).toContain('1 changée entre-temps par quelqu’un d’autre')
  expect(await rows('new')).toHaveLength(1)
  expect(await rows('waiting')).toHaveLength(1)
})

test('undo › a second undo reports the first one and preserves later changes of a colleague', async () => {
  const { reference } = await aReceivedRequest(app)
  const karine = await signedIn(app, { name: 'Karine Dufour' })
  const done = await press(reference, 'state', 'done')
  const $ = await staffPage(sylvie, done.headers['location'] ?? '')
  const undo = () =>
    sylvie.agent.post('/staff/requests/undo').type('form').send(fieldsIn($, '.undo'))
  await undo()
  const seen = await staffPage(karine, '/staff/requests?view=new')
  await karine.agent
    .post(`/staff/requests/${reference}`)
    .type('form')
    .send({ ...fieldsIn(seen, `#${reference} form`), state: 'waiting' })
    .expect(303)
  const again = await undo()
  const after = await staffPage(sylvie, (again.headers['location'] ?? '').split('#')[0] ?? '')
  expect(after('.notice').text()).toContain('annulé')
  expect(await rows('waiting')).toHaveLength(1)
})

test('undo › is refused after a minute with a message', async () => {
  const { reference } = await aReceivedRequest(app)
  const done = await press(reference, 'state', 'done')
  const $ = await staffPage(sylvie, done.headers['location'] ?? '')
  app.clock.pass(61_000)
  const late = await sylvie.agent
    .post('/staff/requests/undo')
    .type('form')
    .send(fieldsIn($, '.undo'))
  const after = await staffPage(sylvie, (late.headers['location'] ?? '').split('#')[0] ?? '')
  expect(after('.notice').text()).toContain('trop tard')
  expect(await rows('done')).toHaveLength(1)
})

test('edit conflict › shows both versions, and the change can be resubmitted with its note', async () => {
  const { reference } = await aReceivedRequest(app)
  const karine = await signedIn(app, { name: 'Karine Dufour' })
  const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
  const seen = await staffPage(karine, `/staff/requests/${reference}`)
  await karine.agent
    .post(`/staff/requests/${reference}`)
    .type('form')
    .send({ ...fieldsIn(seen, '.outcome'), outcome: 'booked' })
    .expect(303)
  const slower = await sylvie.agent
    .post(`/staff/requests/${reference}`)
    .type('form')
    .send({ ...fieldsIn($, '.outcome'), outcome: 'message', callNote: 'Préfère le 28.' })
  expect(slower.status).toBe(409)
  const page = load(slower.text)
  expect(page('h1').text()).toContain('Karine Dufour')
  expect(page('.version').first().text()).toContain('Faite')
  const again = await sylvie.agent
    .post(`/staff/requests/${reference}`)
    .type('form')
    .send(fieldsIn(page, '.version--mine form'))
  expect(again.status).toBe(303)
  const after = await staffPage(sylvie, `/staff/requests/${reference}`)
  expect(after('.line').text()).toContain('Préfère le 28.')
})

test('request › a note based on an older version is added once and overwrites no change', async () => {
  const { reference } = await aReceivedRequest(app)
  const karine = await signedIn(app, { name: 'Karine Dufour' })
  const note = (who: SignedInPerson, text: string) =>
    who.agent
      .post(`/staff/requests/${reference}`)
      .type('form')
      .send({ version: '1', from: 'page', note: text })
      .expect(303)
  await karine.agent
    .post(`/staff/requests/${reference}`)
    .type('form')
    .send({ version: '1', from: 'page', outcome: 'noAnswer' })
    .expect(303)
  await note(sylvie, 'Préfère le 28.')
  await note(karine, 'Boîte vocale pleine.')
  await note(sylvie, 'Préfère le 28.')
  const { desk } = (await app.services.staff.requests.find(reference)) ?? {}
  expect(desk).toMatchObject({
    state: 'doing',
    events: [{ kind: 'call' }, { text: 'Préfère le 28.' }, { text: 'Boîte vocale pleine.' }],
  })
})

test('requests search › finds name, phone in any format, email and reference without a query in the URL', async () => {
  const { reference } = await aReceivedRequest(app, {
    name: 'Zoé Côté-Tremblay',
    email: 'Zoe@Exemple.ca',
  })
  for (const typed of [
    'cote',
    'TREMBLAY zoe',
    '418.555.0199',
    '(418) 555-0199',
    '555-0199',
    'zoe@exemple',
    reference.toLowerCase(),
    // A reference as spoken on the phone, or typed without the common prefix.
    reference.replaceAll('-', ' '),
    reference.replaceAll('-', ''),
    reference.slice('OND-'.length).toLowerCase(),
    reference.slice(0, -2),
    ` ${reference.slice(-4).toLowerCase()} `,
    reference.slice('OND-'.length, -2).replace('-', ' '),
    `Réf. ${reference.slice(0, 'OND-'.length + 3).toLowerCase()}`,
  ]) {
    const { text } = await sylvie.agent
      .post('/staff/requests/search')
      .type('form')
      .send({ find: typed })
      .expect(200)
    expect([typed, load(text)('tbody tr').length]).toEqual([typed, 1])
  }
  expect(app.logLines.join('\n')).not.toMatch(/tremblay|0199|zoe@/i)
})

test.each([
  ['Lebœuf', 'leboeuf'],
  ['LEBŒUF', 'boeuf'],
  ['Leboeuf', 'Lebœuf'],
  ['Lætitia', 'laetitia'],
  ['Zoé', 'zoe'],
])('requests search › finds %s typed as %s', async (name, typed) => {
  await aReceivedRequest(app, { name: `Guy ${name}` })
  const { text } = await sylvie.agent
    .post('/staff/requests/search')
    .type('form')
    .send({ find: typed })
    .expect(200)
  expect(load(text)('tbody tr')).toHaveLength(1)
})

test('bulk change › reports the requests that a colleague changed first', async () => {
  const first = await aReceivedRequest(app, { name: 'Ana Roy' })
  const second = await aReceivedRequest(app, { name: 'Bob Roy' })
  const $ = await staffPage(sylvie, '/staff/requests?view=new')
  const pick = $('tbody .tick')
    .toArray()
    .map((box) => String($(box).val()))
  await press(second.reference, 'state', 'waiting')
  const done = await sylvie.agent
    .post('/staff/requests')
    .type('form')
    .send({ ...fieldsIn($, '#bulk'), pick, state: 'done' })
  const after = await staffPage(sylvie, done.headers['location'] ?? '')
  expect(after('.notice').text()).toMatch(/1\schangée entre-temps/)
  expect(await rows('done')).toEqual([first.name])
  expect(await rows('waiting')).toEqual([second.name])
})

test('bulk change › of a full view requires confirmation of the count and can be undone for a minute', async () => {
  for (let count = 0; count < 32; count += 1) await aReceivedRequest(app)
  const queue = await staffPage(sylvie, '/staff/requests?view=new')
  expect(queue('tbody tr')).toHaveLength(30)
  expect(queue('.bulk').text()).toContain('Les 32 demandes de la vue')
  const post = (address: string, fields: Readonly<Record<string, string>>) =>
    sylvie.agent.post(address).type('form').send(fields)
  const choice = { list: 'view=new', all: 'on', state: 'done', assign: '' }
  const asked = load((await post('/staff/requests', choice).expect(200)).text)
  expect(asked('h1').text()).toMatch(/^Changer 32.demandes\?$/)
  await aReceivedRequest(app, { name: 'Rose Nguyen' })
  const done = load((await post('/staff/requests', fieldsIn(asked, 'main form'))).text)
  expect(done('h1').text()).toMatch(/^32.demandes changées/)
  const views = async () => (await staffPage(sylvie, '/staff/requests?view=new'))('.views').text()
  expect(await views()).toContain('Nouvelles 1En')
  app.clock.pass(59_000)
  await post('/staff/requests/undo', fieldsIn(done, '.undo')).expect(303)
  expect(await views()).toContain('Nouvelles 33En')
})

test('requests list › shows the last page with rows instead of an empty page', async () => {
  for (let count = 0; count < 31; count += 1) await aReceivedRequest(app)
  const second = await staffPage(sylvie, '/staff/requests?view=new&page=2')
  const reference = second('tbody tr').attr('id') ?? ''
  const done = await sylvie.agent
    .post(`/staff/requests/${reference}`)
    .type('form')
    .send({ ...fieldsIn(second, `#${reference} form`), state: 'done' })
    .expect(303)
  const $ = await staffPage(sylvie, (done.headers['location'] ?? '').split('#')[0] ?? '')
  expect($('.empty').text()).toBe('')
  expect($('tbody tr')).toHaveLength(30)
  expect($('.pager').text()).toMatch(/1 à 30 sur 30/)
  expect($('.undo [role=status]').text()).toContain('Faite')
})

test('requests list › the language switch preserves the filters', async () => {
  const queue = '/staff/requests?view=new&exam=mri'
  const $ = await staffPage(sylvie, queue)
  const { headers } = await sylvie.agent
    .post('/staff/language')
    .type('form')
    .send({ ...fieldsIn($, '.lang'), locale: 'en' })
  expect(headers['location']).toBe(queue)
})

test('requests list › an assigned request is in “mine”, and a due callback day moves it to the top', async () => {
  const { reference } = await aReceivedRequest(app)
  await press(reference, 'assign', sylvie.id)
  expect(await rows('mine')).toHaveLength(1)
  const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
  await sylvie.agent
    .post(`/staff/requests/${reference}`)
    .type('form')
    .send({ ...fieldsIn($, '.outcome'), outcome: 'later', day: '2026-11-26' })
    .expect(303)
  const mine = await staffPage(sylvie, '/staff/requests?view=mine')
  expect(mine('.k-due').text()).toContain('promis')
  expect(mine('.k-state').text()).toContain('En attente')
})

test.each(['2026-11-26', '2026-11-27', '2026-12-23'])(
  'callback day › suggests on %s a day when the clinic is open',
  async (today) => {
    app.clock.pass(Date.parse(`${today}T15:00:00Z`) - app.clock.now())
    sylvie = await signedIn(app)
    const { reference } = await aReceivedRequest(app)
    const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
    await sylvie.agent
      .post(`/staff/requests/${reference}`)
      .type('form')
      .send({ ...fieldsIn($, '.outcome'), outcome: 'later', day: $('#day').val() })
      .expect(303)
  },
)

test('callback day › a past day is rejected with an error message, and typed text is preserved', async () => {
  const { reference } = await aReceivedRequest(app)
  const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
  const refused = await sylvie.agent
    .post(`/staff/requests/${reference}`)
    .type('form')
    .send({ ...fieldsIn($, '.outcome'), outcome: 'later', day: '2026-11-01' })
  expect(refused.status).toBe(422)
  const page = load(refused.text)
  expect(page('#day').val()).toBe('2026-11-01')
  expect(page('#day-error').text()).toContain('à partir d’aujourd’hui')
})

test('spam › a released request has the same retention as others', async () => {
  const { reference } = await aReceivedRequest(app, {}, true)
  const readExpiry = async () => (await app.services.staff.requests.find(reference))?.expiresAt ?? 0
  const soon = await readExpiry()
  expect(await rows('spam')).toHaveLength(1)
  await press(reference, 'state', 'new', 'spam')
  expect(await rows('new')).toHaveLength(1)
  expect(await readExpiry()).toBeGreaterThan(soon)
  await press(reference, 'state', 'spam')
  expect(await rows('spam')).toHaveLength(1)
  expect(await readExpiry()).toBe(soon)
})

test('spam › a request marked as spam is deleted early, with its notes and emails', async () => {
  const { reference } = await aReceivedRequest(app)
  const { records } = app.services
  const where = { field: 'reference', equals: reference }
  const emails = async () => (await records.list('emails', { limit: 10, where })).records.length
  expect(await emails()).toBeGreaterThan(0)
  await press(reference, 'state', 'spam')
  await runDailyCleanup(app)
  expect(await emails()).toBeGreaterThan(0)
  app.clock.pass(31 * day)
  await runDailyCleanup(app)
  expect(await app.services.staff.requests.find(reference)).toBeUndefined()
  expect(await emails()).toBe(0)
})

test('request page › counts the days until deletion by the calendar', async () => {
  const { reference } = await aReceivedRequest(app)
  const said = async (): Promise<string> => {
    const later = await signedIn(app)
    return (await staffPage(later, `/staff/requests/${reference}`))('main').text()
  }
  app.clock.pass(179 * day - 2 * hour)
  expect(await said()).toContain('Supprimée le 20 mai 2027, dans 1 jour')
  app.clock.pass(day)
  expect(await said()).toContain('Supprimée aujourd’hui')
})

test('request page › shows the latest other requests of a person by address or phone number', async () => {
  for (let one = 0; one < 6; one += 1) {
    await aReceivedRequest(app)
    app.clock.pass(hour)
  }
  const { email: _none, ...byPhone } = aContactInput({ id: randomUUID() })
  const { submission: last } = await app.services.contact.receive(byPhone, { suspected: [] })
  app.clock.pass(hour)
  const { reference } = await aReceivedRequest(app)
  const $ = await staffPage(await signedIn(app), `/staff/requests/${reference}`)
  const others = $('.stay ul a').toArray()
  expect($(others[0]).attr('href')).toContain(last.reference)
})

test('requests list › shows requests stored before the staff area existed as new', async () => {
  const { id } = await aReceivedRequest(app)
  const { records } = app.services
  const record = await records.read('requests', id)
  await records.remove('requests', id)
  const { desk: _desk, ...fields } = record?.fields ?? {}
  await records.createAll([{ collection: 'requests', id, createdAt: app.clock.now(), fields }])
  expect(await rows('new')).toHaveLength(1)
})

const hostile = {
  name: '<script>alert(1)</script> \u202Etxet',
  message: `=cmd|' /C calc'!A0\r\n${'é'.repeat(3900)}`,
}

test('requests list › escapes hostile text, including formulas in CSV', async () => {
  const { reference } = await aReceivedRequest(app, { ...hostile, name: `=1+1 ${hostile.name}` })
  const list = await sylvie.agent.get('/staff/requests?view=new').expect(200)
  const page = await sylvie.agent.get(`/staff/requests/${reference}`).expect(200)
  for (const { text } of [list, page]) expect(text).not.toContain('<script>alert')
  const { text: csv, headers } = await sylvie.agent.get('/staff/requests/csv?view=new').expect(200)
  expect(headers['content-disposition']).toContain('attachment')
  expect(csv).toContain(`"'=1+1 <script>`)
  expect(csv).toContain(`"'=cmd|`)
})

test.each([
  ['fr', ';'],
  ['en', ','],
] as const)('CSV export › follows the language of the account: %s', async (locale, separator) => {
  const { reference } = await aReceivedRequest(app, { name: 'Tremblay, Zoé; "Z"' })
  const person = await signedIn(app, { locale, name: 'Léa Roy' })
  const { text } = await person.agent.get('/staff/requests/csv?view=new').expect(200)
  const [headings = '', row = ''] = text.split('\r\n')
  expect(headings.startsWith('\uFEFF"')).toBe(true)
  expect(headings.split(`"${separator}"`).length).toBeGreaterThan(5)
  expect(row).toContain(`"${reference}"${separator}`)
  expect(row).toContain('"Tremblay, Zoé; ""Z"""')
})

test('CSV export › requires a recent sign-in and logs the number of rows', async () => {
  await aReceivedRequest(app)
  await sylvie.agent.get('/staff/requests/csv?view=new').expect(200)
  const { records } = await app.services.records.list('audit', { limit: 1 })
  expect(records[0]?.fields).toMatchObject({ action: 'requestsExported', count: 1 })
  app.clock.pass(301_000)
  const { status, headers } = await sylvie.agent.get('/staff/requests/csv?view=new')
  expect([status, headers['content-type']]).not.toEqual([200, 'text/csv; charset=utf-8'])
})

test('requests list › focus moves to the next row when a request leaves the view', async () => {
  for (const name of ['Ana', 'Bob', 'Cid']) {
    await aReceivedRequest(app, { name })
    app.clock.pass(60_000)
  }
  const { requests } = await app.services.staff.requests.list('new', '', {})
  const [, second = '', third = ''] = requests.map(({ request }) => request.reference)
  const page = await staffPage(sylvie, '/staff/requests?view=new')
  const pressSecond = (button: Record<string, string>) =>
    sylvie.agent
      .post(`/staff/requests/${second}`)
      .type('form')
      .send({ ...fieldsIn(page, `#${second} form`), ...button })
  const taken = await pressSecond({ assign: sylvie.id })
  expect(taken.headers['location']).toMatch(new RegExp(`#${second}$`))
  const done = await pressSecond({ version: '2', state: 'done' })
  expect(done.headers['location']).toMatch(new RegExp(`#${third}$`))
  expect(await rows('new')).toEqual(['Ana', 'Cid'])
})

test('request page › links to the next request of its list, or the most urgent one after a call', async () => {
  for (const name of ['Ana', 'Bob', 'Cid']) {
    await aReceivedRequest(app, { name })
    app.clock.pass(60_000)
  }
  const second = (await app.services.staff.requests.list('new', '', {})).requests[1]
  const address = `/staff/requests/${second?.request.reference ?? ''}?view=new`
  const before = await staffPage(sylvie, address)
  expect(before('.crumb').text()).toContain('2 sur 3')
  expect(before('.crumb [rel=next]').text()).toContain('Cid')
  const form = { ...fieldsIn(before, '.outcome form'), from: 'page', outcome: 'message' }
  const called = await sylvie.agent.post(address).type('form').send(form).expect(303)
  const $ = await staffPage(sylvie, called.headers['location'] ?? '')
  expect($('.crumb').text()).not.toContain('sur')
  expect($('.crumb [rel=next]').text()).toContain('Ana')
})

test('bulk change › assigns and changes state with one click, and one undo reverts both', async () => {
  const { reference } = await aReceivedRequest(app)
  await signedIn(app, { name: 'Karine Dufour' })
  const $ = await staffPage(sylvie, '/staff/requests?view=new')
  const assign = $('#bulk-assign option:contains(Karine)').val()
  const pick = String($('tbody .tick').val())
  const done = await sylvie.agent
    .post('/staff/requests')
    .type('form')
    .send({ ...fieldsIn($, '#bulk'), pick, assign, state: 'doing' })
  const after = await staffPage(sylvie, done.headers['location'] ?? '')
  expect(after('.undo [role=status]').text()).toMatch(/passée à « En cours ».*assignée à Karine/)
  const found = () => app.services.staff.requests.find(reference)
  expect((await found())?.desk).toMatchObject({
    state: 'doing',
    assignee: { name: 'Karine Dufour' },
  })
  const page = await staffPage(sylvie, `/staff/requests/${reference}`)
  expect(page('main').text()).toMatch(/passée à « En cours ».*assignée à Karine Dufour/)
  await sylvie.agent.post('/staff/requests/undo').type('form').send(fieldsIn(after, '.undo'))
  expect((await found())?.desk).toMatchObject({ state: 'new', assignee: null })
})

test('requests list › can be filtered by a former colleague to reassign requests', async () => {
  const luc = await signedIn(app, { name: 'Luc Gagnon' })
  const mine = await aReceivedRequest(app, { name: 'Ana' })
  const his = await aReceivedRequest(app, { name: 'Bob' })
  await press(mine.reference, 'state', 'doing')
  const $ = await staffPage(luc, '/staff/requests?view=new')
  const form = { ...fieldsIn($, `#${his.reference} form`), state: 'doing' }
  await luc.agent.post(`/staff/requests/${his.reference}`).type('form').send(form).expect(303)
  await app.services.staff.manage.close({ actor: 'command' }, luc.id)
  const list = await staffPage(sylvie, '/staff/requests?view=doing')
  const choice = list('select[name=assignee] option:contains("Luc Gagnon")').attr('value') ?? ''
  expect(await rows(`doing&assignee=${choice}`)).toEqual(['Bob'])
  const chosen = await staffPage(sylvie, `/staff/requests?view=new&assignee=${choice}`)
  expect(chosen('select[name=assignee] option[selected]').attr('value')).toBe(choice)
})

test('bulk change › assigns and changes state of a full view with one click', async () => {
  const { reference } = await aReceivedRequest(app)
  await signedIn(app, { name: 'Karine Dufour' })
  const $ = await staffPage(sylvie, '/staff/requests?view=new')
  const assign = $('#bulk-assign option:contains(Karine)').val()
  const asked = await sylvie.agent
    .post('/staff/requests')
    .type('form')
    .send({ ...fieldsIn($, '#bulk'), all: 'on', assign, state: 'doing' })
  const confirm = load(asked.text)
  const fields = { ...fieldsIn(confirm, 'main form'), all: 'on' }
  await sylvie.agent.post('/staff/requests').type('form').send(fields).expect(200)
  expect((await app.services.staff.requests.find(reference))?.desk).toMatchObject({
    state: 'doing',
    assignee: { name: 'Karine Dufour' },
  })
})

/** Stores closed requests, a minute apart. @returns their references, newest first */
const storeClosed = async (count: number): Promise<readonly string[]> => {
  const references = Array.from({ length: count }, () => makeReference('OND'))
  const drafts = references.map((reference, place) => {
    const createdAt = new Date(app.clock.now() - place * 60_000).toISOString()
    const sent = { id: randomUUID(), reference, createdAt, consentAt: createdAt }
    const draft = draftSubmission(contactKind, aContactRequest(sent), app.clock.now() + 1e10)
    return { ...draft, fields: { ...draft.fields, desk: { state: 'done' } } }
  })
  await app.services.records.createAll(drafts)
  return references
}

test.each([
  { page: 1, from: 0, to: 30, links: 1 },
  { page: 2, from: 30, to: 60, links: 2 },
  { page: 3, from: 60, to: 61, links: 1 },
  { page: 99, from: 60, to: 61, links: 1 },
])(
  'requests list › page $page of 61 closed requests shows the total',
  async ({ page, from, to, links }) => {
    const references = await storeClosed(61)
    const $ = await staffPage(sylvie, `/staff/requests?view=done&page=${page}`)
    const shown = $('tr[id^=OND-]').map((_at, row) => $(row).attr('id'))
    expect(shown.get()).toEqual(references.slice(from, to))
    expect($('.pager').text()).toContain('61')
    expect($('.pager a')).toHaveLength(links)
  },
)

test('CSV export › includes every request of the view from any page of the list', async () => {
  const looked = 500
  await storeClosed(looked + 1)
  const last = await staffPage(sylvie, '/staff/requests?view=done&page=17')
  const more = last('a[href*="after="]').first().attr('href') ?? ''
  const $ = await staffPage(sylvie, more)
  const csv = $('a[href*="csv"]').attr('href') ?? ''
  const { text } = await sylvie.agent.get(csv).expect(200)
  expect(text.trim().split('\r\n')).toHaveLength(1 + looked + 1)
})

test.each(['2027-02-31', '2199-01-01', '2026-11-29'])(
  'callback day › rejects %s, which does not exist, is after deletion of the request or a closed day',
  async (typed) => {
    const { reference } = await aReceivedRequest(app)
    const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
    const answer = await sylvie.agent
      .post(`/staff/requests/${reference}`)
      .type('form')
      .send({ ...fieldsIn($, '.outcome'), outcome: 'later', day: typed })
    expect(answer.status).toBe(422)
    expect(load(answer.text)('[name=day]').val()).toBe(typed)
    expect((await app.services.staff.requests.find(reference))?.desk.promised).toBeNull()
  },
)

test('requests search › shows one result in the singular', async () => {
  await aReceivedRequest(app)
  const search = async (find: string) => {
    const { text } = await sylvie.agent.post('/staff/requests/search').type('form').send({ find })
    return load(text.replaceAll('\u00A0', ' '))('main').text()
  }
  expect(await search('Personne')).toMatch(/0 demande pour « Personne », reçue depuis/)
  expect(await search('Jeanne')).toMatch(/1 demande pour « Jeanne », reçue depuis/)
  await aReceivedRequest(app)
  expect(await search('Jeanne')).toMatch(/2 demandes pour « Jeanne », reçues depuis/)
})
