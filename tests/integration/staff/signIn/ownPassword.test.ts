import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import type { SignedInPerson } from '../../../support/staff/signedIn.js'
import { staffPassword, withPassword } from '../../../support/staff/signInVisits.js'

/* Password guesses in an open session have the same limit as on the sign-in page. */

let running: TestApp
let person: SignedInPerson
beforeEach(async () => {
  running = await appForTests()
  person = await withPassword(running)
})
afterEach(() => running.end())

const next = 'cinq mots encore plus longs'
const change = (current: string) =>
  person.agent
    .post(staffUrl('ownPassword'))
    .type('form')
    .send({ current, password: next, again: next })

test('own password › locks after five wrong guesses and unlocks later', async () => {
  for (let guess = 0; guess < 5; guess += 1) expect((await change('non')).status).toBe(422)
  const refused = await change(staffPassword)
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('1')
  expect(refused.text).toContain('Trop d’essais de suite.')
  running.clock.pass(1000)
  expect((await change(staffPassword)).status).toBe(303)
})

test('own password › allows at most five of twenty concurrent guesses and logs each one', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => change('non')))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  const { audit } = running.services.staff
  const { entries } = await audit.list({ limit: 50, action: 'passwordRefused' })
  expect(entries.map(({ actor, subject, outcome }) => ({ actor, subject, outcome }))).toEqual(
    Array.from({ length: 5 }, () => ({
      actor: person.id,
      subject: person.id,
      outcome: 'refused',
    })),
  )
})

test('own password › a correct password resets the count of failures', async () => {
  for (let guess = 0; guess < 4; guess += 1) await change('non')
  expect((await change(staffPassword)).status).toBe(303)
  expect((await change('non')).status).toBe(422)
})

test('own account › thirty concurrent changes are all stored', async () => {
  const { sessions, ownAccount, audit } = running.services.staff
  const signedIn = await sessions.find(person.cookie)
  if (signedIn === undefined) throw new Error('Nobody is signed in.')
  const choose = () => ownAccount.setSingleKeys({ signedIn, requestId: 'test' }, true)
  await Promise.all(Array.from({ length: 30 }, choose))
  const { entries } = await audit.list({ limit: 50, action: 'ownAccountChanged' })
  expect(entries).toHaveLength(30)
})
