import {
  type StaffRole,
  staffRoles,
  type StaffRouteName,
  staffUrl,
} from '../../../../src/addresses/staffTable.js'
import { staffPage } from '../../../support/staff/deskRequests.js'
import { everyRow } from '../../../support/staff/everyRow.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'

let running: TestApp
const people = new Map<StaffRole, SignedInPerson>()
beforeAll(async () => {
  running = await appForTests()
  for (const role of staffRoles) people.set(role, await signedIn(running, { roles: [role] }))
})
afterAll(() => running.end())

/** Who may open a row. */
const personFor = (access: (typeof everyRow)[number]['access']): SignedInPerson | undefined =>
  people.get(typeof access === 'string' ? 'desk' : (access[0] ?? 'desk'))

const entriesAfter = async (address: string, person: SignedInPerson | undefined) => {
  const { audit } = running.services.staff
  const before = (await audit.verify()).count
  await person?.agent.get(address)
  const added = (await audit.verify()).count - before
  return (await audit.list({ limit: Math.max(1, added) })).entries.slice(0, added)
}

const viewed = everyRow.filter((row) => row.viewed !== undefined)

test.each(viewed)('opening $path writes one entry, before the page is made', async (row) => {
  const person = personFor(row.access)
  const entries = await entriesAfter(row.address, person)
  expect(entries).toMatchObject([{ action: row.viewed, actor: person?.id, outcome: 'done' }])
})

/** Pages that can be opened as they are and show no visitor: nothing to log. */
const showNobody: ReadonlySet<StaffRouteName> = new Set<StaffRouteName>([
  // Before anything was searched.
  'requestSearch',
  'applicationSearch',
  'home',
  'ownAccount',
  'ownPasskeyNew',
  'confirmPasskey',
  'accounts',
  'audit',
  'staffKeys',
  'sessionCheck',
  'staffEvents',
  'replyTemplates',
  'replyTemplate',
  'privacy',
  'incidents',
  'incidentNew',
  'notices',
  'statistics',
])

test('every page that can be opened shows nobody, or is logged', async () => {
  const unlogged = []
  for (const row of everyRow) {
    const isOpen = row.access === 'anyone' || row.name === 'staffEvents' || showNobody.has(row.name)
    if (isOpen || row.viewed !== undefined) continue
    const person = personFor(row.access)
    const entries = await entriesAfter(row.address, person)
    const answer = await person?.agent.get(row.address)
    if (answer?.status === 200 && entries.length === 0) unlogged.push(row.name)
  }
  expect(unlogged).toEqual([])
})

test('no entry, no page: when the log cannot be written nothing is shown', async () => {
  const failing = await appForTests({
    adjust: (services) => ({
      ...services,
      staff: {
        ...services.staff,
        audit: {
          ...services.staff.audit,
          append: () => Promise.reject(Object.assign(new Error('full'), { status: 503 })),
        },
      },
    }),
  })
  const person = await signedIn(failing, { roles: [...staffRoles] })
  for (const { address } of viewed) {
    expect((await person.agent.get(address)).status).toBe(503)
  }
  await failing.end()
})

test.each(['fr', 'en'])(
  'each act to look for has a name of its own in the list, in %s',
  async (locale) => {
    const admin = await signedIn(running, { roles: ['admin'] })
    await admin.agent.post(staffUrl('language')).type('form').send({ locale })
    const $ = await staffPage(admin, staffUrl('audit'))
    expect($('html').attr('lang')).toMatch(locale)
    const names = $('#action option')
      .toArray()
      .map((option) => $(option).text())
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  },
)
