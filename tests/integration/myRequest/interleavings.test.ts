import { refuseAnEmail } from '../../support/staff/refuseAnEmail.js'
import type { VisitorAct } from '../../../src/services/myRequest/visitorAct.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { aReceivedRequest } from '../../support/staff/deskRequests.js'
import { signedIn, type SignedInPerson } from '../../support/staff/signedIn.js'

const rounds = 100

let app: TestApp
let sylvie: SignedInPerson
beforeAll(async () => {
  app = await appForTests()
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
})
afterAll(() => app.end())

/** Returns a seeded pseudorandom generator (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('My request › concurrent actions of person, staff and site are each stored once or rejected', async () => {
  const random = randomFrom(2026)
  const { staff, myRequest } = app.services
  for (let round = 0; round < rounds; round += 1) {
    const request = await aReceivedRequest(app, { email: `p${round}@exemple.ca` })
    const { reference } = request
    const link = (await myRequest.linkTo(request)) ?? ''
    const key = new URL(link).searchParams.get('k') ?? ''
    const byPerson = async (act: VisitorAct): Promise<number> =>
      Number((await myRequest.act(key, act, undefined)).status === 'done')
    const byDesk = async (fields: Record<string, string>): Promise<number> => {
      const { status } = await sylvie.agent
        .post(`/staff/requests/${reference}`)
        .type('form')
        .send({ version: '1', from: 'page', ...fields })
      return Number(status === 303)
    }
    const bySite = async (): Promise<number> => {
      await refuseAnEmail(app, reference)
      return 1
    }
    const acts = [
      () => byPerson({ kind: 'message', text: 'Appelez-moi.' }),
      () => byPerson({ kind: 'change', details: { phone: `+1418555${1000 + round}` } }),
      () => byDesk({ note: 'Une note' }),
      () => byDesk({ outcome: 'noAnswer' }),
      bySite,
    ]
      .map((act) => ({ act, place: random() }))
      .toSorted((one, other) => one.place - other.place)
      .slice(0, 2 + Math.floor(random() * 4))
    const done = await Promise.all(acts.map(({ act }) => act()))
    const events = (await staff.requests.find(reference))?.desk.events ?? []
    expect({ round, events: events.length }).toEqual({
      round,
      events: done.reduce((sum, one) => sum + one, 0),
    })
  }
}, 120_000)
