import { load } from 'cheerio'
import { generateSync } from 'otplib'
import type { Locale } from '../../../../src/addresses/pageTable.js'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { agentOf, signedIn } from '../../../support/staff/signedIn.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const hour = 3_600_000
const password = 'quatre mots assez longs'

const invite = async (email = 'marie@clinique.example', locale: Locale = 'fr'): Promise<string> => {
  const invited = { email, name: 'Marie-Ève Lachance', roles: ['admin'], locale } as const
  const done = await running.services.staff.manage.invite({ actor: 'command' }, invited)
  return done === 'existing' ? done : staffUrl('invitation', done)
}

const accept = (link: string, typed = password, again = typed) =>
  agentOf(running).post(link).type('form').send({ password: typed, again })

const connectPhone = (page: string, codeOf?: (secret: string) => string) => {
  const $ = load(page)
  const secret = $('.secret').text().replaceAll(' ', '')
  const epoch = Math.floor(running.clock.now() / 1000)
  const code = codeOf === undefined ? generateSync({ secret, epoch }) : codeOf(secret)
  return agentOf(running)
    .post(staffUrl('enrolment'))
    .type('form')
    .send({ ticket: $('input[name=ticket]').val(), code })
}

test('invitation › sets the password, connects the phone, shows ten recovery codes and signs in', async () => {
  const offered = await accept(await invite())
  expect(offered.status).toBe(200)
  expect(load(offered.text)('svg.qr path').attr('d')?.length).toBeGreaterThan(1000)
  const entered = await connectPhone(offered.text)
  expect(entered.status).toBe(200)
  const codes = load(entered.text)('.codes li')
    .toArray()
    .map((item) => load(item).text())
  expect(new Set(codes).size).toBe(10)
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
  const page = await agentOf(running, cookie).get(staffUrl('ownAccount'))
  expect(page.status).toBe(200)
  expect(page.text).toContain('Marie-Ève Lachance')
})

test('invitation › in English shows every page in English up to the recovery codes', async () => {
  const link = await invite('kathleen@clinique.example', 'en')
  const opened = await agentOf(running).get(link)
  const refused = await accept(link, 'short')
  const offered = await accept(link)
  const entered = await connectPhone(offered.text)
  const languages = [opened, refused, offered, entered].map(({ text }) =>
    load(text)('html').attr('lang'),
  )
  expect(languages).toEqual(['en-CA', 'en-CA', 'en-CA', 'en-CA'])
})

test('invitation › in English is shown in French in a browser that chose French', async () => {
  const link = await invite('kathleen@clinique.example', 'en')
  const { text } = await agentOf(running, 'lang=fr').get(link)
  expect(load(text)('html').attr('lang')).toBe('fr-CA')
})

test('invitation › an invalid first code preserves the phone key', async () => {
  const offered = await accept(await invite())
  const refused = await connectPhone(offered.text, () => '000000')
  expect(refused.status).toBe(422)
  expect(load(refused.text)('.secret').text()).toBe(load(offered.text)('.secret').text())
})

test('invitation › its link stays valid when viewed and is invalid once used', async () => {
  const link = await invite()
  for (const _look of [1, 2]) expect((await running.site.get(link)).status).toBe(200)
  expect((await accept(link)).status).toBe(200)
  expect((await accept(link)).status).toBe(410)
  expect((await running.site.get(link)).status).toBe(410)
})

test('invitation › its link expires after 72 hours', async () => {
  const link = await invite()
  running.clock.pass(72 * hour - 1)
  expect((await running.site.get(link)).status).toBe(200)
  running.clock.pass(1)
  expect((await running.site.get(link)).status).toBe(410)
  expect((await accept(link)).status).toBe(410)
})

test.each([
  ['too short', 'onze signes', undefined, 'Il manque des caractères'],
  ['too long', 'x'.repeat(129), undefined, 'dépasse 128'],
  ['repeated differently', password, 'quatre mots assez lents', 'pas pareils'],
])(
  'invitation › a password that is %s is rejected with an error message, and the link stays valid',
  async (...row) => {
    const [, typed, again, words] = row
    const link = await invite()
    const refused = await accept(link, typed, again)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(words)
    expect(refused.text).not.toContain(typed)
    expect((await accept(link)).status).toBe(200)
  },
)

test('invitation › the phone is connected at the next sign-in if the page was closed after the password', async () => {
  await accept(await invite())
  const again = await agentOf(running)
    .post(staffUrl('signIn'))
    .type('form')
    .send({ email: 'marie@clinique.example', password })
  expect(again.status).toBe(200)
  expect((await connectPhone(again.text)).status).toBe(200)
})

test('invitation › is rejected for the address of an existing account', async () => {
  const admin = await signedIn(running, { roles: ['admin'] })
  const form = { name: 'Karine', email: 'karine@clinique.example', role: 'desk', locale: 'fr' }
  const made = await admin.agent.post(staffUrl('accountInvite')).type('form').send(form)
  const link = new URL(load(made.text)('.secret').text())
  expect((await accept(link.pathname)).status).toBe(200)
  const again = await admin.agent.post(staffUrl('accountInvite')).type('form').send(form)
  expect(again.status).toBe(422)
  expect(load(again.text)('input[name=email]').val()).toBe(form.email)
})

test('invitation › its link is never in the log', async () => {
  const link = await invite()
  await running.site.get(link)
  expect(running.logLines.join()).not.toContain(link.split('/').at(-1))
})
