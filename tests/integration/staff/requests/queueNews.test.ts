import * as z from 'zod'
import { staffRoles } from '../../../../src/addresses/staffTable.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { aReceivedRequest, fieldsIn, staffPage } from '../../../support/staff/deskRequests.js'
import { aReceivedApplication } from '../../../support/staff/hrApplications.js'
import { signedIn, type SignedInPerson } from '../../../support/staff/signedIn.js'

const messageSchema = z.strictObject({
  position: z.int(),
  fresh: z.string(),
  changed: z.array(z.strictObject({ reference: z.string(), words: z.string() })),
})

let app: TestApp
let sylvie: SignedInPerson
let luc: SignedInPerson

beforeEach(async () => {
  app = await appForTests()
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
  luc = await signedIn(app, { name: 'Luc Gagnon' })
})
afterEach(() => app.end())

const openList = async (view = 'new', person = sylvie): Promise<string> =>
  (await staffPage(person, `/staff/requests?view=${view}`))('[data-news]').attr('data-news') ?? ''

const poll = async (address: string, person = sylvie) => {
  const answer = await person.agent.get(address).expect(200).expect('Content-Type', /json/)
  const message = messageSchema.parse(JSON.parse(answer.text.replaceAll('\u00A0', ' ')))
  // Like the script of the page, the next poll continues at the reported position.
  return { ...message, next: address.replace(/after=\d+/, `after=${message.position}`) }
}

const change = async (person: SignedInPerson, reference: string, state: string): Promise<void> => {
  const page = await staffPage(person, `/staff/requests/${reference}`)
  const form = { ...fieldsIn(page, '.outcome'), state }
  await person.agent.post(`/staff/requests/${reference}`).type('form').send(form).expect(303)
}

describe('poll of an open list', () => {
  test('reports requests received since the last poll with text and counts, without personal data', async () => {
    await aReceivedRequest(app, { name: 'Jeanne Morin' })
    const address = await openList()
    expect(await poll(address)).toMatchObject({ fresh: '', changed: [] })
    app.clock.pass(1_000)
    await aReceivedRequest(app, { name: 'Rose Nguyen', phone: '+14185550111' })
    const { text } = await sylvie.agent.get(address)
    expect(text).not.toMatch(/Rose|Nguyen|0111|Jeanne/)
    expect((await poll(address)).fresh).toBe('1 nouvelle demande : l’afficher')
  })

  test('reports the total of new requests while another list is open', async () => {
    const { reference } = await aReceivedRequest(app)
    await aReceivedRequest(app, { phone: '+14185550111' })
    const address = await openList('mine')
    expect((await poll(address)).fresh).toContain('2 nouvelles demandes')
    await change(luc, reference, 'doing')
    expect((await poll(address)).fresh).toContain('1 nouvelle demande')
  })

  test('names once the person who changed a request, despite other audit entries', async () => {
    const { reference } = await aReceivedRequest(app)
    await aReceivedRequest(app, { phone: '+14185550111' })
    const address = await openList()
    await change(luc, reference, 'doing')
    await change(luc, reference, 'waiting')
    await luc.agent.get('/staff/requests').expect(200)
    const first = await poll(address)
    expect(first.changed).toEqual([{ reference, words: 'Changée par Luc Gagnon : recharger' }])
    expect((await poll(first.next)).changed).toEqual([])
  })

  test('does not report replies of HR to applicants', async () => {
    const marie = await signedIn(app, { roles: ['hr'] })
    const application = (await aReceivedApplication(app)).reference
    const { reference } = await aReceivedRequest(app, { email: 'rose@exemple.ca' })
    const address = await openList()
    for (const [person, record] of [
      [marie, `/staff/applications/${application}`],
      [luc, `/staff/requests/${reference}`],
    ] as const) {
      const form = fieldsIn(await staffPage(person, record), '.reply-form')
      const words = { subject: 'Bonjour', text: 'Rappelez-nous.', do: 'send' }
      await person.agent
        .post(`${record}/reply`)
        .type('form')
        .send({ ...form, ...words })
        .expect(303)
    }
    expect((await poll(address)).changed.map((one) => one.reference)).toEqual([reference])
  })

  test('distinguishes changes of another tab of the same person, in the language of the account', async () => {
    const anne = await signedIn(app, { name: 'Anne Roy', locale: 'en' })
    const { reference } = await aReceivedRequest(app)
    const address = await openList('new', anne)
    await change(anne, reference, 'doing')
    expect((await poll(address, anne)).changed).toEqual([
      { reference, words: 'Changed by you elsewhere: reload' },
    ])
    expect((await poll(address)).changed[0]?.words).toBe('Changée par Anne Roy : recharger')
  })

  test('reads at most 100 entries after a long absence', async () => {
    const { reference } = await aReceivedRequest(app)
    const recent = await aReceivedRequest(app, { phone: '+14185550111' })
    const address = await openList()
    await change(luc, reference, 'doing')
    for (let count = 0; count < 100; count += 1) {
      await app.services.staff.audit.append({ actor: 'command', action: 'accountUnlocked' })
    }
    await change(luc, recent.reference, 'doing')
    expect((await poll(address)).changed.map((one) => one.reference)).toEqual([recent.reference])
  })

  test('ignores invalid parameters', async () => {
    await aReceivedRequest(app)
    for (const values of ['', '?after=-1&since=x&view=y', `?after=${'9'.repeat(400)}`]) {
      await poll(`/staff/requests/news${values}`)
    }
  })

  test('does not extend the session', async () => {
    const address = await openList()
    app.clock.pass(29 * 60_000)
    await poll(address)
    app.clock.pass(2 * 60_000)
    expect((await sylvie.agent.get(address)).status).toBe(401)
  })

  test.each<[string, () => Promise<unknown>, number]>([
    ['signed out', () => sylvie.agent.post('/staff/sign-out'), 401],
    [
      'lost the role',
      () => app.services.staff.manage.setRoles({ actor: 'command' }, sylvie.id, ['hr']),
      401,
    ],
    ['left', () => app.services.staff.manage.close({ actor: 'command' }, sylvie.id), 401],
  ])('is refused if the person has %s meanwhile', async (_what, happens, status) => {
    await signedIn(app, { roles: staffRoles })
    const address = await openList()
    await happens()
    expect((await sylvie.agent.get(address)).status).toBe(status)
  })
})
