import { once } from 'node:events'
import type { Server } from 'node:http'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { aReceivedRequest } from '../../../support/staff/deskRequests.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

/* Whoever is no longer signed in is told nothing more on the page that is still open. */

let running: TestApp
let server: Server
let sylvie: SignedInPerson

beforeEach(async () => {
  running = await appForTests()
  await signedIn(running, { roles: ['admin'] })
  sylvie = await signedIn(running)
  server = running.app.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await running.end()
})

const byCommand = { actor: 'command' } as const

test.each<[string, () => Promise<unknown>]>([
  ['signed out', () => sylvie.agent.post(staffUrl('signOut'))],
  ['lost the role', () => running.services.staff.manage.setRoles(byCommand, sylvie.id, ['hr'])],
  ['left the clinic', () => running.services.staff.manage.close(byCommand, sylvie.id)],
  ['was away too long', async () => running.clock.pass(30_000)],
])('whoever %s is told of no later request', async (_words, happens) => {
  // The session has half a minute left, the stream a whole one.
  running.clock.pass(30 * 60_000 - 30_000)
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const answer = await fetch(`http://127.0.0.1:${port}/staff/events?since=0`, {
    headers: { Cookie: sylvie.cookie },
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  const read = async (): Promise<boolean> => {
    const { value = '', done = true } = (await reader?.read()) ?? {}
    received += value
    return done
  }
  while (!received.includes('event: counts')) await read()
  received = ''
  await happens()
  await aReceivedRequest(running, { name: 'Rose Nguyen' })
  running.clock.pass(5_000)
  while (!(await read())) expect(received).toBe('')
  expect(received).toBe('')
})
