import { load } from 'cheerio'
import type { ContactRequest } from '../../../../src/services/contact/contactRequest.js'
import { refuseUnreadable } from '../../../../src/services/adapters/records/readable.js'
import { exportPerson } from '../../../../src/services/staff/privacy/exportPerson.js'
import { findPerson } from '../../../../src/services/staff/privacy/findPerson.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { aReceivedRequest, fieldsIn, staffPage } from '../../../support/staff/deskRequests.js'
import { signedIn, type SignedInPerson } from '../../../support/staff/signedIn.js'

let app: TestApp
let sylvie: SignedInPerson
let freed: ContactRequest

const byLink = async (request: ContactRequest, fields: Record<string, string>): Promise<void> => {
  const url = (await app.services.myRequest.linkTo(request)) ?? ''
  const address = url.replace(app.config.origin, '')
  await app.site.post(address).type('form').send(fields).expect(303)
}

const wishing = async (name: string, email: string): Promise<ContactRequest> => {
  const request = await aReceivedRequest(app, { name, email })
  await byLink(request, { act: 'shortNotice', sure: 'yes' })
  return request
}

const urlOf = ({ reference }: ContactRequest): string => `/staff/requests/${reference}`

const press = async (request: ContactRequest, fields: Record<string, string>) => {
  const { version = '' } = fieldsIn(await staffPage(sylvie, urlOf(request)), '.outcome form')
  return sylvie.agent
    .post(urlOf(request))
    .type('form')
    .send({ version, from: 'page', ...fields })
}

const placesShown = async (who = sylvie): Promise<readonly string[]> => {
  const $ = await staffPage(who, '/staff/requests?view=shortNotice')
  return $('.queue__places a')
    .toArray()
    .map((link) => $(link).text())
}

beforeEach(async () => {
  app = await appForTests()
  app.clock.pass(Date.parse('2026-11-25T15:00:00Z') - app.clock.now())
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
  freed = await aReceivedRequest(app, { name: 'Jeanne Morin', subject: 'mri' })
  const moment = { day: '27', month: '11', year: '2026', hour: '8 h 15' }
  await byLink(freed, { act: 'visit', ...moment, want: 'cancel' })
  expect(await placesShown()).toEqual([])
  expect((await press(freed, { visit: 'freed' })).status).toBe(303)
})
afterEach(() => app.end())

test.each([
  ['fr', 'ven. 27 nov., 8 h 15, IRM, libérée par Jeanne', 'La place est libre : voir'],
  ['en', 'Fri, Nov 27, 8:15 a.m., MRI, freed by Jeanne', 'The place is open: see'],
] as const)(
  'freed appointments › are listed with first name and exam (%s)',
  async (locale, place, link) => {
    const anne = await signedIn(app, { name: 'Anne Roy', locale })
    expect(await placesShown(anne)).toEqual([place])
    const $ = await staffPage(anne, '/staff/requests?view=shortNotice')
    expect($('.queue__places a').attr('href')).toContain(urlOf(freed))
    const page = await staffPage(anne, urlOf(freed))
    expect(page(`a:contains("${link}")`).attr('href')).toContain('view=shortNotice')
  },
)

test('freed appointments › an accepted one is noted with its time, exported with the person’s data and no longer offered', async () => {
  const luc = await wishing('Luc Côté', 'luc@exemple.ca')
  const page = await staffPage(sylvie, urlOf(luc))
  expect(page('select[name=place] option').last().text()).toContain('libérée par Jeanne')
  await press(luc, { offer: 'declined', place: freed.reference })
  expect(await placesShown()).toHaveLength(1)
  await press(luc, { offer: 'accepted', place: freed.reference })
  expect(await placesShown()).toEqual([])
  const privacy = {
    records: app.services.records,
    files: app.services.careers.files,
    emailCopies: { removeCopies: async () => 0 },
    clock: app.clock,
    onUnreadable: refuseUnreadable,
  }
  const data = await findPerson(privacy, { by: 'email', value: 'luc@exemple.ca' })
  expect(JSON.stringify(exportPerson(data, app.clock.now()))).toContain(
    '"appointments":[{"date":"2026-11-27","time":"08:15"}]',
  )
  const history = (await staffPage(sylvie, urlOf(luc)))('.line').text()
  expect(history).toContain('place libérée refusée : ven. 27 nov., 8 h 15')
  expect(history).toContain('place libérée acceptée : ven. 27 nov., 8 h 15')
  expect((await staffPage(sylvie, urlOf(freed)))('main').text()).not.toContain('voir qui la veut')
})

test.each([
  ['fr', 'Cette place n’est plus libre'],
  ['en', 'This place is no longer open'],
] as const)(
  'freed appointments › an assigned one cannot be accepted again (%s)',
  async (locale, words) => {
    const [luc, rose] = [
      await wishing('Luc Côté', 'luc@exemple.ca'),
      await wishing('Rose Nguyen', 'rose@exemple.ca'),
    ]
    sylvie = await signedIn(app, { name: 'Anne Roy', locale })
    await press(luc, { offer: 'accepted', place: freed.reference })
    const refused = await press(rose, { offer: 'accepted', place: freed.reference })
    expect(refused.status).toBe(409)
    expect(load(refused.text)('[role=alert]').text()).toContain(words)
    expect((await press(rose, { offer: 'accepted' })).status).toBe(303)
  },
)

test('freed appointments › two concurrent answers do not assign one appointment twice', async () => {
  const people = [
    await wishing('Luc Côté', 'luc@exemple.ca'),
    await wishing('Rose Nguyen', 'rose@exemple.ca'),
  ]
  const answers = await Promise.all(
    people.map((one) => press(one, { offer: 'accepted', place: freed.reference })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
})

test('freed appointments › a past one is not offered', async () => {
  app.clock.pass(2 * 24 * 3_600_000)
  expect(await placesShown(await signedIn(app))).toEqual([])
})
