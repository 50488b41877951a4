import { day } from '../../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import {
  actOnRequest,
  aReceivedRequest,
  fieldsIn,
  staffPage,
} from '../../../support/staff/deskRequests.js'
import {
  agentOf,
  openSession,
  signedIn,
  type SignedInPerson,
} from '../../../support/staff/signedIn.js'

let app: TestApp
let sylvie: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
})
afterEach(() => app.end())

const pageOf = (reference: string, who = sylvie) => staffPage(who, `/staff/requests/${reference}`)

const press = async (reference: string, fields: Record<string, string>): Promise<void> => {
  expect((await actOnRequest(sylvie, `/staff/requests/${reference}`, fields)).status).toBe(303)
}

test('request › a call result and its note are stored and undone together', async () => {
  const { reference } = await aReceivedRequest(app)
  await press(reference, { outcome: 'booked', callNote: 'Mardi 1er, 9 h 15' })
  const $ = await pageOf(reference)
  expect($('.line').text()).toContain('Mardi 1er, 9 h 15')
  await sylvie.agent
    .post('/staff/requests/undo')
    .type('form')
    .send(fieldsIn($, '.undo'))
    .expect(303)
  expect((await pageOf(reference))('.line').text()).not.toContain('Mardi 1er')
})

describe('deadline links of the requests list', () => {
  const listOf = async (query: string, who = sylvie) => {
    const $ = await staffPage(who, `/staff/requests?view=new${query}`)
    const links = $('.queue__line nav a')
      .toArray()
      .map((link) => [$(link).text(), $(link).attr('href'), $(link).attr('aria-current')])
    const rows = $('tbody tr')
      .toArray()
      .map((row) => $(row).attr('id'))
    return { links, rows, page: $ }
  }
  const url = '/staff/requests?view=new'

  test.each([
    { locale: 'fr', late: '1 en retard', today: '1 pour aujourd’hui', all: 'Toutes' },
    { locale: 'en', late: '1 late', today: '1 for today', all: 'All' },
  ] as const)('count and show late requests and those due today ($locale)', async (words) => {
    const overdue = await aReceivedRequest(app)
    app.clock.pass(3 * day)
    const due = await aReceivedRequest(app, { email: 'deux@exemple.ca' })
    app.clock.pass(day)
    const later = await aReceivedRequest(app, { email: 'trois@exemple.ca' })
    const anne = await signedIn(app, { name: 'Anne Roy', locale: words.locale })
    const whole = await listOf('', anne)
    expect(whole.rows).toEqual([overdue.reference, due.reference, later.reference])
    expect(whole.links).toEqual([
      [words.late, `${url}&due=late`, undefined],
      [words.today, `${url}&due=today`, undefined],
    ])
    const late = await listOf('&due=late', anne)
    expect(late.rows).toEqual([overdue.reference])
    expect(late.links).toEqual([
      [words.late, `${url}&due=late`, 'page'],
      [words.today, `${url}&due=today`, undefined],
      [words.all, url, undefined],
    ])
    expect((await listOf('&due=today', anne)).rows).toEqual([due.reference])
  })

  test('preserve the other filters, and the filter form preserves the deadline', async () => {
    await aReceivedRequest(app)
    app.clock.pass(4 * day)
    sylvie = await signedIn(app)
    const { links, page } = await listOf('&language=fr&due=late')
    expect(links.map(([, href]) => href)).toEqual([
      `${url}&language=fr&due=late`,
      `${url}&language=fr`,
    ])
    expect(page('select[name=due] option[selected]').attr('value')).toBe('late')
    expect(page('.print-only').text()).toContain('Nouvelles, En retard.')
  })

  test('show a count of zero while selected, and ignore unknown values', async () => {
    await aReceivedRequest(app)
    const { links, rows } = await listOf('&due=late')
    expect(rows).toEqual([])
    expect(links[0]).toEqual(['0 en retard', `${url}&due=late`, 'page'])
    expect((await listOf('&due=x')).rows).toHaveLength(1)
  })
})

describe('“Your day” in the list of own requests', () => {
  const dayOf = async (who = sylvie): Promise<string> =>
    (await staffPage(who, '/staff/requests?view=mine'))('.queue__line').text()

  test.each([
    ['fr', 'Votre journée : 2 appels, 1 courriel, 1 rendez-vous fixé.', 'Votre journée'],
    ['en', 'Your day: 2 calls, 1 email, 1 appointment booked.', 'Your day'],
  ] as const)(
    'counts calls, emails and bookings of the person (%s)',
    async (locale, words, start) => {
      const karine = sylvie
      sylvie = await signedIn(app, { name: 'Anne Roy', locale })
      expect(await dayOf()).not.toContain(start)
      const [first, second] = [
        await aReceivedRequest(app),
        await aReceivedRequest(app, { email: 'deux@exemple.ca' }),
      ]
      await press(first.reference, { outcome: 'booked' })
      await press(second.reference, { outcome: 'noAnswer' })
      const form = fieldsIn(await pageOf(second.reference), '.reply-form')
      await sylvie.agent
        .post(`/staff/requests/${second.reference}/reply`)
        .type('form')
        .send({ ...form, subject: 'Bonjour', text: 'Rappelez-nous.', do: 'send' })
        .expect(303)
      expect(await dayOf()).toContain(words)
      expect(await dayOf(karine)).not.toContain('Votre journée')
    },
  )

  test('excludes undone calls and those of earlier days', async () => {
    const { reference } = await aReceivedRequest(app)
    await press(reference, { outcome: 'noAnswer' })
    expect(await dayOf()).toContain('Votre journée : 1 appel.')
    const undo = fieldsIn(await pageOf(reference), '.undo')
    await sylvie.agent.post('/staff/requests/undo').type('form').send(undo).expect(303)
    expect(await dayOf()).not.toContain('Votre journée')
    await press(reference, { outcome: 'message' })
    app.clock.pass(day)
    const { cookie } = await openSession(app, sylvie.id)
    expect(await dayOf({ ...sylvie, agent: agentOf(app, cookie) })).not.toContain('Votre journée')
  })
})

test('request › an urgent request is marked and first in its list', async () => {
  const [first, second] = [
    await aReceivedRequest(app),
    await aReceivedRequest(app, { email: 'autre@exemple.ca' }),
  ]
  await press(second.reference, { do: 'urgent' })
  const $ = await staffPage(sylvie, '/staff/requests?view=new')
  const rows = $('tbody tr')
    .toArray()
    .map((row) => String($(row).attr('id')))
  expect(rows).toEqual([second.reference, first.reference])
  expect($(`#${second.reference} .k-note`).text()).toContain('Pressante')
})

test('request › a duplicate of a settled request can be closed from the list of other requests', async () => {
  const [first, second] = [await aReceivedRequest(app), await aReceivedRequest(app)]
  expect((await pageOf(second.reference))('.stay [value=duplicate]')).toHaveLength(0)
  await press(first.reference, { outcome: 'booked' })
  expect((await pageOf(second.reference))('.stay [value=duplicate]')).toHaveLength(1)
  await press(second.reference, { do: 'duplicate' })
  const found = await app.services.staff.requests.find(second.reference)
  expect(found?.desk.state).toBe('done')
})

test('request › shows which colleague opened it recently', async () => {
  const { reference } = await aReceivedRequest(app)
  await pageOf(reference, await signedIn(app, { name: 'Karine Dufour', email: 'k@exemple.ca' }))
  expect((await pageOf(reference))('[role=status]').text()).toContain('Karine Dufour')
  app.clock.pass(6 * 60_000)
  expect((await pageOf(reference))('[role=status]').text()).not.toContain('Karine Dufour')
})

test('audit log › can be filtered by the reference of a request or the name of a document', async () => {
  const [first, second] = [await aReceivedRequest(app), await aReceivedRequest(app)]
  await pageOf(first.reference)
  await pageOf(second.reference)
  const admin = await signedIn(app, { roles: ['admin'], email: 'admin@exemple.ca' })
  const $ = await staffPage(admin, `/staff/audit?subject=${first.reference.toLowerCase()}`)
  expect($('tbody').text()).toContain(first.reference)
  expect($('tbody').text()).not.toContain(second.reference)
  const saved = { action: 'contentSaved', subject: 'page:careers', requestId: 'test' } as const
  await app.services.staff.audit.append({ actor: 'command', ...saved })
  const document = await staffPage(admin, '/staff/audit?subject=page:careers')
  expect(document('tbody tr')).toHaveLength(1)
})

test.each([
  ['fr', 'Tout le monde'],
  ['en', 'Everybody'],
] as const)(
  'audit log › can be filtered by person, reference and action at once (%s)',
  async (locale, all) => {
    const [first, second] = [await aReceivedRequest(app), await aReceivedRequest(app)]
    const karine = await signedIn(app, { name: 'Karine Dufour', email: 'k@exemple.ca' })
    await pageOf(first.reference, karine)
    await pageOf(second.reference, karine)
    await pageOf(first.reference)
    const admin = await signedIn(app, { roles: ['admin'], email: 'admin@exemple.ca', locale })
    const entries = async (query: string) => {
      const $ = await staffPage(admin, `/staff/audit?${query}`)
      expect($('select[name=actor] option').first().text()).toBe(all)
      return $('tbody tr')
        .toArray()
        .map((row) => $(row).text())
    }
    const ofKarine = await entries(`actor=${karine.id}`)
    expect(ofKarine).toHaveLength(2)
    expect(ofKarine.every((row) => row.includes('Karine Dufour'))).toBe(true)
    expect(await entries(`actor=${karine.id}&subject=${first.reference}`)).toHaveLength(1)
    expect(await entries(`actor=${karine.id}&action=requestCalled`)).toHaveLength(0)
  },
)

test('closed account › its open requests become unassigned', async () => {
  const { reference } = await aReceivedRequest(app)
  await press(reference, { assign: sylvie.id })
  const admin = await signedIn(app, { roles: ['admin'], email: 'admin@exemple.ca' })
  await admin.agent.post(`/staff/accounts/${sylvie.id}/close`).type('form').send({}).expect(303)
  const found = await app.services.staff.requests.find(reference)
  expect(found?.desk.assignee).toBeNull()
})
