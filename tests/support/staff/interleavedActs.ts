import type { VisitorAct } from '../../../src/services/myRequest/visitorAct.js'
import type { TestApp } from '../site/appForTests.js'
import { aReceivedRequest } from './deskRequests.js'
import { refuseAnEmail } from './refuseAnEmail.js'
import type { SignedInPerson } from './signedIn.js'

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

/** Lets person, front desk and site change a request at the same time; fails if a change is lost or doubled. */
export const interleaveActs = async (
  app: TestApp,
  sylvie: Pick<SignedInPerson, 'agent'>,
  rounds: number,
): Promise<void> => {
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
      () => byPerson({ kind: 'withdraw' }),
      () => byDesk({ note: 'Une note' }),
      () => byDesk({ outcome: 'booked' }),
      bySite,
    ]
      .map((act) => ({ act, place: random() }))
      .toSorted((one, other) => one.place - other.place)
      .slice(0, 2 + Math.floor(random() * 5))
    const done = await Promise.all(acts.map(({ act }) => act()))
    const events = (await staff.requests.find(reference))?.desk.events ?? []
    expect({ round, events: events.length }).toEqual({
      round,
      events: done.reduce((sum, one) => sum + one, 0),
    })
  }
}
