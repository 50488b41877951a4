import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { agentOf, signedIn } from '../../../support/staff/signedIn.js'
import {
  cookieOf,
  giveCode,
  givePassword,
  hiddenFields,
  signInAs,
  staffPassword,
  unknownBrowser,
  withPassword,
} from '../../../support/staff/signInVisits.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const home = staffUrl('ownAccount')
const statusWith = async (cookie: string, app: TestApp = running): Promise<number> =>
  (await agentOf(app, cookie).get(home)).status

test('sign-in › works with password and code, and sign-out ends the session', async () => {
  const entered = await signInAs(running, await withPassword(running))
  expect(entered.status).toBe(303)
  const cookie = cookieOf(entered)
  expect(await statusWith(cookie)).toBe(200)
  expect((await agentOf(running, cookie).post(staffUrl('signOut'))).status).toBe(303)
  expect(await statusWith(cookie)).toBe(401)
})

test('session cookie › is limited to this host, https and HTTP', async () => {
  const entered = await signInAs(running, await withPassword(running))
  expect(entered.headers['set-cookie']?.[0]).toMatch(
    /^__Host-staff=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
  )
})

test('sign-in › unknown email, wrong password and closed account receive the same response', async () => {
  const known = await withPassword(running)
  const gone = await withPassword(running)
  const admin = { actor: 'command' } as const
  await running.services.staff.manage.close(admin, gone.id)
  const tries = [
    ['nobody@clinique.example', staffPassword],
    [known.email, 'pas le bon mot de passe'],
    [gone.email, staffPassword],
  ] as const
  const answers = []
  for (const [email, password] of tries) {
    const answer = await givePassword(running, email, password)
    answers.push({ status: answer.status, page: answer.text.replaceAll(email, 'EMAIL') })
  }
  expect(answers[0]?.status).toBe(401)
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('sign-in › response time does not reveal whether an account exists', async () => {
  const known = await withPassword(running)
  const gone = await withPassword(running)
  await running.services.staff.manage.close({ actor: 'command' }, gone.id)
  const emails = ['nobody@clinique.example', known.email, gone.email]
  const { signIn } = running.services.staff
  const timeOf = async (email: string): Promise<number> => {
    // Processor time of all threads does not depend on other load.
    const start = process.cpuUsage()
    await signIn.begin(email, 'pas le bon mot de passe', unknownBrowser)
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  const rounds = 15
  const measure = async (): Promise<number> => {
    const times = emails.map((): number[] => [])
    for (let round = 0; round < rounds; round += 1) {
      // Failures expire after a day, so no address is locked.
      running.clock.pass(25 * hour)
      // Alternating the order spreads other load over all three.
      for (const place of [0, 1, 2].map((one) => (one + round) % 3)) {
        times[place]?.push(await timeOf(emails[place] ?? ''))
      }
    }
    const medians = times.map((list) => list.toSorted((x, y) => x - y)[(rounds - 1) / 2] ?? 0)
    return Math.max(...medians) / Math.min(...medians)
  }
  // A busy machine may need retries. Without a hash for unknown accounts, the times always differ tenfold.
  const measured = [await measure()]
  while (measured.every((ratio) => ratio >= 1.1) && measured.length < 4) {
    measured.push(await measure())
  }
  expect(Math.min(...measured)).toBeLessThan(1.1)
})

describe('sign-in after five failures', () => {
  const failFiveTimes = async (email: string): Promise<void> => {
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await givePassword(running, email, 'non')).status).toBe(401)
    }
  }

  test('locks the correct password too and unlocks later', async () => {
    const person = await withPassword(running)
    await failFiveTimes(person.email)
    const refused = await givePassword(running, person.email)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    running.clock.pass(second)
    expect((await signInAs(running, person)).status).toBe(303)
  })

  test('locks an address without an account in the same way', async () => {
    await failFiveTimes('nobody@clinique.example')
    expect((await givePassword(running, 'nobody@clinique.example')).status).toBe(429)
  })

  test('allows at most five of one hundred concurrent guesses', async () => {
    const person = await withPassword(running)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => givePassword(running, person.email, 'non')),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  test('30 failed sign-ins from one browser never lock it for more than 15 minutes', async () => {
    const { signIn } = running.services.staff
    const waits = []
    for (let failure = 0; failure < 30; failure += 1) {
      const begun = await signIn.begin('nobody@clinique.example', 'non', unknownBrowser)
      const wait = begun.status === 'locked' ? begun.until - running.clock.now() : 0
      waits.push(wait)
      if (wait > 0) running.clock.pass(wait)
    }
    expect(Math.max(...waits)).toBe(15 * minute)
  })

  test('counts wrong codes too, including those from other IP addresses', async () => {
    const person = await withPassword(running)
    const { signIn } = running.services.staff
    const begun = await signIn.begin(person.email, staffPassword, unknownBrowser)
    const ticket = begun.status === 'code' ? begun.ticket : ''
    const finishFrom = async (address: number, code: string): Promise<string> =>
      (await signIn.finish(ticket, code, { ...unknownBrowser, network: `203.0.113.${address}` }))
        .status
    for (let failure = 0; failure < 5; failure += 1) {
      expect(await finishFrom(failure, '000000')).toBe('refused')
    }
    expect(await finishFrom(9, person.code())).toBe('locked')
  })
})

test('sign-in code › is valid once', async () => {
  const person = await withPassword(running)
  expect((await signInAs(running, person)).status).toBe(303)
  expect((await signInAs(running, person)).status).toBe(401)
  running.clock.pass(30 * second)
  expect((await signInAs(running, person)).status).toBe(303)
})

test('sign-in code › used twice at once opens one session', async () => {
  const person = await withPassword(running)
  const pages = [
    await givePassword(running, person.email),
    await givePassword(running, person.email),
  ]
  const code = person.code()
  const entered = await Promise.all(pages.map(({ text }) => giveCode(running, text, code)))
  expect(new Set(entered.map(({ status }) => status))).toEqual(new Set([303, 401]))
})

test('session › a cookie set before sign-in never becomes the session', async () => {
  const person = await withPassword(running)
  const planted = `__Host-staff=${'a'.repeat(43)}`
  const asked = await givePassword(running, person.email, staffPassword, {}, planted)
  const entered = await giveCode(running, asked.text, person.code())
  expect(cookieOf(entered)).not.toBe(planted)
  expect(await statusWith(planted)).toBe(401)
})

test('session › ends after 30 minutes without a request', async () => {
  const { cookie } = await signedIn(running)
  running.clock.pass(29 * minute)
  expect(await statusWith(cookie)).toBe(200)
  running.clock.pass(29 * minute)
  expect(await statusWith(cookie)).toBe(200)
  running.clock.pass(30 * minute)
  expect(await statusWith(cookie)).toBe(401)
})

test('session › after its end, the sign-in page is in the language of the account, or of the cookie', async () => {
  const { cookie } = await signedIn(running, { locale: 'en' })
  running.clock.pass(30 * minute)
  const languageOf = async (cookies: string) =>
    /<html lang="(?<language>\w+)/.exec((await agentOf(running, cookies).get(home)).text)?.groups
  expect(await languageOf(cookie)).toEqual({ language: 'en' })
  expect(await languageOf(`${cookie}; lang=fr`)).toEqual({ language: 'fr' })
})

test('session › ends after twelve hours of activity', async () => {
  const { cookie } = await signedIn(running)
  for (let passed = 20; passed < 12 * 60; passed += 20) {
    running.clock.pass(20 * minute)
    expect(await statusWith(cookie)).toBe(200)
  }
  running.clock.pass(20 * minute)
  expect(await statusWith(cookie)).toBe(401)
})

test('session › expires once a clock that was a year ahead is corrected', async () => {
  running.clock.pass(365 * 24 * 60 * minute)
  const { cookie } = await signedIn(running)
  expect(await statusWith(cookie)).toBe(200)
  running.clock.pass(-365 * 24 * 60 * minute)
  expect(await statusWith(cookie)).toBe(401)
})

test('session › is shared by the processes of one site and survives a restart', async () => {
  const { cookie } = await signedIn(running)
  const other = await appForTests({ env: { DATA_DIR: running.config.dataDir } })
  expect(await statusWith(cookie, other)).toBe(200)
  expect((await agentOf(other, cookie).post(staffUrl('signOut'))).status).toBe(303)
  expect(await statusWith(cookie)).toBe(401)
  await other.services.stop()
})

test('session › the sixth browser signs out the least recently used one', async () => {
  const person = await withPassword(running)
  const cookies = []
  for (let browser = 0; browser < 5; browser += 1) {
    running.clock.pass(minute)
    cookies.push(cookieOf(await signInAs(running, person)))
  }
  expect(await statusWith(person.cookie)).toBe(401)
  for (const cookie of cookies) expect(await statusWith(cookie)).toBe(200)
})

test('database › reveals no session, password or code key', async () => {
  const person = await withPassword(running)
  const cookie = cookieOf(await signInAs(running, person))
  const { records } = running.services
  const stored = JSON.stringify(
    await Promise.all(
      (['staff', 'sessions', 'audit'] as const).map((kind) => records.list(kind, { limit: 100 })),
    ),
  )
  expect(stored).toContain(person.email)
  for (const secret of [cookie.split('=')[1], staffPassword, person.secret]) {
    expect(secret).toMatch(/.{12}/)
    expect(stored).not.toContain(secret)
  }
})

test('sign-in › returns to the requested page', async () => {
  const person = await withPassword(running)
  const asked = await agentOf(running).get(staffUrl('ownAccount'))
  const password = await givePassword(
    running,
    person.email,
    staffPassword,
    hiddenFields(asked.text),
  )
  const entered = await giveCode(running, password.text, person.code())
  expect(entered.headers['location']).toBe(staffUrl('ownAccount'))
})

test('sign-in › returns to the queue with filters and recent changes', async () => {
  const person = await withPassword(running)
  const queue = `${staffUrl('requests')}?view=new&exam=mri&changed=OND-7K4M-2QXD+OND-7K4M-2QXF`
  const asked = await agentOf(running).get(queue)
  const password = await givePassword(
    running,
    person.email,
    staffPassword,
    hiddenFields(asked.text),
  )
  const entered = await giveCode(running, password.text, person.code())
  expect(entered.headers['location']).toBe(queue)
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/fr', '/staff//evil'])(
  'sign-in › never redirects to %s',
  async (then) => {
    const person = await withPassword(running)
    const forged = hiddenFields(`<input type="hidden" name="then" value="${then}">`)
    const asked = await givePassword(running, person.email, staffPassword, forged)
    const entered = await giveCode(running, asked.text, person.code())
    expect(entered.headers['location']).toBe(staffUrl('home'))
  },
)

describe('form posted after the session ended', () => {
  const form = { name: 'Karine Dufour', email: 'karine@clinique.example', role: 'desk' }

  test('is preserved in full until the person has signed in', async () => {
    const person = await withPassword(running, ['admin'])
    running.clock.pass(hour)
    const late = await person.agent.post(staffUrl('accountInvite')).type('form').send(form)
    expect(late.status).toBe(401)
    // Submitted values are only in the HTML, never in a cookie or cache.
    expect(late.headers['cache-control']).toBe('no-store')
    expect(late.headers['set-cookie']).toBeUndefined()
    const fields = hiddenFields(late.text)
    const asked = await givePassword(running, person.email, staffPassword, fields, person.cookie)
    const done = await giveCode(running, asked.text, person.code(), person.cookie)
    expect(done.status).toBe(200)
    expect(hiddenFields(done.text)).toEqual(form)
    expect(await statusWith(cookieOf(done))).toBe(200)
  })

  test('preserves its values after a wrong password', async () => {
    const person = await withPassword(running, ['admin'])
    running.clock.pass(hour)
    const late = await person.agent.post(staffUrl('accountInvite')).type('form').send(form)
    const refused = await givePassword(
      running,
      person.email,
      'non',
      hiddenFields(late.text),
      person.cookie,
    )
    expect(hiddenFields(refused.text)).toEqual(hiddenFields(late.text))
  })

  test('is not executed for a person without permission', async () => {
    const person = await withPassword(running, ['desk'])
    running.clock.pass(hour)
    const late = await person.agent.post(staffUrl('accountInvite')).type('form').send(form)
    const asked = await givePassword(
      running,
      person.email,
      staffPassword,
      hiddenFields(late.text),
      person.cookie,
    )
    const entered = await giveCode(running, asked.text, person.code(), person.cookie)
    const done = await agentOf(running, cookieOf(entered)).post(staffUrl('accountInvite')).send()
    expect(done.status).toBe(404)
  })

  test.each([
    ['with a session cookie that the site does not know', `__Host-staff=${'a'.repeat(43)}`],
    ['without a session cookie', undefined],
  ])('is not echoed %s, nor on later pages', async (_words, cookie) => {
    const posted = await agentOf(running, cookie)
      .post(staffUrl('accountInvite'))
      .type('form')
      .send(form)
    expect(posted.status).toBe(401)
    expect(posted.text).not.toContain(form.email)
    const stored = JSON.stringify([['email', form.email]])
    const hidden = new URLSearchParams([
      ['then', staffUrl('accountInvite')],
      ['kept', stored],
    ])
    const pages = [
      await givePassword(
        running,
        'nobody@clinique.example',
        'non',
        Object.fromEntries(hidden),
        cookie,
      ),
      await agentOf(running, cookie)
        .post(staffUrl('signInPasskey'))
        .type('form')
        .send(hidden.toString()),
    ]
    for (const page of pages) {
      expect(page.status).toBe(401)
      expect(page.text).not.toContain(form.email)
    }
  })

  test('is not executed as an admin who signs in after the session of another person', async () => {
    const { cookie } = await withPassword(running, ['desk'])
    running.clock.pass(hour)
    const admin = await withPassword(running, ['admin'])
    const left = await agentOf(running, cookie)
      .post(staffUrl('accountInvite'))
      .type('form')
      .send(form)
    const asked = await givePassword(
      running,
      admin.email,
      staffPassword,
      hiddenFields(left.text),
      cookie,
    )
    const done = await giveCode(running, asked.text, admin.code(), cookie)
    expect(done.status).toBe(409)
    expect(done.text).toContain('rien n’a été fait en votre nom')
    expect(await statusWith(cookieOf(done))).toBe(200)
    const accounts = await running.services.staff.accounts.list()
    expect(accounts.map(({ name }) => name)).not.toContain('Karine Dufour')
  })
})

describe('action that requires a recent code', () => {
  const form = { name: 'Karine Dufour', email: 'karine@clinique.example', role: 'desk' }
  const invite = (cookie: string) =>
    agentOf(running, cookie).post(staffUrl('accountInvite')).type('form').send(form)
  const confirm = (cookie: string, page: string, code: string) =>
    agentOf(running, cookie)
      .post(staffUrl('confirmIdentity'))
      .type('form')
      .send({ ...hiddenFields(page), code })

  test('succeeds after 300 s and requires the code after 301 s, regardless of activity', async () => {
    const person = await withPassword(running, ['admin'])
    running.clock.pass(299 * second)
    expect(await statusWith(person.cookie)).toBe(200)
    running.clock.pass(second)
    expect((await invite(person.cookie)).status).toBe(200)
    running.clock.pass(second)
    expect((await invite(person.cookie)).status).toBe(401)
  })

  test('continues with the form after the code, in a new session', async () => {
    const person = await withPassword(running, ['admin'])
    running.clock.pass(10 * minute)
    const asked = await invite(person.cookie)
    const refused = await confirm(person.cookie, asked.text, '000000')
    expect(refused.status).toBe(401)
    const done = await confirm(person.cookie, refused.text, person.code())
    expect(done.text).toContain('karine@clinique.example')
    expect(await statusWith(person.cookie)).toBe(401)
    expect(await statusWith(cookieOf(done))).toBe(200)
  })
})
