import { load } from 'cheerio'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { hour, minute } from '../../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { fieldsIn } from '../../../support/staff/deskRequests.js'
import {
  agentOf,
  openSession,
  type SignedInPerson,
  signedIn,
} from '../../../support/staff/signedIn.js'
import { filledSection, postSection, sectionAddress } from '../../../support/staff/siteForms.js'
import {
  cookieOf,
  giveCode,
  givePassword,
  hiddenFields,
  staffPassword,
  withPassword,
} from '../../../support/staff/signInVisits.js'

/* Anyone can send a form of an ended session, so the next person who signs in must confirm it. */

let running: TestApp
let marie: SignedInPerson
beforeEach(async () => {
  running = await appForTests()
  marie = await withPassword(running, ['admin'])
})
afterEach(() => running.end())

const form = { name: 'Complice', email: 'complice@exemple.ca', role: 'admin' }

const newPassword = 'cinq mots encore plus longs'

const names = async (): Promise<readonly string[]> =>
  (await running.services.staff.accounts.list()).map(({ name }) => name)

test('form left in the browser of another person › is shown for confirmation at their sign-in and not executed', async () => {
  running.clock.pass(hour)
  const left = await marie.agent.post(staffUrl('accountInvite')).type('form').send(form)
  const asked = await givePassword(
    running,
    marie.email,
    staffPassword,
    hiddenFields(left.text),
    marie.cookie,
  )
  const entered = await giveCode(running, asked.text, marie.code(), marie.cookie)
  expect(entered.status).toBe(200)
  expect(await names()).not.toContain('Complice')
  const page = load(entered.text)
  expect(page('main').text()).toContain('complice@exemple.ca')
  // A single click confirms the form without typing it again.
  const held = page('main form').first()
  const fields = fieldsIn(page, 'main form:first')
  expect(held.attr('action')).toBe(staffUrl('accountInvite'))
  const done = await agentOf(running, cookieOf(entered))
    .post(staffUrl('accountInvite'))
    .type('form')
    .send(fields)
  expect(done.status).toBe(200)
  expect(await names()).toContain('Complice')
})

const changePasswordElsewhere = async () => {
  const other = agentOf(running, (await openSession(running, marie.id)).cookie)
  const passwords = { current: staffPassword, password: newPassword, again: newPassword }
  await other.post(staffUrl('ownPassword')).type('form').send(passwords).expect(303)
}

const byCommand = { actor: 'command' } as const

const readPreservedForm = async () =>
  hiddenFields((await marie.agent.post(staffUrl('accountInvite')).type('form').send(form)).text)[
    'kept'
  ]

test.each<[string, () => Promise<unknown>]>([
  ['a role change', () => running.services.staff.manage.setRoles(byCommand, marie.id, ['desk'])],
  ['an admin', () => running.services.staff.manage.endSessions(byCommand, marie.id)],
  ['a new link', () => running.services.staff.manage.reset(byCommand, marie.id)],
  ['a new password', () => changePasswordElsewhere()],
])('form sent after the session was ended by %s › is preserved', async (_words, end) => {
  await signedIn(running, { roles: ['admin'] })
  await end()
  expect(await readPreservedForm()).toContain('complice@exemple.ca')
})

test('form sent after the account was closed › is not preserved', async () => {
  await signedIn(running, { roles: ['admin'] })
  await running.services.staff.manage.close(byCommand, marie.id)
  expect(await readPreservedForm()).toBeUndefined()
})

test('form of a section of the site › is shown with its title and without hidden fields', async () => {
  const nadia = await withPassword(running, ['editor'])
  const address = sectionAddress('page-careers', 'hiring')
  const { text } = await nadia.agent.get(address).expect(200)
  running.clock.pass(hour)
  const body = filledSection(text, { 'hiring.heading.text.fr': 'Un titre réécrit' })
  const left = await postSection(nadia, address, body)
  expect(load(left.text)('#preserved-text').val()).not.toContain('{"')
  const hidden = hiddenFields(left.text)
  const asked = await givePassword(running, nadia.email, staffPassword, hidden, nadia.cookie)
  const { text: held } = await giveCode(running, asked.text, nadia.code(), nadia.cookie)
  const shown = load(held)('main .notice').text()
  expect(shown).toContain('Le site\u00A0› Carrières\u00A0› Embauche')
  expect(shown).toContain('Un titre réécrit')
  expect(shown).not.toMatch(/\{"|\/staff/)
})

test('code confirmation page › shows the action that it confirms', async () => {
  running.clock.pass(10 * minute)
  const asked = await marie.agent.post(staffUrl('accountInvite')).type('form').send(form)
  expect(load(asked.text)('main').text()).toContain('complice@exemple.ca')
})

test('password sent after the session ended › is preserved in the form and not displayed', async () => {
  running.clock.pass(hour)
  const passwords = { current: staffPassword, password: newPassword }
  const late = await marie.agent.post(staffUrl('ownPassword')).type('form').send(passwords)
  const page = load(late.text)
  expect(hiddenFields(late.text)['kept']).toContain(staffPassword)
  expect(page('main').text()).not.toMatch(/mots/)
})
