import { load } from 'cheerio'
import { emailsIn } from '../../../support/contact/emailFolder.js'
import { eventually } from '../../../support/site/eventually.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { fieldsIn, staffPage } from '../../../support/staff/deskRequests.js'
import { aReceivedApplication } from '../../../support/staff/hrApplications.js'
import { signedIn, type SignedInPerson } from '../../../support/staff/signedIn.js'

let app: TestApp
let nadia: SignedInPerson
let reference: string

beforeEach(async () => {
  app = await appForTests({ env: { MAIL_HR: 'rh@clinique.example' } })
  nadia = await signedIn(app, { roles: ['hr'], name: 'Nadia Ferland' })
  app.services.start()
  reference = (await aReceivedApplication(app)).reference
})
afterEach(() => app.end())

const page = () => staffPage(nadia, `/staff/applications/${reference}`)
const post = (address: string, fields: Readonly<Record<string, string>>) =>
  nadia.agent.post(`/staff/applications/${reference}/${address}`).type('form').send(fields)

const written = async (words: Readonly<Record<string, string>>) => ({
  ...fieldsIn(await page(), '.reply-form'),
  ...words,
})

const sendReply = async (text: string) => {
  const shown = await post('reply', await written({ text, do: 'preview' })).expect(200)
  return post('reply', { ...fieldsIn(load(shown.text), 'main form'), do: 'send' })
}

const replies = async () => {
  const emails = await emailsIn(app.config.dataDir)
  return emails.filter(({ text }) => text?.includes('vous rencontrer'))
}

test('reply to an applicant › uses a template in the language of the person, with HR as reply address', async () => {
  const template = { template: 'application-interview', do: 'insert' }
  const filled = await post('reply', await written(template)).expect(200)
  const form = load(filled.text)
  expect(form('#text').val()).toMatch(/^Bonjour Maélie,/)
  expect(form('#subject').val()).toBe(`Votre candidature ${reference}`)
  await sendReply(String(form('#text').val()))
  expect((await page())('.undo').text()).toContain('part à')
  app.clock.pass(60_000)
  await eventually(async () => expect(await replies()).toHaveLength(1))
  const [email] = await replies()
  expect(email?.to?.[0]?.address).toBe('maelie@exemple.ca')
  expect(email?.replyTo?.[0]?.address).toBe('rh@clinique.example')
  expect((await page())('.line').text()).toMatch(/Vous.: courriel/)
})

test('reply templates › HR and front desk each see only their own templates', async () => {
  const $ = await page()
  const offered = $('#template option')
    .toArray()
    .map((option) => $(option).attr('value'))
  expect(offered).toContain('application-refused')
  expect(offered).not.toContain('prescription-missing')
})

test('reply to an applicant › canceled within a minute is never sent, and its text returns to the form', async () => {
  await sendReply('Nous aimerions vous rencontrer.')
  app.clock.pass(59_000)
  const back = await post('take-back', fieldsIn(await page(), '.undo'))
  const after = await staffPage(nadia, (back.headers['location'] ?? '').split('#')[0] ?? '')
  expect(after('.notice').text()).toContain('repris')
  expect(after('#text').val()).toBe('Nous aimerions vous rencontrer.')
  app.clock.pass(600_000)
  await eventually(async () => {
    const due = await app.services.records.nextDue('emails')
    expect(due === undefined || due > app.clock.now()).toBe(true)
  })
  expect(await replies()).toEqual([])
})

test('reply to an applicant › is preserved and not sent when a colleague changed the application', async () => {
  const form = await written({ text: 'Nous aimerions vous rencontrer.', do: 'send' })
  const version = String(form['version'])
  const state = { version, list: '', state: 'refused' }
  await nadia.agent.post(`/staff/applications/${reference}`).type('form').send(state).expect(303)
  const told = await post('reply', form).expect(409)
  const $ = load(told.text)
  expect($('#text').val()).toBe('Nous aimerions vous rencontrer.')
  expect($('.title').text()).toContain('Refusée')
})

test('application history › lists who opened the application', async () => {
  const luc = await signedIn(app, { roles: ['hr'], name: 'Luc Gagnon' })
  await staffPage(luc, `/staff/applications/${reference}`)
  expect((await page())('.line .is-view').text()).toContain('Luc')
})

test('rejected note › shows the application again and logs the view', async () => {
  const before = (await app.services.staff.audit.verify()).count
  const send = nadia.agent.post(`/staff/applications/${reference}`).type('form')
  await send.send({ version: '1', list: '', note: '' }).expect(422)
  const { entries } = await app.services.staff.audit.list({ limit: 1 })
  expect(entries[0]).toMatchObject({ action: 'applicationViewed', subject: reference })
  expect((await app.services.staff.audit.verify()).count).toBe(before + 1)
})
