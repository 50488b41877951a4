import { load } from 'cheerio'
import type { ContactRequest } from '../../../../src/services/contact/contactRequest.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { runDailyCleanup } from '../../../support/site/runAllCleanupJobs.js'
import {
  actOnRequest,
  aReceivedRequest,
  fieldsIn,
  staffPage,
} from '../../../support/staff/deskRequests.js'
import { refuseAnEmail } from '../../../support/staff/refuseAnEmail.js'
import { signedIn, type SignedInPerson } from '../../../support/staff/signedIn.js'

let app: TestApp
let sylvie: SignedInPerson
let older: ContactRequest
let newer: ContactRequest

beforeEach(async () => {
  app = await appForTests()
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
  older = await aReceivedRequest(app, { message: 'Le matin.' })
  app.clock.pass(60_000)
  newer = await aReceivedRequest(app, {
    email: 'autre@exemple.ca',
    message: 'Finalement, le soir.',
    halfDays: ['2026-12-02 morning'],
  })
})
afterEach(() => app.end())

const urlOf = ({ reference }: ContactRequest): string => `/staff/requests/${reference}`

const versionOf = async (request: ContactRequest): Promise<string> =>
  fieldsIn(await staffPage(sylvie, urlOf(request)), '.outcome form')['version'] ?? ''

const merge = async (into: ContactRequest, other: ContactRequest, version?: string) =>
  sylvie.agent
    .post(urlOf(into))
    .type('form')
    .send({ version: version ?? (await versionOf(into)), from: 'page', merge: other.reference })

const found = async ({ reference }: ContactRequest) => app.services.staff.requests.find(reference)

const linkOf = async (request: ContactRequest): Promise<string> =>
  ((await app.services.myRequest.linkTo(request)) ?? '').replace(app.config.origin, '')

test.each([
  ['the older', () => [older, newer] as const],
  ['the newer', () => [newer, older] as const],
])(
  'merge from %s request › the older one receives message and half-days, and the newer one is settled',
  async (_which, requests) => {
    const merged = await merge(...requests())
    expect(merged.status).toBe(303)
    expect(merged.headers['location']).toContain(older.reference)
    const kept = await found(older)
    expect(kept?.desk).toMatchObject({
      state: 'new',
      events: [{ kind: 'merged', from: newer.reference, text: 'Finalement, le soir.' }],
    })
    expect(kept?.request).toMatchObject({ email: older.email, halfDays: ['2026-12-02 morning'] })
    expect((await found(newer))?.desk).toMatchObject({
      state: 'done',
      events: [{ kind: 'duplicate', of: older.reference }],
    })
    const $ = await staffPage(sylvie, '/staff/requests?view=new')
    expect($('tbody tr')).toHaveLength(1)
    expect($('.k-note').text()).toMatch(/La personne, .+ Finalement, le soir\./)
    expect((await staffPage(sylvie, urlOf(older)))('[value=duplicate]')).toHaveLength(0)
  },
)

test.each([
  ['fr', 'avec votre autre demande'],
  ['en', 'with your other one'],
] as const)(
  'merged request › its link names the other reference, and a message reopens it (%s)',
  async (locale, words) => {
    await merge(newer, older)
    const french = await linkOf(newer)
    const link = locale === 'fr' ? french : french.replace('/fr/ma-demande', '/en/my-request')
    const open = async () => load((await app.site.get(link).expect(200)).text)
    const $ = await open()
    expect($('main h1').text()).toContain(words)
    expect($('main').text()).toContain(older.reference)
    await app.site.post(link).type('form').send({ act: 'message', message: 'Allô' }).expect(303)
    expect((await found(newer))?.desk.state).toBe('new')
    expect((await open())('main h1').text()).not.toContain(words)
  },
)

test('merge › is refused for another person, and with 409 after a concurrent change', async () => {
  const stranger = await aReceivedRequest(app, { phone: '+14185550111', email: 'x@exemple.ca' })
  const version = await versionOf(older)
  await merge(older, stranger)
  expect((await found(stranger))?.desk.state).toBe('new')
  await app.site
    .post(await linkOf(older))
    .type('form')
    .send({ act: 'message', message: 'Une question.' })
    .expect(303)
  const refused = await merge(older, newer, version)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain(`Réunir avec ${newer.reference}`)
  expect((await found(newer))?.desk.state).toBe('new')
})

test('merge › leaves an unread message of the person unread, and cannot be undone', async () => {
  await app.site
    .post(await linkOf(older))
    .type('form')
    .send({ act: 'message', message: 'Une question.' })
    .expect(303)
  await merge(older, newer)
  const $ = await staffPage(sylvie, '/staff/requests?view=new')
  expect($(`#${older.reference} .k-note`).text()).toContain('Non lu')
  expect((await staffPage(sylvie, urlOf(older)))('.undo')).toHaveLength(0)
})

test('merge › writes one audit entry for each request', async () => {
  await merge(older, newer)
  const { entries } = await app.services.staff.audit.list({ limit: 50, action: 'requestMerged' })
  expect(new Set(entries.map(({ subject }) => subject))).toEqual(
    new Set([older.reference, newer.reference]),
  )
  expect(entries).toHaveLength(2)
})

const asPerson = async (request: ContactRequest, fields: Record<string, string>) =>
  app.site
    .post(await linkOf(request))
    .type('form')
    .send(fields)

test.each([
  ['fr', 'Vous avez retiré', 'vaut pour les deux'],
  ['en', 'You withdrew', 'applies to both'],
] as const)(
  'merged request › its link withdraws and resumes both requests in %s',
  async (locale, withdrawn, both) => {
    await merge(older, newer)
    const french = await linkOf(newer)
    const link = locale === 'fr' ? french : french.replace('/fr/ma-demande', '/en/my-request')
    const open = async () => load((await app.site.get(link).expect(200)).text)
    const merged = await open()
    expect(merged('main .lead').text()).toContain(both)
    expect(merged('details#withdraw')).toHaveLength(1)
    const act = (name: string) => app.site.post(link).type('form').send({ act: name, sure: 'yes' })
    await act('withdraw').expect(303)
    expect((await found(older))?.desk).toMatchObject({ state: 'done' })
    const after = await open()
    expect(after('main h1').text()).toContain(withdrawn)
    expect(after('details#withdraw, details#change')).toHaveLength(0)
    await act('resume').expect(303)
    expect((await found(older))?.desk).toMatchObject({ state: 'new' })
    expect((await found(newer))?.desk).toMatchObject({ state: 'done' })
  },
)

test('merged request › its link corrects the phone number of the main request, but not its email', async () => {
  await merge(older, newer)
  const page = load((await app.site.get(await linkOf(newer))).text)
  expect(page('#change [name=phone]')).toHaveLength(1)
  expect(page('#change [name=email]')).toHaveLength(0)
  expect((await asPerson(newer, { act: 'change', phone: '418 555-0150' })).status).toBe(303)
  expect(await found(older)).toMatchObject({
    request: { phone: '+14185550150' },
    desk: { state: 'new', events: [{ kind: 'merged' }, { kind: 'changed', fields: ['phone'] }] },
  })
  const refused = await asPerson(newer, { act: 'change', email: 'x@exemple.ca' })
  expect(refused.status).toBe(409)
  expect((await found(older))?.request.email).toBe(older.email)
})

test('merged request › its link does not reveal that the main request has an appointment', async () => {
  await merge(older, newer)
  const link = await linkOf(newer)
  const before = await app.site.get(link)
  await actOnRequest(sylvie, urlOf(older), { outcome: 'booked' })
  expect((await app.site.get(link)).text).toBe(before.text)
  const refused = await asPerson(newer, { act: 'withdraw', sure: 'yes' })
  expect(refused.status).toBe(409)
  expect(load(refused.text)('main').text()).not.toContain('Un rendez-vous a été fixé')
})

test('merged request › its link no longer changes the main request once that one has a new link', async () => {
  await merge(older, newer)
  await actOnRequest(sylvie, urlOf(older), { do: 'link' })
  const page = load((await app.site.get(await linkOf(newer))).text)
  expect(page('details#withdraw')).toHaveLength(0)
  expect(page('main .lead').text()).not.toContain('vaut pour les deux')
  expect((await asPerson(newer, { act: 'withdraw', sure: 'yes' })).status).toBe(409)
  expect((await found(older))?.desk.state).toBe('new')
})

const actAs = async (request: ContactRequest, fields: Record<string, string>) =>
  expect((await asPerson(request, fields)).status).toBe(303)

const daysPass = async (days: number): Promise<void> => {
  app.clock.pass(days * 24 * 3_600_000)
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
  await runDailyCleanup(app)
}

const left = async () => {
  const { records } = app.services
  return { requests: await records.count('requests'), emails: await records.count('emails') }
}

test('merge › a withdrawal deletes all merged requests with their emails after 30 days', async () => {
  app.clock.pass(60_000)
  const newest = await aReceivedRequest(app, { email: 'bis@exemple.ca' })
  await merge(newer, newest)
  await merge(older, newer)
  await actAs(older, { act: 'withdraw', sure: 'yes' })
  await daysPass(29)
  expect(await left()).toMatchObject({ requests: 3 })
  expect((await staffPage(sylvie, urlOf(newer)))('main').text()).toContain('dans 1 jour')
  const shown = await app.site.get(await linkOf(newer)).expect(200)
  expect(load(shown.text)('main h1').text()).toContain('Vous avez retiré')
  await daysPass(2)
  expect(await left()).toEqual({ requests: 0, emails: 0 })
})

test('merged request › is not reopened by an undelivered email or a sign-up for the short-notice list', async () => {
  await merge(older, newer)
  await refuseAnEmail(app, newer.reference)
  const wish = { act: 'shortNotice', sure: 'yes' }
  await app.site
    .post(await linkOf(newer))
    .type('form')
    .send(wish)
    .expect(409)
  expect(await found(newer)).toMatchObject({
    desk: { state: 'done', events: [{ kind: 'duplicate' }, { kind: 'undelivered' }] },
  })
})

test('merge › a withdrawal does not delete a merged request that was booked later', async () => {
  await merge(older, newer)
  await actOnRequest(sylvie, urlOf(newer), { outcome: 'booked' })
  await actAs(older, { act: 'withdraw', sure: 'yes' })
  await daysPass(31)
  expect(await found(older)).toBeUndefined()
  expect((await found(newer))?.desk.state).toBe('done')
})

test('merge › a withdrawal deletes no request that the person reopened or resumed', async () => {
  await merge(older, newer)
  await actAs(older, { act: 'withdraw', sure: 'yes' })
  await daysPass(29)
  await actAs(newer, { act: 'message', message: 'Finalement, oui.' })
  await daysPass(2)
  expect(await found(older)).toBeUndefined()
  expect((await found(newer))?.desk.state).toBe('new')
  await actAs(newer, { act: 'withdraw', sure: 'yes' })
  await actAs(newer, { act: 'resume', sure: 'yes' })
  await daysPass(31)
  expect((await found(newer))?.desk.state).toBe('new')
})
