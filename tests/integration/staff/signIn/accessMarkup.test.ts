import { load } from 'cheerio'
import { locales } from '../../../../src/addresses/pageTable.js'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { htmlErrors } from '../../../support/pages/validHtml.js'
import { agentOf, signedIn } from '../../../support/staff/signedIn.js'
import { givePassword, staffPassword, withPassword } from '../../../support/staff/signInVisits.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const invited = {
  email: 'marie@clinique.example',
  name: 'Marie',
  roles: ['admin'],
  locale: 'fr',
} as const

test.each(locales)('sign-in pages › have valid markup in %s', async (locale) => {
  const browser = agentOf(running, `lang=${locale}`)
  const { manage } = running.services.staff
  const done = await manage.invite({ actor: 'command' }, invited)
  const link = done === 'existing' ? done : staffUrl('invitation', done)
  const passwords = { password: staffPassword, again: staffPassword }
  const post = (address: string, form: object) => browser.post(address).type('form').send(form)
  const refused = await post(link, { password: 'court', again: 'court' })
  const invitation = await browser.get(link)
  const enrolment = await post(link, passwords)
  const ticket = load(enrolment.text)('input[name=ticket]').val()
  const wrong = await post(staffUrl('enrolment'), { ticket, code: '000000' })
  const person = await withPassword(running)
  const pages = [
    await browser.get(staffUrl('signIn')),
    await post(staffUrl('signIn'), { email: person.email, password: 'non' }),
    await givePassword(running, person.email),
    invitation,
    refused,
    enrolment,
    wrong,
    await browser.get(link),
  ]
  const errors = await Promise.all(pages.map(({ text }) => htmlErrors(text)))
  expect([...new Set(errors.flat())]).toEqual([])
})

test.each(locales)('account and audit log pages › have valid markup in %s', async (locale) => {
  const admin = await signedIn(running, { roles: ['admin'], locale })
  const other = await signedIn(running, { locale })
  const post = (address: string, form: object = {}) =>
    admin.agent.post(address).type('form').send(form)
  const pages = [
    await admin.agent.get(staffUrl('accounts')),
    await post(staffUrl('accountInvite'), { email: 'x', name: '' }),
    await post(staffUrl('accountInvite'), { ...invited, role: 'desk' }),
    await admin.agent.get(staffUrl('account', { id: other.id })),
    await post(staffUrl('accountClose', { id: admin.id })),
    await admin.agent.get(staffUrl('ownAccount')),
    await post(staffUrl('ownPassword'), { current: 'x', password: 'x', again: 'y' }),
    await post(staffUrl('ownRecoveryCodes')),
    await admin.agent.get(staffUrl('audit')),
    await post(staffUrl('auditVerify')),
  ]
  const errors = await Promise.all(pages.map(({ text }) => htmlErrors(text)))
  expect([...new Set(errors.flat())]).toEqual([])
  running.clock.pass(600_000)
  const confirm = await post(staffUrl('accountInvite'), { name: 'Karine' })
  expect(await htmlErrors(confirm.text)).toEqual([])
})
