import { load } from 'cheerio'
import supertest from 'supertest'
import { locales } from '../../../../src/addresses/pageTable.js'
import {
  type StaffRole,
  staffRoles,
  staffRows,
  staffSections,
  staffUrl,
} from '../../../../src/addresses/staffTable.js'
import { htmlErrors } from '../../../support/pages/validHtml.js'
import { staffPage } from '../../../support/staff/deskRequests.js'
import { everyRow, guardedRows } from '../../../support/staff/everyRow.js'
import { agentOf, type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'
import { givePassword, staffPassword, withPassword } from '../../../support/staff/signInVisits.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'

let running: TestApp
const people = new Map<StaffRole, SignedInPerson>()
beforeAll(async () => {
  running = await appForTests()
  for (const role of staffRoles) people.set(role, await signedIn(running, { roles: [role] }))
})
afterAll(() => running.end())

const agentWith = (role: StaffRole) => people.get(role)?.agent ?? agentOf(running)

test.each(guardedRows)('$path › answers 401 with the sign-in page when signed out', async (row) => {
  const browser = agentOf(running)
  for (const answer of [await browser.get(row.address), await browser.post(row.address)]) {
    expect(answer.status).toBe(401)
    expect(answer.text).toContain('name="password"')
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test.each(
  guardedRows.flatMap((row) =>
    staffRoles
      .filter((role) => row.access !== 'signedIn' && !row.access.includes(role))
      .map((role) => ({ ...row, role })),
  ),
)('$path › answers 404 for the role $role', async ({ address, role }) => {
  const refused = await agentWith(role).get(address)
  expect(refused.status).toBe(404)
  expect((await agentWith(role).post(address)).status).toBe(404)
})

test.each(
  guardedRows.flatMap((row) =>
    staffRoles
      .filter((role) => row.access === 'signedIn' || row.access.includes(role))
      .map((role) => ({ ...row, role })),
  ),
)(
  '$path › never answers 403 for the role $role with any reference',
  async ({ address, role, name }) => {
    // `signIn.test.ts` tests the sign-out.
    if (name === 'signOut') return
    const answer = await agentWith(role).get(address)
    expect([200, 303, 404, 405, 410]).toContain(answer.status)
    if (address.includes('OND-0000')) expect([303, 404, 405]).toContain(answer.status)
  },
)

const post = (headers: Readonly<Record<string, string>>, address: string) =>
  supertest(running.server)
    .post(address)
    .set('Cookie', people.get('desk')?.cookie ?? '')
    .set(headers)

test.each([
  ['sent by another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['sent by another host of the same site', { 'Sec-Fetch-Site': 'same-site' }],
  ['typed into the address bar', { 'Sec-Fetch-Site': 'none' }],
  ['without headers about its origin', {}],
  ['of another origin', { Origin: 'https://evil.example' }],
])('staff post %s › is rejected on every URL', async (_words, headers) => {
  for (const { address } of everyRow) expect((await post(headers, address)).status).toBe(403)
})

test('staff post from the same origin › is accepted with either header', async () => {
  const address = staffUrl('ownSettings')
  expect((await post({ 'Sec-Fetch-Site': 'same-origin' }, address)).status).toBe(303)
  expect((await post({ Origin: running.config.origin }, address)).status).toBe(303)
})

test('unknown staff address › answers 404', async () => {
  expect((await agentWith('desk').get('/staff/no-such-page')).status).toBe(404)
})

test('staff pages › cannot be framed, cached or indexed, and send no referrer', async () => {
  const { headers } = await agentWith('desk').get(staffUrl('ownAccount'))
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

describe('staff navigation', () => {
  test('assigns each URL to its section', () => {
    const misplaced = everyRow.filter(({ path, section }) =>
      staffSections.some((one) => path.startsWith(`${staffRows[one].path}/`) && section !== one),
    )
    expect(misplaced.map(({ name }) => name)).toEqual([])
  })

  test.each([
    ['/staff/applications/search', 'Candidatures'],
    ['/staff/templates', 'Envois'],
    ['/staff/requests/search', 'Demandes'],
  ])('marks the section of %s as current', async (address, words) => {
    const person = await signedIn(running, { roles: staffRoles })
    const $ = await staffPage(person, address)
    expect($('.bar [aria-current=page]').text()).toBe(words)
  })
})

const invited = {
  email: 'marie@clinique.example',
  name: 'Marie',
  roles: ['admin'],
  locale: 'fr',
} as const

describe('valid markup', () => {
  /** A separate site, in which the only admin cannot close her account. */
  let own: TestApp
  beforeEach(async () => {
    own = await appForTests()
  })
  afterEach(() => own.end())

  test.each(locales)('of the sign-in pages in %s', async (locale) => {
    const browser = agentOf(own, `lang=${locale}`)
    const { manage } = own.services.staff
    const done = await manage.invite({ actor: 'command' }, invited)
    const link = done === 'existing' ? done : staffUrl('invitation', done)
    const passwords = { password: staffPassword, again: staffPassword }
    const submit = (address: string, form: object) => browser.post(address).type('form').send(form)
    const refused = await submit(link, { password: 'court', again: 'court' })
    const invitation = await browser.get(link)
    const enrolment = await submit(link, passwords)
    const ticket = load(enrolment.text)('input[name=ticket]').val()
    const wrong = await submit(staffUrl('enrolment'), { ticket, code: '000000' })
    const person = await withPassword(own)
    const pages = [
      await browser.get(staffUrl('signIn')),
      await submit(staffUrl('signIn'), { email: person.email, password: 'non' }),
      await givePassword(own, person.email),
      invitation,
      refused,
      enrolment,
      wrong,
      await browser.get(link),
    ]
    const errors = await Promise.all(pages.map(({ text }) => htmlErrors(text)))
    expect([...new Set(errors.flat())]).toEqual([])
  })

  test.each(locales)('of the account and audit log pages in %s', async (locale) => {
    const admin = await signedIn(own, { roles: ['admin'], locale })
    const other = await signedIn(own, { locale })
    const submit = (address: string, form: object = {}) =>
      admin.agent.post(address).type('form').send(form)
    const pages = [
      await admin.agent.get(staffUrl('accounts')),
      await submit(staffUrl('accountInvite'), { email: 'x', name: '' }),
      await submit(staffUrl('accountInvite'), { ...invited, role: 'desk' }),
      await admin.agent.get(staffUrl('account', { id: other.id })),
      await submit(staffUrl('accountClose', { id: admin.id })),
      await admin.agent.get(staffUrl('ownAccount')),
      await submit(staffUrl('ownPassword'), { current: 'x', password: 'x', again: 'y' }),
      await submit(staffUrl('ownRecoveryCodes')),
      await admin.agent.get(staffUrl('audit')),
      await submit(staffUrl('auditVerify')),
    ]
    const errors = await Promise.all(pages.map(({ text }) => htmlErrors(text)))
    expect([...new Set(errors.flat())]).toEqual([])
    own.clock.pass(600_000)
    const confirm = await submit(staffUrl('accountInvite'), { name: 'Karine' })
    expect(await htmlErrors(confirm.text)).toEqual([])
  })
})
