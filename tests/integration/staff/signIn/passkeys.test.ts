import { load } from 'cheerio'
import type { Response } from 'supertest'
import * as z from 'zod'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { createSoftPasskey, type SoftPasskey } from '../../../support/staff/softPasskey.js'
import { agentOf, type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'
import { cookieOf, hiddenFields } from '../../../support/staff/signInVisits.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'

const second = 1000
const minute = 60 * second

let running: TestApp
let person: SignedInPerson
beforeEach(async () => {
  running = await appForTests()
  person = await signedIn(running, { name: 'Sophie Bouchard' })
})
afterEach(() => running.end())

const rpId = (): string => new URL(running.config.origin).hostname
const site = () => ({ origin: running.config.origin, rpId: rpId(), isUserVerified: true })

const actions = async (limit = 10): Promise<readonly string[]> => {
  const { entries } = await running.services.staff.audit.list({ limit })
  return entries.map(({ action, outcome }) =>
    outcome === 'done' ? action : `${action} ${outcome}`,
  )
}

const challengeSchema = z.object({ challenge: z.string() })
const askedSchema = z.object({ options: challengeSchema, ticket: z.string() })

const asked = async (agent: SignedInPerson['agent'], address: string) => {
  const { options, ticket } = askedSchema.parse((await agent.get(address)).body)
  return { challenge: options.challenge, ticket }
}

const addPasskey = async (
  owner: SignedInPerson = person,
  change: Partial<Parameters<SoftPasskey['create']>[0]> = {},
): Promise<{ readonly passkey: SoftPasskey; readonly answer: Response }> => {
  const page = load((await owner.agent.get(staffUrl('ownPasskeyNew'))).text)
  const options: unknown = JSON.parse(page('form[data-passkey]').attr('data-options') ?? '')
  const { challenge } = challengeSchema.parse(options)
  const passkey = createSoftPasskey()
  const credential = passkey.create({ ...site(), challenge, ...change })
  const answer = await owner.agent
    .post(staffUrl('ownPasskeyNew'))
    .type('form')
    .send({ ticket: page('input[name=ticket]').val(), credential, name: 'Téléphone' })
  return { passkey, answer }
}

type Change = Partial<Parameters<SoftPasskey['sign']>[0]> & { readonly ticket?: string }

const answerOf = (
  passkey: SoftPasskey,
  { challenge, ticket }: { readonly challenge: string; readonly ticket: string },
  { ticket: other, ...change }: Change = {},
) => {
  const signing = { ...site(), owner: person.id, challenge, counter: 1, ...change }
  return { ticket: other ?? ticket, credential: passkey.sign(signing) }
}

const sendSigned = (answer: object): Promise<Response> =>
  agentOf(running)
    .post(staffUrl('signInPasskey'))
    .type('form')
    .send(answer)
    .then((done) => done)

const signInWith = async (passkey: SoftPasskey, change?: Change): Promise<Response> =>
  sendSigned(answerOf(passkey, await asked(agentOf(running), staffUrl('signInPasskey')), change))

test('passkey › is added after a recent code and signs in alone', async () => {
  running.clock.pass(301 * second)
  expect((await person.agent.get(staffUrl('ownPasskeyNew'))).status).toBe(401)
  person = await signedIn(running, { name: 'Sophie Bouchard' })
  const { passkey, answer } = await addPasskey()
  expect(answer.headers['location']).toBe('/staff/account#passkeys')
  expect((await person.agent.get(staffUrl('ownAccount'))).text).toContain('Téléphone')

  running.clock.pass(10 * minute)
  const entered = await signInWith(passkey)
  expect(entered.status).toBe(303)
  // A passkey counts as a recent sign-in, which protected pages require.
  const now = agentOf(running, cookieOf(entered))
  expect((await now.get(staffUrl('ownPasskeyNew'))).status).toBe(200)
  expect(await actions()).toEqual(expect.arrayContaining(['passkeyAdded', 'signedInWithPasskey']))
})

test('passkey › can be renamed, and is invalid once removed', async () => {
  const { passkey } = await addPasskey()
  const send = (form: object) =>
    person.agent
      .post(staffUrl('ownPasskeys'))
      .type('form')
      .send({ passkey: passkey.id, ...form })
  await send({ do: 'rename', name: 'Poste de l’accueil' })
  expect((await person.agent.get(staffUrl('ownAccount'))).text).toContain('Poste de l’accueil')
  await send({ do: 'remove', name: '' })
  expect((await signInWith(passkey)).status).toBe(401)
  expect(await actions(4)).toEqual([
    'passkeyRefused refused',
    'passkeyRemoved',
    'passkeyRenamed',
    'passkeyAdded',
  ])
})

test('passkey › a long name is truncated at an emoji boundary', async () => {
  const { passkey } = await addPasskey()
  const form = { passkey: passkey.id, do: 'rename', name: `${'a'.repeat(59)}😀` }
  await person.agent.post(staffUrl('ownPasskeys')).type('form').send(form)
  const found = await running.services.staff.manage.find(person.id)
  expect(found?.account.stored.passkeys.map(({ name }) => name)).toEqual(['a'.repeat(59)])
})

test('passkey › replaces the recent code and completes the posted form', async () => {
  const { passkey } = await addPasskey()
  running.clock.pass(301 * second)
  const stopped = await person.agent.post(staffUrl('ownRecoveryCodes'))
  expect(stopped.status).toBe(401)
  const hidden = hiddenFields(stopped.text)
  const question = await asked(person.agent, staffUrl('confirmPasskey'))
  const done = await person.agent
    .post(staffUrl('confirmPasskey'))
    .type('form')
    .send({ ...hidden, ...answerOf(passkey, question) })
  expect(load(done.text)('ol.codes li')).toHaveLength(10)
  expect(cookieOf(done)).not.toBe(person.cookie)
})

test.each<[string, Change]>([
  ['made on a page of another site', { origin: 'https://clinique.example.evil' }],
  ['made for another host', { rpId: 'evil.example' }],
  ['without user verification', { isUserVerified: false }],
  ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['with a decreased counter of a copied device', { counter: 0 }],
  ['with an unknown user', { owner: 'nobody' }],
  ['with a forged ticket', { ticket: 'A'.repeat(200) }],
])('passkey response %s › is rejected', async (_words, change) => {
  const { passkey } = await addPasskey()
  expect((await signInWith(passkey, { counter: 5 })).status).toBe(303)
  const refused = await signInWith(passkey, { counter: 6, ...change })
  expect(refused.status).toBe(401)
  expect(refused.headers['set-cookie']).toBeUndefined()
  expect(refused.text).toContain('name="password"')
})

test('passkey response › is rejected when replayed, even concurrently', async () => {
  const { passkey } = await addPasskey()
  // The counter of some devices is always 0, so only the challenge prevents a replay.
  const answer = answerOf(passkey, await asked(agentOf(running), staffUrl('signInPasskey')), {
    counter: 0,
  })
  const both = await Promise.all([sendSigned(answer), sendSigned(answer)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([303, 401]))
  expect((await sendSigned(answer)).status).toBe(401)
})

test('passkey › a form sent twice at once adds one passkey and reports the second as used', async () => {
  const page = load((await person.agent.get(staffUrl('ownPasskeyNew'))).text)
  const options: unknown = JSON.parse(page('form[data-passkey]').attr('data-options') ?? '')
  const { challenge } = challengeSchema.parse(options)
  const credential = createSoftPasskey().create({ ...site(), challenge })
  const form = { ticket: page('input[name=ticket]').val(), credential, name: 'Téléphone' }
  const send = () => person.agent.post(staffUrl('ownPasskeyNew')).type('form').send(form)
  const both = await Promise.all([send(), send()])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([303, 422]))
  expect(both.map(({ text }) => text).join()).toContain('a déjà servi')
  const found = await running.services.staff.manage.find(person.id)
  expect(found?.account.stored.passkeys).toHaveLength(1)
})

test('passkey challenge › is valid for five minutes and one purpose', async () => {
  const { passkey } = await addPasskey()
  const late = await asked(agentOf(running), staffUrl('signInPasskey'))
  running.clock.pass(5 * minute)
  expect((await sendSigned(answerOf(passkey, late))).text).toContain('ou elle a déjà servi')
  const toConfirm = await asked(person.agent, staffUrl('confirmPasskey'))
  expect((await sendSigned(answerOf(passkey, toConfirm))).status).toBe(401)
})

test('passkey › does not open the account of another person', async () => {
  const other = await signedIn(running, { roles: ['admin'], name: 'Marie-Ève Lachance' })
  const { passkey } = await addPasskey()
  await addPasskey(other)
  expect((await signInWith(passkey, { owner: other.id })).status).toBe(401)
  const question = await asked(other.agent, staffUrl('confirmPasskey'))
  const confirmed = await other.agent
    .post(staffUrl('confirmPasskey'))
    .type('form')
    .send(answerOf(passkey, question))
  expect(confirmed.status).toBe(401)
})

test('passkey › from another site or without user verification is not added', async () => {
  expect((await addPasskey(person, { origin: 'https://evil.example' })).answer.status).toBe(422)
  expect((await addPasskey(person, { isUserVerified: false })).answer.status).toBe(422)
  const found = await running.services.staff.manage.find(person.id)
  expect(found?.account.stored.passkeys).toEqual([])
})

test.each(['reset', 'close'] as const)('passkeys › are deleted on account %s', async (what) => {
  const { passkey } = await addPasskey()
  await running.services.staff.manage[what]({ actor: 'command' }, person.id)
  expect((await signInWith(passkey)).status).toBe(401)
  const found = await running.services.staff.manage.find(person.id)
  expect(found?.account.stored.passkeys).toEqual([])
})
