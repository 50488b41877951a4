import { createServer, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'
import { load } from 'cheerio'
import { generateSync } from 'otplib'
import { staffUrl } from '../../src/addresses/staffTable.js'
import { openFirebaseAuth } from '../../src/services/adapters/identity/firebaseAuth.js'
import type { IdentityProvider } from '../../src/services/adapters/identity/identityProvider.js'
import { openStaffAccess } from '../../src/services/staff/openStaffAccess.js'
import { appForTests, type TestApp } from '../support/site/appForTests.js'
import { agentOf } from '../support/staff/signedIn.js'
import { cookieOf, giveCode, givePassword } from '../support/staff/signInVisits.js'
import { type AuthEmulator, startAuthEmulator } from './authEmulator.js'
import { refuseUnreadable } from '../../src/services/adapters/records/readable.js'

const projectId = 'clinic-of-the-tests'
const apiKey = 'an-api-key-of-the-tests'
const email = 'sophie@clinique.example'
const password = 'celui de Firebase'
const second = 1000
const minute = 60 * second

let emulator: AuthEmulator
beforeAll(async () => {
  emulator = await startAuthEmulator(projectId)
})
afterAll(() => emulator.stop())

let running: TestApp
let provider: IdentityProvider
let uid: string

const openRunning = async (emulatorHost: string): Promise<void> => {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorHost
  const log = { error: () => undefined }
  provider = await openFirebaseAuth({ apiKey, projectId, emulatorHost }, log)
  running = await appForTests({
    adjust: (services) => {
      const { records, clock, log: siteLog } = services
      const secret = 'a secret of the staff area of these tests'
      const onUnreadable = refuseUnreadable
      const parts = {
        records,
        onUnreadable,
        secret,
        origin: 'http://localhost:3000',
        provider,
        clock,
      }
      const access = openStaffAccess({ ...parts, log: siteLog })
      return { ...services, staff: { ...services.staff, ...access } }
    },
  })
  // Sets the clock of the site to the current time, which the emulator uses.
  running.clock.pass(Date.now() - running.clock.now())
}

beforeEach(async () => {
  await emulator.clear()
  uid = await emulator.addUser(email, password)
  await openRunning(emulator.host)
})
afterEach(async () => {
  await provider.close()
  await running.end()
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST']
})

interface Enrolled {
  readonly cookie: string
  readonly code: () => string
}

const invite = async (): Promise<string> => {
  const invited = { email, name: 'Sophie Bouchard', roles: ['desk'], locale: 'fr' } as const
  const done = await running.services.staff.manage.invite({ actor: 'command' }, invited)
  return done === 'existing' ? done : staffUrl('invitation', done)
}

const accept = (link: string, typed = password) =>
  agentOf(running).post(link).type('form').send({ password: typed })

const enrol = async (): Promise<Enrolled> => {
  const offered = await accept(await invite())
  const $ = load(offered.text)
  const secret = $('.secret').text().replaceAll(' ', '')
  const code = () => generateSync({ secret, epoch: Math.floor(running.clock.now() / second) })
  const entered = await agentOf(running)
    .post(staffUrl('enrolment'))
    .type('form')
    .send({ ticket: $('input[name=ticket]').val(), code: code() })
  expect(entered.status).toBe(200)
  return { cookie: cookieOf(entered), code }
}

const statusWith = async (cookie: string): Promise<number> =>
  (await agentOf(running, cookie).get(staffUrl('ownAccount'))).status

const seconds = (): number => Math.floor(running.clock.now() / second)

/** Returns an unsigned token, as the emulator issues it. */
const tokenOf = (claims: object = {}, header: object = { alg: 'none', typ: 'JWT' }): string => {
  const now = seconds()
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    email,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
  }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode(header)}.${encode(payload)}.`
}

const handOver = (token: string) =>
  agentOf(running).post(staffUrl('session')).set('Authorization', `Bearer ${token}`)

test('invited person › signs in with the Firebase password and a code', async () => {
  const person = await enrol()
  expect(await statusWith(person.cookie)).toBe(200)
  running.clock.pass(30 * second)
  const asked = await givePassword(running, email, password)
  const entered = await giveCode(running, asked.text, person.code())
  expect(entered.status).toBe(303)
  expect(await statusWith(cookieOf(entered))).toBe(200)
})

test('invitation › stays valid after a wrong Firebase password', async () => {
  const link = await invite()
  expect((await accept(link, 'non')).status).toBe(422)
  expect((await accept(link)).status).toBe(200)
  expect((await givePassword(running, email, 'non')).status).toBe(401)
})

test('Firebase user without an account › is refused', async () => {
  await emulator.addUser('stranger@clinique.example', password)
  expect((await givePassword(running, 'stranger@clinique.example', password)).status).toBe(401)
})

test('email address of another Firebase user › grants no access', async () => {
  await enrol()
  await emulator.remove(uid)
  await emulator.addUser(email, password)
  expect((await givePassword(running, email, password)).status).toBe(401)
})

describe('Firebase token', () => {
  test('is accepted for 300 s and replaces only the password', async () => {
    const person = await enrol()
    running.clock.pass(30 * second)
    await emulator.change(uid, { validSince: String(seconds() - 3600) })
    const answer = await handOver(tokenOf({ iat: seconds() - 299, auth_time: seconds() - 299 }))
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    const entered = await agentOf(running)
      .post(staffUrl('signInCode'))
      .type('form')
      .send({ ticket: answer.body.ticket, code: person.code() })
    expect(entered.status).toBe(303)
  })

  test.each([
    ['issued 301 s ago', () => ({ iat: seconds() - 301, auth_time: seconds() - 301 })],
    ['refreshed now for a sign-in 301 s ago', () => ({ auth_time: seconds() - 301 })],
    [
      'of another project',
      () => ({ aud: 'another', iss: 'https://securetoken.google.com/another' }),
    ],
    ['with an expiry in the past', () => ({ exp: seconds() - 10, iat: seconds() - 20 })],
    ['issued tomorrow', () => ({ iat: seconds() + 86_400, auth_time: seconds() + 86_400 })],
  ])('%s is refused', async (_words, claims) => {
    await enrol()
    const refused = await handOver(tokenOf(claims()))
    expect(refused.status).toBe(401)
    expect(refused.text).not.toContain('at ')
  })

  test('is refused without a stated reason if it is missing or 10 kB long', async () => {
    for (const answer of [
      await handOver('x'.repeat(10_000)),
      await agentOf(running).post(staffUrl('session')),
      await agentOf(running).post(staffUrl('session')).set('Authorization', 'Basic eA=='),
    ]) {
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({ error: 'refused' })
    }
  })

  test('grants only the stored roles, even with an admin claim', async () => {
    const person = await enrol()
    running.clock.pass(30 * second)
    const answer = await handOver(tokenOf({ admin: true, roles: ['admin'] }))
    const entered = await agentOf(running)
      .post(staffUrl('signInCode'))
      .type('form')
      .send({ ticket: answer.body.ticket, code: person.code() })
    const admin = await agentOf(running, cookieOf(entered)).get(staffUrl('accounts'))
    expect(admin.status).toBe(404)
  })

  test('opens a session that a DELETE ends', async () => {
    const { cookie } = await enrol()
    expect((await agentOf(running, cookie).delete(staffUrl('session'))).status).toBe(204)
    expect(await statusWith(cookie)).toBe(401)
  })
})

test.each([
  ['disabled', () => emulator.change(uid, { disableUser: true })],
  ['deleted', () => emulator.remove(uid)],
  [
    'signed out everywhere',
    () => emulator.change(uid, { validSince: String(Math.floor(Date.now() / second) + 5) }),
  ],
])('account %s at Firebase › is signed out within 300 s', async (_words, act) => {
  const { cookie } = await enrol()
  await act()
  running.clock.pass(299 * second)
  expect(await statusWith(cookie)).toBe(200)
  running.clock.pass(second)
  expect(await statusWith(cookie)).toBe(401)
})

test('account valid at Firebase › stays signed in for an hour', async () => {
  const { cookie } = await enrol()
  for (let passed = 0; passed < 60; passed += 20) {
    running.clock.pass(20 * minute)
    expect(await statusWith(cookie)).toBe(200)
  }
})

describe('Firebase sign-in without the emulator', () => {
  const signed = (header: object) => `${tokenOf({}, header)}c2lnbmVk`

  test.each([
    ['not signed', () => tokenOf()],
    ['signed with a secret', () => signed({ alg: 'HS256', typ: 'JWT', kid: 'x' })],
    ['signed without a key id', () => signed({ alg: 'RS256', typ: 'JWT' })],
  ])('refuses a token that is %s without fetching a key', async (_words, make) => {
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST']
    const refused = await handOver(make())
    expect(refused.status).toBe(401)
  })
})

describe('identity service', () => {
  let server: Server
  const serve = async (listener: RequestListener): Promise<string> => {
    server = createServer(listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })

  test.each([
    ['returns an error', (_req, res) => res.writeHead(500).end('{}')],
    ['returns HTML', (_req, res) => res.writeHead(200).end('<html>maintenance</html>')],
    ['closes the connection', (_req, res) => res.destroy()],
    ['does not respond', () => undefined],
  ] as const satisfies readonly (readonly [string, RequestListener])[])(
    'that %s causes an error page within 8 s',
    async (_words, listener) => {
      await provider.close()
      await running.end()
      await openRunning(await serve(listener))
      const start = performance.now()
      const answer = await givePassword(running, email, password)
      expect(answer.status).toBe(503)
      expect(performance.now() - start).toBeLessThan(8000)
    },
  )
})
