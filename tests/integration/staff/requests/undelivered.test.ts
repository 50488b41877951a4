import {
  actOnRequest,
  aReceivedRequest,
  fieldsIn,
  staffPage,
} from '../../../support/staff/deskRequests.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { refuseAnEmail } from '../../../support/staff/refuseAnEmail.js'
import { signedIn, type SignedInPerson } from '../../../support/staff/signedIn.js'

let app: TestApp
let sylvie: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
})
afterEach(() => app.end())

const refuse = (reference: string) => refuseAnEmail(app, reference)

const rowOf = async (reference: string): Promise<string> =>
  (await staffPage(sylvie, '/staff/requests?view=new'))(`#${reference}`).text()

test('undelivered email › is shown on its request, which is due at once', async () => {
  const { reference } = await aReceivedRequest(app)
  await refuse(reference)
  const row = await rowOf(reference)
  expect(row).toContain('Courriel non remis : appelez.')
  expect(row).toContain('En retard depuis')
  const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
  expect($('main').text()).toContain('Courriel non remis : appelez la personne')
})

test('undelivered email › is resolved when staff record a phone call', async () => {
  const { reference } = await aReceivedRequest(app)
  await refuse(reference)
  const address = `/staff/requests/${reference}`
  const { version = '' } = fieldsIn(await staffPage(sylvie, address), '.outcome form')
  const call = { version, outcome: 'noAnswer', from: 'page' }
  await sylvie.agent.post(address).type('form').send(call).expect(303)
  const found = await app.services.staff.requests.find(reference)
  expect(found?.desk.state).toBe('doing')
  const $ = await staffPage(sylvie, '/staff/requests?view=doing')
  expect($(`#${reference} .k-note`).text()).toContain('Pas de réponse')
})

test.each([
  ['withdrawn', { do: 'withdrawn' }, 'done'],
  ['flagged as spam', { state: 'spam' }, 'spam'],
] as const)(
  'undelivered email › does not reopen a request that was %s',
  async (_case, fields, state) => {
    const { reference } = await aReceivedRequest(app)
    await actOnRequest(sylvie, `/staff/requests/${reference}`, fields)
    await refuse(reference)
    const found = await app.services.staff.requests.find(reference)
    expect(found?.desk.state).toBe(state)
    expect(found?.desk.events.at(-1)?.kind).toBe('undelivered')
  },
)

test('undelivered email › has no effect if its reference belongs to no request', async () => {
  const before = (await app.services.staff.audit.verify()).count
  await refuse('2026-11-25')
  expect((await app.services.staff.audit.verify()).count).toBe(before)
})

describe('snoozed request', () => {
  const snooze = async (reference: string, day: string) => {
    const address = `/staff/requests/${reference}`
    const { version = '' } = fieldsIn(await staffPage(sylvie, address), '.outcome form')
    return sylvie.agent
      .post(address)
      .type('form')
      .send({ version, outcome: 'snooze', day, from: 'page' })
  }
  const order = async (): Promise<readonly string[]> => {
    const $ = await staffPage(sylvie, '/staff/requests?view=new')
    return $('tbody tr')
      .toArray()
      .map((row) => String($(row).attr('id')))
  }

  test('is last in its list until the chosen day or a message from the person', async () => {
    const first = await aReceivedRequest(app)
    const second = await aReceivedRequest(app, { email: 'autre@exemple.ca' })
    expect((await snooze(first.reference, '2026-12-01')).status).toBe(303)
    expect(await order()).toEqual([second.reference, first.reference])
    expect(await rowOf(first.reference)).toContain('à revoir le')
    const link = (await app.services.myRequest.linkTo(first)) ?? ''
    const key = new URL(link).searchParams.get('k') ?? ''
    await app.services.myRequest.act(key, { kind: 'message', text: 'Bonjour' }, undefined)
    expect(await rowOf(first.reference)).not.toContain('à revoir le')
    const $ = await staffPage(sylvie, `/staff/requests/${first.reference}`)
    expect($('[name=day]').val()).toBe('2026-12-01')
  })

  test('requires a day when the clinic is open', async () => {
    const { reference } = await aReceivedRequest(app)
    const refused = await snooze(reference, '2026-11-29')
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('fermée')
  })
})
