import { load } from 'cheerio'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { hour, minute } from '../../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { fieldsIn } from '../../../support/staff/deskRequests.js'
import { agentOf, signedIn, type SignedInPerson } from '../../../support/staff/signedIn.js'
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

test('code confirmation page › shows the action that it confirms', async () => {
  running.clock.pass(10 * minute)
  const asked = await marie.agent.post(staffUrl('accountInvite')).type('form').send(form)
  expect(load(asked.text)('main').text()).toContain('complice@exemple.ca')
})

test('form sent after the roles of an account changed › is preserved, unless the account was closed', async () => {
  const sylvie = await signedIn(running, { roles: ['editor'] })
  const { manage } = running.services.staff
  const send = () =>
    sylvie.agent.post(staffUrl('siteSearch')).type('form').send({ words: 'Du texte' })
  await manage.setRoles({ actor: 'command' }, sylvie.id, ['editor', 'approver'])
  const late = await send()
  expect([late.status, hiddenFields(late.text)['kept']]).toEqual([
    401,
    expect.stringContaining('Du texte'),
  ])
  const again = await signedIn(running, { roles: ['editor'] })
  await manage.close({ actor: 'command' }, again.id)
  const closed = await again.agent.post(staffUrl('siteSearch')).type('form').send({ words: 'x' })
  expect([closed.status, hiddenFields(closed.text)['kept']]).toEqual([401, undefined])
})

test('password sent after the session ended › is preserved in the form and not displayed', async () => {
  running.clock.pass(hour)
  const passwords = { current: staffPassword, password: 'cinq mots encore plus longs' }
  const late = await marie.agent.post(staffUrl('ownPassword')).type('form').send(passwords)
  const page = load(late.text)
  expect(hiddenFields(late.text)['kept']).toContain(staffPassword)
  expect(page('main').text()).not.toMatch(/mots/)
})
