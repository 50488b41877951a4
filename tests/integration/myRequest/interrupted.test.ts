import { AppError } from '../../../src/services/errors/errors.js'
import type { ContactRequest } from '../../../src/services/contact/contactRequest.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { aReceivedRequest, fieldsIn, staffPage } from '../../support/staff/deskRequests.js'
import { signedIn, type SignedInPerson } from '../../support/staff/signedIn.js'

/* Simulates a process that stops before or after a commit; the client resends to its successor. */

let app: TestApp
let sylvie: SignedInPerson
let request: ContactRequest

beforeAll(async () => {
  app = await appForTests()
  app.clock.pass(Date.parse('2026-11-25T15:00:00Z') - app.clock.now())
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.pass(1000)
  request = await aReceivedRequest(app, { email: `p${app.clock.now()}@exemple.ca` })
})

type Moment = 'before' | 'after'

const stopAtCommit = (moment: Moment) => {
  const { records } = app.services
  const commit = records.commit.bind(records)
  return jest.spyOn(records, 'commit').mockImplementationOnce(async (steps) => {
    if (moment === 'after') await commit(steps)
    throw new AppError(503, 'unavailable')
  })
}

const stored = async () => {
  const events = (await app.services.staff.requests.find(request.reference))?.desk.events ?? []
  const where = { field: 'reference', equals: request.reference }
  const emails = await app.services.records.list('emails', { limit: 50, where })
  return { events: events.map(({ kind }) => kind), emails: emails.records.length }
}

const visit = { day: '27', month: '11', year: '2026', hour: '8 h 15', want: 'cancel' }

const personActs: readonly Readonly<Record<string, string>>[] = [
  { act: 'message', message: 'Appelez après 17 h.' },
  { act: 'change', phone: '418 555-0150' },
  { act: 'change', email: 'nouvelle@exemple.ca' },
  { act: 'halfDays', halfDays: '2026-11-30 morning' },
  { act: 'visit', ...visit },
  { act: 'withdraw', sure: 'yes' },
  { act: 'endLink', sure: 'yes' },
]

const appointment = { appointmentDate: '2026-12-01', appointmentHour: '09:15' }

const deskActs: readonly Readonly<Record<string, string>>[] = [
  { outcome: 'booked', callNote: 'Avec sa fille.', ...appointment },
  { note: 'Une note.' },
  { do: 'withdrawn', callNote: 'A trouvé ailleurs.' },
  { do: 'link' },
  { do: 'shortNotice' },
]

const atBothMoments = (acts: readonly Readonly<Record<string, string>>[]) =>
  acts.flatMap((fields) =>
    (['before', 'after'] as const).map((moment) => ({
      name: Object.values(fields)[0],
      moment,
      fields,
    })),
  )

const expectOnce = async (moment: Moment, send: () => Promise<{ readonly status: number }>) => {
  const before = await stored()
  const spy = stopAtCommit(moment)
  expect((await send()).status).toBe(503)
  spy.mockRestore()
  const between = await stored()
  if (moment === 'before') expect(between).toEqual(before)
  const again = await send()
  expect([303, 409, 410]).toContain(again.status)
  const after = await stored()
  if (moment === 'after') expect(after).toEqual(between)
  expect(after.events.length).toBeGreaterThan(before.events.length)
  expect(new Set(after.events).size).toBe(after.events.length)
}

test.each(atBothMoments(personActs))(
  'interrupted action of the person › $name, stopped $moment the commit, is stored once with its emails',
  async ({ moment, fields }) => {
    const link = (await app.services.myRequest.linkTo(request)) ?? ''
    const address = link.replace(app.config.origin, '')
    await expectOnce(moment, () => app.site.post(address).type('form').send(fields))
  },
)

test.each(atBothMoments(deskActs))(
  'interrupted action of the front desk › $name, stopped $moment the commit, is stored once with its emails',
  async ({ moment, fields }) => {
    const address = `/staff/requests/${request.reference}`
    const { version = '' } = fieldsIn(await staffPage(sylvie, address), '.outcome form')
    await expectOnce(moment, () =>
      sylvie.agent
        .post(address)
        .type('form')
        .send({ version, from: 'page', ...fields }),
    )
  },
)

test.each(['before', 'after'] as const)(
  'interrupted merge › stopped %s the commit, changes both requests or none',
  async (moment) => {
    const other = await aReceivedRequest(app)
    const address = `/staff/requests/${request.reference}`
    const { version = '' } = fieldsIn(await staffPage(sylvie, address), '.outcome form')
    const spy = stopAtCommit(moment)
    const form = { version, from: 'page', merge: other.reference }
    await sylvie.agent.post(address).type('form').send(form).expect(503)
    spy.mockRestore()
    const kindsOf = async ({ reference }: ContactRequest) =>
      ((await app.services.staff.requests.find(reference))?.desk.events ?? []).map(
        ({ kind }) => kind,
      )
    expect([await kindsOf(request), await kindsOf(other)]).toEqual(
      moment === 'after' ? [['merged'], ['duplicate']] : [[], []],
    )
  },
)
