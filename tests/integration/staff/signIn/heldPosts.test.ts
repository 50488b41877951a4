import { once } from 'node:events'
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { hour, minute, second } from '../../../../src/shared/time/durations.js'
import { eventually } from '../../../support/site/eventually.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

/* A slow body may take an hour: permissions are checked again once it is complete. */

let running: TestApp
let server: Server
let luc: SignedInPerson
beforeEach(async () => {
  running = await appForTests()
  await signedIn(running, { roles: ['admin'], name: 'Marie-Ève Lachance' })
  luc = await signedIn(running, { roles: ['admin'], name: 'Luc Gagnon' })
  server = createServer(running.app).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.close()
  await running.end()
})

const email = 'complice@exemple.ca'
const body = new URLSearchParams({
  email,
  name: 'Complice',
  role: 'admin',
  locale: 'fr',
}).toString()

const portOf = (address: ReturnType<Server['address']>): number =>
  typeof address === 'object' ? (address?.port ?? 0) : 0

/** Starts to send an invitation and resolves once the site has authorised the request. */
const begin = async ({ cookie, sessionId }: SignedInPerson): Promise<ClientRequest> => {
  running.clock.pass(2 * minute)
  const sent = request({
    port: portOf(server.address()),
    method: 'POST',
    path: staffUrl('accountInvite'),
    headers: {
      Cookie: cookie,
      Origin: running.config.origin,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': body.length,
    },
  })
  sent.write(body.slice(0, 10))
  await eventually(async () => {
    const session = await running.services.records.read('sessions', sessionId)
    expect(session?.fields['seenAt']).toBe(running.clock.now())
  })
  return sent
}

const finish = async (sent: ClientRequest): Promise<{ status: number; page: string }> => {
  sent.end(body.slice(10))
  const answered: [IncomingMessage] = await new Promise((resolve) =>
    sent.once('response', (response: IncomingMessage) => resolve([response])),
  )
  const [response] = answered
  return { status: response.statusCode ?? 0, page: await text(response) }
}

const emails = async (): Promise<readonly string[]> =>
  (await running.services.staff.manage.list()).map(({ account }) => account.stored.email)

const byCommand = { actor: 'command' } as const

test.each<[string, () => Promise<unknown>]>([
  ['signed out', () => luc.agent.post(staffUrl('signOut'))],
  ['signed out by an admin', () => running.services.staff.manage.endSessions(byCommand, luc.id)],
  ['no longer an admin', () => running.services.staff.manage.setRoles(byCommand, luc.id, ['desk'])],
  ['without an account', () => running.services.staff.manage.close(byCommand, luc.id)],
  ['idle for an hour', async () => running.clock.pass(hour)],
])(
  'slow post › sends no invitation if its sender is %s before it ends',
  async (_words, happens) => {
    const sent = await begin(luc)
    await happens()
    const { status, page } = await finish(sent)
    expect(status).toBe(401)
    expect(page).toContain('name="password"')
    expect(await emails()).not.toContain(email)
  },
)

test('slow post › requires the code again if the recent code expires meanwhile', async () => {
  const sent = await begin(luc)
  running.clock.pass(301 * second)
  const { status, page } = await finish(sent)
  expect(status).toBe(401)
  expect(page).toContain('name="code"')
  expect(page).toContain(email)
  expect(await emails()).not.toContain(email)
})

test('slow post › succeeds while its sender stays signed in', async () => {
  const { status } = await finish(await begin(luc))
  expect(status).toBe(200)
  expect(await emails()).toContain(email)
})
