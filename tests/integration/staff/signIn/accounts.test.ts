import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { recordsCleanup } from '../../../../src/services/retention/cleanupJob.js'
import { closedAccountsCleanup } from '../../../../src/services/staff/accounts/closedAccountsCleanup.js'
import { fieldsIn, staffPage } from '../../../support/staff/deskRequests.js'
import {
  agentOf,
  openSession,
  type SignedInPerson,
  signedIn,
} from '../../../support/staff/signedIn.js'
import {
  cookieOf,
  givePassword,
  signInAs,
  staffPassword,
  withPassword,
} from '../../../support/staff/signInVisits.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { runAllCleanupJobs } from '../../../support/site/runAllCleanupJobs.js'

const day = 86_400_000

let running: TestApp
let admin: SignedInPerson
beforeEach(async () => {
  running = await appForTests()
  admin = await signedIn(running, { roles: ['admin'], name: 'Marie-Ève Lachance' })
})
afterEach(() => running.end())

const send = (
  person: SignedInPerson,
  address: string,
  form: Readonly<Record<string, string>> = {},
) => person.agent.post(address).type('form').send(form)

const isIn = async (cookie: string): Promise<boolean> =>
  (await agentOf(running, cookie).get(staffUrl('ownAccount'))).status === 200

test('account name › is stored without bidirectional control characters', async () => {
  const form = { email: 'luc@clinique.example', role: 'desk', name: 'Luc \u202ENONGAG\u202C\u0000' }
  expect((await send(admin, staffUrl('accountInvite'), form)).status).toBe(200)
  const names = (await running.services.staff.manage.list()).map(
    ({ account }) => account.stored.name,
  )
  expect(names).toContain('Luc NONGAG')
})

test.each([
  ['a role change', 'accountRoles', { role: 'hr' }],
  ['a new link', 'accountReset', {}],
  ['closing the account', 'accountClose', {}],
  ['ending all sessions', 'accountSessions', {}],
] as const)('account › %s ends every session of the person at once', async (_words, row, form) => {
  const person = await signedIn(running)
  const other = await openSession(running, person.id)
  expect((await send(admin, staffUrl(row, { id: person.id }), form)).status).toBeLessThan(400)
  expect(await isIn(person.cookie)).toBe(false)
  expect(await isIn(other.cookie)).toBe(false)
  expect(await isIn(admin.cookie)).toBe(true)
})

test('account › an admin can end one session while the others stay open', async () => {
  const person = await signedIn(running)
  const other = await openSession(running, person.id)
  const address = staffUrl('accountSessions', { id: person.id })
  await send(admin, address, { session: other.sessionId })
  expect(await isIn(person.cookie)).toBe(true)
  expect(await isIn(other.cookie)).toBe(false)
})

test('account › a new link disables the old password', async () => {
  const person = await withPassword(running)
  await send(admin, staffUrl('accountReset', { id: person.id }))
  expect((await givePassword(running, person.email)).status).toBe(401)
})

test.each([
  ['closed', 'accountClose', {}],
  ['given another role', 'accountRoles', { role: 'desk' }],
  ['given a new link', 'accountReset', {}],
] as const)('last admin › cannot be %s', async (_words, row, form) => {
  const refused = await send(admin, staffUrl(row, { id: admin.id }), form)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('seul compte d’administration')
  expect(await isIn(admin.cookie)).toBe(true)
})

test('last admin › remains when two admins close each other’s accounts at once', async () => {
  const { manage, accounts } = running.services.staff
  const other = await signedIn(running, { roles: ['admin'] })
  const by = { actor: 'command' } as const
  await Promise.all([manage.close(by, admin.id), manage.close(by, other.id)])
  const left = await accounts.list()
  expect(left.map(({ roles }) => roles)).toEqual([['admin']])
})

test('account roles › the second of two concurrent changes shows the first', async () => {
  const person = await signedIn(running, { roles: ['hr', 'desk'] })
  const second = await signedIn(running, { roles: ['admin'] })
  const address = staffUrl('accountRoles', { id: person.id })
  const page = await staffPage(second, staffUrl('account', { id: person.id }))
  const seen = fieldsIn(page, `form[action="${address}"]`)
  await admin.agent.post(address).type('form').send({ role: 'desk' }).expect(303)
  // A stale page must not restore the HR role, which gives access to files of applicants.
  const chosen = { ...seen, role: ['desk', 'hr', 'admin'] }
  const refused = await second.agent.post(address).type('form').send(chosen).expect(409)
  const shown = load(refused.text)
  expect(shown('[role=alert]').text()).toMatch(
    /changé.*Accueil, Ressources humaines, Administration/s,
  )
  const ticked = shown('input[name=role][checked]').toArray()
  expect(ticked.map((box) => shown(box).attr('value'))).toEqual(['desk'])
  expect((await running.services.staff.accounts.find(person.id))?.roles).toEqual(['desk'])
  const again = { ...fieldsIn(shown, `form[action="${address}"]`), role: ['desk', 'admin'] }
  await second.agent.post(address).type('form').send(again).expect(303)
  expect((await running.services.staff.accounts.find(person.id))?.roles).toEqual(['desk', 'admin'])
})

test('account roles › a double click changes them once without a conflict', async () => {
  const person = await signedIn(running)
  const address = staffUrl('accountRoles', { id: person.id })
  const page = await staffPage(admin, staffUrl('account', { id: person.id }))
  const form = { ...fieldsIn(page, `form[action="${address}"]`), role: 'hr' }
  for (let click = 0; click < 2; click += 1) {
    await admin.agent.post(address).type('form').send(form).expect(303)
  }
  const { entries } = await running.services.staff.audit.list({ limit: 5, action: 'rolesChanged' })
  expect(entries).toHaveLength(1)
})

test('account roles › a power failure during removal preserves roles, sessions and log', async () => {
  const person = await signedIn(running, { roles: ['desk', 'admin'] })
  const secret = readFileSync(running.config.staff.secretFile, 'utf8').trim()
  const file = running.config.paths.records
  const program = join('tests', 'fixtures', 'killedWhileChangingRoles.mjs')
  const { signal } = spawnSync(process.execPath, [program, file, secret, person.id])
  expect(signal).toBe('SIGKILL')
  const { accounts, audit } = running.services.staff
  expect((await accounts.find(person.id))?.roles).toEqual(['desk', 'admin'])
  expect(await isIn(person.cookie)).toBe(true)
  expect((await audit.list({ limit: 5 })).entries).toEqual([])
})

test('closed account › its name stays in the history and it is no longer listed', async () => {
  const person = await signedIn(running, { name: 'Sophie Bouchard' })
  await send(admin, staffUrl('accountClose', { id: person.id }))
  const { accounts } = running.services.staff
  expect((await accounts.find(person.id))?.name).toBe('Sophie Bouchard')
  expect((await accounts.list()).map(({ id }) => id)).not.toContain(person.id)
  expect((await admin.agent.get(staffUrl('account', { id: person.id }))).status).toBe(404)
})

test('closed account › is deleted with the audit log entries about it, after three years', async () => {
  const person = await signedIn(running)
  await send(admin, staffUrl('accountClose', { id: person.id }))
  const { records, staff } = running.services
  const onUnreadable = () => undefined
  const clean = async (days: number): Promise<readonly (string | undefined)[]> => {
    const jobs = [recordsCleanup(records), closedAccountsCleanup({ records, onUnreadable })]
    await runAllCleanupJobs(jobs, running.clock.now() + days * day)
    const left = await Promise.all([person, admin].map(({ id }) => staff.accounts.find(id)))
    return left.map((account) => account?.id)
  }
  expect(await clean(3 * 365 - 1)).toEqual([person.id, admin.id])
  expect(await clean(3 * 366)).toEqual([undefined, admin.id])
})

test('account review › an admin confirms the staff list every 90 days', async () => {
  await signedIn(running, { name: 'Sophie Bouchard' })
  running.clock.pass(90 * day)
  const { cookie } = await openSession(running, admin.id)
  const browser = agentOf(running, cookie)
  const asked = load((await browser.get(staffUrl('accounts'))).text)
  const ids = asked('form.notice input[name=account]')
    .toArray()
    .map((field) => asked(field).attr('value'))
  expect(ids).toHaveLength(2)
  await browser.post(staffUrl('accountsConfirm')).type('form').send({ account: ids })
  const after = load((await browser.get(staffUrl('accounts'))).text)
  expect(after('form.notice')).toHaveLength(0)
})

test('accounts list › shows the year of dates almost a year ago or older', async () => {
  await signedIn(running, { name: 'Sophie Bouchard' })
  const lastSeen = async (): Promise<string> => {
    const { cookie } = await openSession(running, admin.id)
    const $ = load((await agentOf(running, cookie).get(staffUrl('accounts'))).text)
    return $('tr:contains("Sophie Bouchard")').text().replaceAll('\u00A0', ' ')
  }
  running.clock.pass(60 * day)
  expect(await lastSeen()).not.toContain('2026')
  running.clock.pass(365 * day)
  expect(await lastSeen()).toContain('21 nov. 2026')
})

describe('own account', () => {
  test('a new password signs out other browsers and replaces the old one', async () => {
    const person = await withPassword(running)
    const other = await openSession(running, person.id)
    const next = 'cinq mots encore plus longs'
    const form = { current: staffPassword, password: next, again: next }
    expect((await send(person, staffUrl('ownPassword'), form)).status).toBe(303)
    expect(await isIn(person.cookie)).toBe(true)
    expect(await isIn(other.cookie)).toBe(false)
    expect((await givePassword(running, person.email)).status).toBe(401)
    expect((await givePassword(running, person.email, next)).status).toBe(200)
  })

  test('a change requires the current password', async () => {
    const person = await withPassword(running)
    const form = { current: 'non', password: staffPassword, again: staffPassword }
    expect((await send(person, staffUrl('ownPassword'), form)).status).toBe(422)
  })

  test('a recovery code replaces the phone once', async () => {
    const person = await withPassword(running)
    const made = await send(person, staffUrl('ownRecoveryCodes'))
    const [code = ''] = load(made.text)('.codes li')
      .toArray()
      .map((item) => load(item).text().toLowerCase().replace('-', ' '))
    const withCode = { ...person, code: () => code }
    expect((await signInAs(running, withCode)).status).toBe(303)
    expect((await signInAs(running, withCode)).status).toBe(401)
    const page = await person.agent.get(staffUrl('ownAccount'))
    expect(page.text).toContain('Il en reste 9 sur 10')
  })

  test('new recovery codes disable the old ones', async () => {
    const person = await withPassword(running)
    const made = await send(person, staffUrl('ownRecoveryCodes'))
    const code = load(made.text)('.codes li').first().text()
    await send(person, staffUrl('ownRecoveryCodes'))
    expect((await signInAs(running, { ...person, code: () => code })).status).toBe(401)
  })

  test('language and single-key shortcuts can be chosen', async () => {
    const person = await signedIn(running)
    await send(person, staffUrl('ownSettings'), { locale: 'en', singleKeys: 'on' })
    const page = load((await person.agent.get(staffUrl('ownAccount'))).text)
    expect(page('html').attr('lang')).toBe('en-CA')
    expect(page('body').attr('data-keys')).toBe(staffUrl('staffKeys'))
    await send(person, staffUrl('language'), { locale: 'fr', to: staffUrl('ownAccount') })
    const again = load((await person.agent.get(staffUrl('ownAccount'))).text)
    expect(again('html').attr('lang')).toBe('fr-CA')
  })

  test('other browsers can be signed out', async () => {
    const person = await withPassword(running)
    const other = cookieOf(await signInAs(running, person))
    await send(person, staffUrl('ownSessions'))
    expect(await isIn(other)).toBe(false)
    expect(await isIn(person.cookie)).toBe(true)
  })

  test('sessions of other people cannot be ended', async () => {
    const [person, other] = [await signedIn(running), await signedIn(running)]
    await send(person, staffUrl('ownSessions'), { session: other.sessionId })
    expect(await isIn(other.cookie)).toBe(true)
  })
})
