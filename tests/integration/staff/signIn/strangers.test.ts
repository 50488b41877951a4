import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { minute, second } from '../../../../src/shared/time/durations.js'
import { everyRow, guardedRows } from '../../../support/staff/everyRow.js'
import { agentOf, type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'
import {
  cookiesOf,
  giveCode,
  givePassword,
  hiddenFields,
  signInAs,
  staffPassword,
  unknownBrowser,
  withPassword,
} from '../../../support/staff/signInVisits.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests({ env: { TRUSTED_PROXIES: '1' } })
})
afterEach(() => running.end())

const guessFrom = (address: string, email: string) =>
  agentOf(running)
    .post(staffUrl('signIn'))
    .set('X-Forwarded-For', address)
    .type('form')
    .send({ email, password: 'pas le bon mot de passe' })

const guessUntilLocked = async (email: string, address = '127.0.0.1'): Promise<void> => {
  const statuses = []
  while (statuses.at(-1) !== 429 && statuses.length < 200) {
    statuses.push((await guessFrom(address, email)).status)
  }
  expect(statuses.at(-1)).toBe(429)
}

describe('failed sign-in attempts of a stranger', () => {
  let person: SignedInPerson
  beforeEach(async () => {
    person = await withPassword(running)
  })

  test('do not lock a browser on which the person signed in before', async () => {
    const browser = cookiesOf(await signInAs(running, person))
    running.clock.pass(24 * 60 * minute)
    await guessUntilLocked(person.email)
    const asked = await givePassword(running, person.email, staffPassword, {}, browser)
    expect(asked.status).toBe(200)
    expect((await giveCode(running, asked.text, person.code(), browser)).status).toBe(303)
  })

  test('do not lock the code page of a known browser, even with the correct password', async () => {
    const browser = cookiesOf(await signInAs(running, person))
    running.clock.pass(minute)
    const stranger = await givePassword(running, person.email)
    for (let failure = 0; failure < 6; failure += 1) {
      await giveCode(running, stranger.text, '000000')
    }
    expect((await giveCode(running, stranger.text, person.code())).status).toBe(429)
    const asked = await givePassword(running, person.email, staffPassword, {}, browser)
    expect((await giveCode(running, asked.text, person.code(), browser)).status).toBe(303)
  })

  test('do not lock the code confirmation or password change of a session', async () => {
    await guessUntilLocked(person.email)
    const changed = await person.agent.post(staffUrl('ownPassword')).type('form').send({
      current: staffPassword,
      password: 'cinq mots plus longs',
      again: 'cinq mots plus longs',
    })
    expect(changed.status).toBe(303)
    running.clock.pass(10 * minute)
    const asked = await person.agent.get(staffUrl('ownPasskeyNew'))
    const confirmed = await person.agent
      .post(staffUrl('confirmIdentity'))
      .type('form')
      .send({ ...hiddenFields(asked.text), code: person.code() })
    expect(confirmed.status).toBe(303)
  })

  test('do not lock a new browser at another address', async () => {
    await guessUntilLocked(person.email, '203.0.113.7')
    const own = await agentOf(running)
      .post(staffUrl('signIn'))
      .set('X-Forwarded-For', '198.51.100.4')
      .type('form')
      .send({ email: person.email, password: staffPassword })
    expect(own.status).toBe(200)
  })

  test('are limited to 60 an hour per account over all addresses', async () => {
    const { signIn } = running.services.staff
    const statuses: string[] = []
    for (let address = 0; address < 100; address += 1) {
      const request = { ...unknownBrowser, network: `198.51.100.${address}` }
      statuses.push((await signIn.begin(person.email, 'non', request)).status)
    }
    expect(statuses.filter((status) => status === 'refused')).toHaveLength(60)
    expect((await givePassword(running, person.email)).status).toBe(429)
    running.clock.pass(60 * minute)
    expect((await signInAs(running, person)).status).toBe(303)
  })

  test('do not consume the posts of a known browser at the same address', async () => {
    await running.end()
    running = await appForTests({ env: { TRUSTED_PROXIES: '1', RATE_LIMIT_POSTS: '1' } })
    person = await withPassword(running)
    const browser = cookiesOf(await signInAs(running, person))
    await guessUntilLocked('nobody@clinique.example')
    const refused = []
    for (let post = 0; post < 20; post += 1) {
      refused.push((await agentOf(running).post(staffUrl('language')).send()).status)
    }
    expect(refused).toContain(429)
    running.clock.pass(minute)
    const asked = await givePassword(running, person.email, staffPassword, {}, browser)
    expect((await giveCode(running, asked.text, person.code(), browser)).status).toBe(303)
    expect((await person.agent.post(staffUrl('ownSettings')).send('')).status).toBe(303)
  })
})

test('known browser › is locked separately after five failures', async () => {
  const person = await withPassword(running)
  const browser = cookiesOf(await signInAs(running, person))
  for (let failure = 0; failure < 5; failure += 1) {
    expect((await givePassword(running, person.email, 'non', {}, browser)).status).toBe(401)
  }
  expect((await givePassword(running, person.email, staffPassword, {}, browser)).status).toBe(429)
  running.clock.pass(second)
  expect((await givePassword(running, person.email, staffPassword, {}, browser)).status).toBe(200)
})

test('known browser › is known only for accounts that signed in on it', async () => {
  const [person, other] = [await withPassword(running), await withPassword(running)]
  const browser = cookiesOf(await signInAs(running, other))
  await guessUntilLocked(person.email)
  expect((await givePassword(running, person.email, staffPassword, {}, browser)).status).toBe(429)
})

test.each([
  ['changed', (sealed: string) => `${sealed.slice(0, -4)}AAAA`],
  ['forged', () => Buffer.from('{"id":"x","accounts":[]}').toString('base64url')],
  ['too long', () => 'A'.repeat(4000)],
])('known browser › ignores a cookie that is %s', async (_what, change) => {
  const person = await withPassword(running)
  const browser = cookiesOf(await signInAs(running, person))
  const forged = browser.replace(/(?<=staff-browser=)[^;]*/, change)
  expect(forged).not.toBe(browser)
  const own = /__Secure-staff-browser=[^;]*/.exec(forged)?.[0]
  await guessUntilLocked(person.email)
  expect((await givePassword(running, person.email, staffPassword, {}, own)).status).toBe(429)
})

test('known browser › stays known after signing out', async () => {
  const person = await withPassword(running)
  const cookies = cookiesOf(await signInAs(running, person))
  const left = await agentOf(running, cookies).post(staffUrl('signOut'))
  expect(cookiesOf(left)).not.toContain('staff-browser')
})

test('unlock › resets the failures of every source', async () => {
  const person = await withPassword(running)
  await guessUntilLocked(person.email)
  await running.services.staff.manage.unlock({ actor: 'command' }, person.email)
  expect((await givePassword(running, person.email)).status).toBe(200)
  const { records } = await running.services.records.list('signInAttempts', { limit: 100 })
  expect(JSON.stringify(records)).not.toMatch(/clinique\.example|127\.0\.0\.1/)
})

describe('signed-out requests', () => {
  beforeEach(async () => {
    await running.end()
    running = await appForTests({
      env: { TRUSTED_PROXIES: '1', RATE_LIMIT_POSTS: '1', RATE_LIMIT_RENDERS: '5' },
    })
  })

  const methods = ['post', 'delete', 'put'] as const

  test('are limited by IP address before the body is read, together on all staff routes', async () => {
    const stranger = agentOf(running)
    // Parsing the body would respond with 415.
    const unreadable = 'application/x-www-form-urlencoded; charset=unknown'
    const statusOf = async (address: string, place = 0): Promise<number> => {
      const sent = stranger[methods[place % 3] ?? 'post'](address)
      return (await sent.set('Content-Type', unreadable).send('a=b')).status
    }
    const statuses = []
    for (const { address } of everyRow.slice(0, 11)) statuses.push(await statusOf(address))
    expect(statuses.indexOf(429)).toBe(10)
    for (const [place, { address }] of everyRow.entries()) {
      expect([address, await statusOf(address, place)]).toEqual([address, 429])
    }
    const refused = await stranger.post(staffUrl('home'))
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const elsewhere = stranger.post(staffUrl('home')).set('X-Forwarded-For', '198.51.100.4')
    expect((await elsewhere).status).toBe(401)
  })

  test.each([
    ['sign-in page', staffUrl('signIn')],
    ['page of a staff route', guardedRows[0]?.address ?? ''],
    ['unknown address', '/staff/nowhere'],
  ])('to the %s are limited like public pages', async (_what, address) => {
    const statuses = []
    for (let read = 0; read < 6; read += 1)
      statuses.push((await agentOf(running).get(address)).status)
    expect(statuses.indexOf(429)).toBe(5)
  })

  test('do not consume the limits of a session', async () => {
    const person = await signedIn(running)
    for (let read = 0; read < 12; read += 1) {
      await agentOf(running).get(staffUrl('signIn'))
      await agentOf(running).post(staffUrl('signIn')).send('')
    }
    for (let read = 0; read < 12; read += 1) {
      expect((await person.agent.get(staffUrl('ownAccount'))).status).toBe(200)
      expect((await person.agent.post(staffUrl('ownSettings')).send('')).status).toBe(303)
    }
  })
})

describe('browser that rejects the session cookie', () => {
  const refusal = 'Ce navigateur a refusé notre témoin'

  test('receives an explanation on the sign-in page with advice to use https', async () => {
    const person = await withPassword(running)
    const cookies = cookiesOf(await signInAs(running, person))
    const accepted = cookies
      .split('; ')
      .filter((cookie) => !/^__(Host|Secure)-/.test(cookie))
      .join('; ')
    const back = await agentOf(running, accepted).get(staffUrl('ownAccount'))
    expect(back.status).toBe(401)
    expect(back.text).toContain(refusal)
    expect(back.text).toContain('https://')
    const english = await agentOf(running, `${accepted}; lang=en`).get(staffUrl('signIn'))
    expect(english.text).toContain('This browser refused our cookie')
  })

  test('is distinguished from browsers that accept the cookie, have none or signed out', async () => {
    const person = await withPassword(running)
    const entered = await signInAs(running, person)
    const left = await agentOf(running, cookiesOf(entered)).post(staffUrl('signOut'))
    const marker = left.get('Set-Cookie')?.find((cookie) => cookie.startsWith('staff-signed-in='))
    expect(marker).toContain('Max-Age=0')
    for (const cookie of [cookiesOf(entered), undefined]) {
      expect((await agentOf(running, cookie).get(staffUrl('signIn'))).text).not.toContain(refusal)
    }
  })
})
