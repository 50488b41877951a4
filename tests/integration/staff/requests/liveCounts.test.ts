import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { aReceivedRequest, fieldsIn, staffPage } from '../../../support/staff/deskRequests.js'
import { signedIn, type SignedInPerson } from '../../../support/staff/signedIn.js'

let app: TestApp
let sylvie: SignedInPerson

beforeEach(async () => {
  app = await appForTests()
  sylvie = await signedIn(app)
})
afterEach(() => app.end())

/** Follows the events of a page as a browser does; `next` waits for one more. */
const follow = async (since: number, lastEventId?: string, view = 'new') => {
  const server = app.app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const { port }: Pick<AddressInfo, 'port'> =
    typeof address === 'object' && address !== null ? address : { port: 0 }
  const answer = await fetch(`http://127.0.0.1:${port}/staff/events?since=${since}&view=${view}`, {
    headers: {
      Cookie: sylvie.cookie,
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
    },
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async (event = 'counts'): Promise<string> => {
    const { value = '', done = true } = (await reader?.read()) ?? {}
    if (done) return 'ended'
    return value.includes(`event: ${event}`) ? value : next(event)
  }
  return {
    answer,
    next,
    end: async () => {
      await reader?.cancel()
      server.closeAllConnections()
      server.close()
    },
  }
}

test('an open page is told what has come since, in words and numbers, never a row', async () => {
  await aReceivedRequest(app, { name: 'Jeanne Morin' })
  const events = await follow(await sinceOf())
  expect(events.answer.headers.get('content-type')).toContain('text/event-stream')
  expect(await events.next()).toContain('"fresh":""')
  app.clock.pass(1_000)
  await aReceivedRequest(app, { name: 'Rose Nguyen', phone: '+14185550111' })
  const told = events.next()
  app.clock.pass(5_000)
  expect(await told).toMatch(/"new":2.*1\snouvelle demande/)
  expect(await told).not.toMatch(/Rose|0111/)
  await events.end()
})

/** The moment after which whatever comes is news to a list that is open. */
const sinceOf = async (): Promise<number> =>
  Number((await staffPage(sylvie, '/staff/requests?view=new'))('[data-since]').attr('data-since'))

test('a request that comes after a colleague has set another apart as spam is told all the same', async () => {
  const { reference } = await aReceivedRequest(app, { name: 'Pub Gratuite' })
  const events = await follow(await sinceOf())
  await events.next()
  const luc = await signedIn(app, { name: 'Luc Gagnon' })
  const queue = await staffPage(luc, '/staff/requests?view=new')
  const form = { ...fieldsIn(queue, `#${reference} form`), state: 'spam' }
  await luc.agent.post(`/staff/requests/${reference}`).type('form').send(form).expect(303)
  app.clock.pass(1_000)
  await aReceivedRequest(app, { name: 'Rose Nguyen', phone: '+14185550111' })
  const told = events.next()
  app.clock.pass(5_000)
  expect(await told).toMatch(/1\snouvelle demande/)
  await events.end()
})

test('beside another list it says how many new requests wait in all, as the page itself did', async () => {
  const { reference } = await aReceivedRequest(app, { name: 'Jeanne Morin' })
  await aReceivedRequest(app, { name: 'Rose Nguyen', phone: '+14185550111' })
  const events = await follow(await sinceOf(), undefined, 'mine')
  expect(await events.next()).toMatch(/2\snouvelles demandes/)
  const told = events.next()
  await lucTakes(reference)
  app.clock.pass(5_000)
  expect(await told).toMatch(/1\snouvelle demande/)
  await events.end()
})

/** Luc takes a request from the list. */
const lucTakes = async (reference: string): Promise<void> => {
  const luc = await signedIn(app, { name: 'Luc Gagnon' })
  const queue = await staffPage(luc, '/staff/requests?view=new')
  const form = { ...fieldsIn(queue, `#${reference} form`), state: 'doing' }
  await luc.agent.post(`/staff/requests/${reference}`).type('form').send(form).expect(303)
}

test('an open page is told which request a colleague changed, and reads its row as it is now', async () => {
  const { reference } = await aReceivedRequest(app)
  const events = await follow(1)
  await events.next()
  await lucTakes(reference)
  const told = events.next('changed')
  app.clock.pass(5_000)
  expect(await told).toContain(`["${reference}"]`)
  await events.end()
  const $ = await staffPage(sylvie, `/staff/requests/rows?view=new&row=${reference}`)
  expect($(`#${reference} .k-state`).text()).toContain('Luc')
  // It is no longer of the view: it keeps its place until the next load.
  expect($(`#${reference}`).hasClass('is-gone')).toBe(true)
})

const idIn = (event: string): string => /^id: (\d+)$/m.exec(event)?.[1] ?? 'none'

test('a page that was not connected for a moment is told what a colleague changed meanwhile', async () => {
  const { reference } = await aReceivedRequest(app)
  const other = await follow(1)
  await other.next()
  const page = await follow(1)
  const seen = idIn(await page.next())
  await page.end()
  await lucTakes(reference)
  // The page beside it, which stayed connected, is told first.
  const told = other.next('changed')
  app.clock.pass(5_000)
  expect(await told).toContain(`["${reference}"]`)
  const again = await follow(1, seen)
  expect(await again.next('changed')).toContain(`["${reference}"]`)
  for (const one of [other, again]) await one.end()
})

test('a page that was away while more happened than is looked through reads all its rows anew', async () => {
  const { reference } = await aReceivedRequest(app)
  const page = await follow(1)
  const seen = idIn(await page.next())
  await page.end()
  await lucTakes(reference)
  for (let views = 0; views < 100; views += 1) {
    await app.services.staff.audit.append({ actor: 'command', action: 'accountUnlocked' })
  }
  const again = await follow(1, seen)
  expect(await again.next('changed')).toContain('data: null')
  await again.end()
})

test('a page whose address says where it stood is told what was changed since it was made', async () => {
  const { reference } = await aReceivedRequest(app)
  const queue = await staffPage(sylvie, '/staff/requests?view=new')
  await lucTakes(reference)
  const page = await follow(1, queue('[data-position]').attr('data-position') ?? 'none')
  expect(await page.next('changed')).toContain(`["${reference}"]`)
  await page.end()
})

test('it ends when the process stops, so that nobody waits for it', async () => {
  const events = await follow(0)
  await events.next()
  await app.services.staff.liveCounts.stop()
  expect(await events.next()).toBe('ended')
  await events.end()
})

test('a page that is merely open does not keep its session alive', async () => {
  const events = await follow(0)
  app.clock.pass(29 * 60_000)
  await events.end()
  const later = await follow(0)
  await later.end()
  app.clock.pass(2 * 60_000)
  const { status } = await sylvie.agent.get('/staff/requests')
  expect(status).toBe(401)
})

test('whoever asks for the headers of the events alone is answered at once, and followed by nothing', async () => {
  const { status, headers } = await sylvie.agent.head('/staff/events?since=0')
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('text/event-stream')
})
