import { load } from 'cheerio'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import {
  agentOf,
  openSession,
  type SignedInPerson,
  signedIn,
} from '../../../support/staff/signedIn.js'

const year = 365 * 86_400_000

let running: TestApp
let manager: SignedInPerson

beforeEach(async () => {
  running = await appForTests()
  manager = await signedIn(running, { roles: ['admin'], name: 'Marie-Ève Lachance' })
})
afterEach(() => running.end())

const whole = {
  law: 'health',
  information: 'Prénom, nom de l’examen, heure du rendez-vous',
  circumstances: 'Le courriel de préparation est parti à une adresse mal recopiée.',
  occurred: '2026-11-20',
  awareOn: '2026-11-20',
  persons: '1',
  serious: 'yes',
  reasons: 'Renseignement de santé lu par une personne inconnue.',
  noticeCommission: '2026-11-21',
  noticeMinister: '2026-11-21',
  noticePersons: '2026-11-20',
  publicNotice: '',
  measures: 'La personne confirme avoir effacé le courriel.',
  linked: '',
}

const post = (path: string, fields: Readonly<Record<string, unknown>>, cookie = manager.cookie) =>
  agentOf(running, cookie).post(path).type('form').send(fields)

const record = async (fields: Readonly<Record<string, unknown>>): Promise<string> => {
  const answer = await post(staffUrl('incidentNew'), fields)
  expect(answer.status).toBe(303)
  return String(answer.headers['location']).split('/').at(-1) ?? ''
}

const pageOf = async (reference: string) => {
  const page = await manager.agent.get(staffUrl('incident', { reference }))
  return { page, $: load(page.text) }
}

const stored = async () => {
  const { records } = await running.services.records.list('incidents', { limit: 50 })
  return records
}

const missingIn = (text: string): readonly string[] =>
  load(text)('.notice li a')
    .toArray()
    .map((link) => (link.attribs['href'] ?? '').slice(1))

test('incident › with its eight items is stored under the next number of the year', async () => {
  expect(await record(whole)).toBe('INC-2026-001')
  const reference = await record(whole)
  expect(reference).toBe('INC-2026-002')
  const { $ } = await pageOf(reference)
  expect($('#measures').val()).toBe(whole.measures)
  expect($('.tag--warn')).toHaveLength(0)
})

test('incident › a double click registers one incident, and an edit after Back is preserved', async () => {
  const form = load((await manager.agent.get(staffUrl('incidentNew'))).text)
  const sent = { ...whole, id: form('form.panel [name=id]').val() }
  const answers = await Promise.all([
    post(staffUrl('incidentNew'), sent),
    post(staffUrl('incidentNew'), sent),
  ])
  const address = staffUrl('incident', { reference: 'INC-2026-001' })
  expect(answers.map(({ headers }) => headers['location'])).toEqual([address, address])
  const edited = await post(staffUrl('incidentNew'), { ...sent, persons: '3' })
  expect(edited.status).toBe(409)
  const $ = load(edited.text)
  expect($('#persons').val()).toBe('3')
  expect($('form.panel').attr('action')).toBe(address)
  expect(await stored()).toHaveLength(1)
})

test.each([
  ['law', ''],
  ['information', ''],
  ['circumstances', ''],
  ['occurred', ''],
  ['awareOn', ''],
  ['awareOn', '2027-01-01'],
  ['awareOn', 'hier'],
  ['persons', 'quelques'],
  ['serious', ''],
  ['reasons', ''],
  ['noticeCommission', ''],
  ['noticeMinister', ''],
  ['noticePersons', '2026-13-01'],
  ['measures', ''],
])(
  'incident › whose %s is “%s” is rejected with the name of the item and preserves the typed text',
  async (item, value) => {
    const answer = await post(staffUrl('incidentNew'), { ...whole, [item]: value })
    expect(answer.status).toBe(422)
    expect(await stored()).toHaveLength(0)
    const missing = missingIn(answer.text)
    expect(missing).toContain(item)
    // Notices are required only once the risk is assessed.
    expect(missing).toHaveLength(1)
    const $ = load(answer.text)
    expect($(`#${item}-error`)).toHaveLength(1)
    if (item !== 'information') expect($('#information').val()).toBe(whole.information)
  },
)

test('incident › requires notice to the Minister for health information only, and no notice without serious risk', async () => {
  const application = { ...whole, law: 'private', noticeMinister: '' }
  await record(application)
  const harmless = {
    ...whole,
    serious: 'no',
    noticeCommission: '',
    noticeMinister: '',
    noticePersons: '',
  }
  await record(harmless)
  const $ = load((await manager.agent.get(staffUrl('incidents'))).text)
  const notices = $('td[data-label="Avis"]')
    .toArray()
    .map((cell) => $(cell).text())
  expect(notices[0]).toBe('Aucun requis')
  expect(notices[1]).toContain('Commission')
  expect(notices[1]).not.toContain('Ministre')
})

test('incident › a draft may lack items, and the register lists the notices not yet sent', async () => {
  const reference = await record({ ...whole, noticeCommission: '', measures: '', draft: '1' })
  const list = load((await manager.agent.get(staffUrl('incidents'))).text)
  expect(list('.notice--warn').text()).toContain(reference)
  expect(list('td[data-label="Avis"]').text()).toContain('à envoyer')
  const { page } = await pageOf(reference)
  expect(missingIn(page.text)).toEqual(['noticeCommission', 'measures'])
})

test('incident › is completed by a new version, and the earlier one is preserved', async () => {
  const reference = await record({ ...whole, measures: '', draft: '1' })
  const answer = await post(staffUrl('incident', { reference }), { ...whole, version: 1 })
  expect(answer.status).toBe(303)
  const [incident] = await stored()
  expect(incident?.fields['versions']).toMatchObject([
    { items: { measures: '' } },
    { items: { measures: whole.measures } },
  ])
  const { $ } = await pageOf(reference)
  expect($('aside ol li')).toHaveLength(2)
})

test('incident › an edit conflict preserves the second text and shows the first', async () => {
  const reference = await record({ ...whole, draft: '1' })
  await post(staffUrl('incident', { reference }), { ...whole, measures: 'La première', version: 1 })
  const answer = await post(staffUrl('incident', { reference }), {
    ...whole,
    measures: 'La seconde',
    version: 1,
  })
  expect(answer.status).toBe(409)
  const $ = load(answer.text)
  expect($('#measures').val()).toBe('La seconde')
  expect($('[role=alert]').text()).toContain('La première')
  const version = $('main input[name=version]').val()
  const again = await post(staffUrl('incident', { reference }), { ...whole, version })
  expect(again.status).toBe(303)
  expect((await stored())[0]?.fields['versions']).toHaveLength(3)
})

test('incident › can be removed after the fifth year and not in the fourth', async () => {
  const reference = await record(whole)
  running.clock.pass(4 * year)
  const { cookie } = await openSession(running, manager.id)
  const refused = await post(staffUrl('incidentRemove', { reference }), {}, cookie)
  expect(refused.status).toBe(409)
  expect(load(refused.text)('[role=alert]').text().replaceAll('\u00A0', ' ')).toContain(
    '22 novembre 2031',
  )
  expect(await stored()).toHaveLength(1)
  await running.services.records.removeExpired(running.clock.now())
  expect(await stored()).toHaveLength(1)
  running.clock.pass(year + 3 * 86_400_000)
  const later = await openSession(running, manager.id)
  const gone = await post(staffUrl('incidentRemove', { reference }), {}, later.cookie)
  expect(gone.status).toBe(303)
  expect(await stored()).toHaveLength(0)
})

test('incident › concurrent removal by two people succeeds for both and is logged once', async () => {
  const reference = await record(whole)
  running.clock.pass(6 * year)
  const { cookie } = await openSession(running, manager.id)
  const { sessions, incidents } = running.services.staff
  const who = await sessions.find(cookie)
  if (who === undefined) throw new Error('Nobody is signed in.')
  // Called directly, so that both read before either removes.
  const remove = () => incidents.remove(reference, { signedIn: who, requestId: 'test-0001' })
  expect(await Promise.all([remove(), remove()])).toEqual(['removed', 'removed'])
  const where = { field: 'action', equals: 'incidentRemoved' }
  expect(await running.services.records.count('audit', where)).toBe(1)
})

test('incident › an old date of awareness does not make it removable earlier', async () => {
  const reference = await record({ ...whole, awareOn: '2015-01-01' })
  const answer = await post(staffUrl('incidentRemove', { reference }), {})
  expect(answer.status).toBe(409)
})

test('incident › each change is in the audit log with the incident number but without text', async () => {
  const reference = await record(whole)
  await post(staffUrl('incident', { reference }), { ...whole, version: 1 })
  await post(staffUrl('incidentRemove', { reference }), {})
  const { records } = await running.services.records.list('audit', { limit: 50 })
  const entries = records
    .toReversed()
    .map(({ fields }) => [fields['action'], fields['subject'], fields['outcome']])
  expect(entries).toEqual([
    ['incidentOpened', reference, 'done'],
    ['incidentAmended', reference, 'done'],
    ['incidentRemoved', reference, 'refused'],
    // The page of a refused removal shows the whole incident.
    ['incidentViewed', reference, 'done'],
  ])
  expect(JSON.stringify(records)).not.toContain('préparation')
})

test('incident register › is exported in full after a recent code, with an audit entry', async () => {
  const reference = await record(whole)
  const address = staffUrl('incidentsCopy')
  const copy = await manager.agent.get(address).expect(200)
  for (const words of [reference, whole.circumstances, whole.measures, whole.reasons]) {
    expect(copy.text).toContain(words)
  }
  const { entries } = await running.services.staff.audit.list({ limit: 1 })
  expect(entries[0]).toMatchObject({ action: 'incidentsCopied' })
  running.clock.pass(301_000)
  expect((await manager.agent.get(address)).status).toBe(401)
})
