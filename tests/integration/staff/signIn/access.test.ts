import supertest from 'supertest'
import {
  type StaffRole,
  staffRoles,
  staffRows,
  staffSections,
  staffUrl,
} from '../../../../src/addresses/staffTable.js'
import { staffPage } from '../../../support/staff/deskRequests.js'
import { everyRow, guardedRows } from '../../../support/staff/everyRow.js'
import { agentOf, type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'
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
  const unknown = await agentWith(role).get('/staff/no-such-page')
  expect(unknown.status).toBe(404)
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
