import { load } from 'cheerio'
import type { ContactRequest } from '../../../../src/services/contact/contactRequest.js'
import { emailsIn } from '../../../support/contact/emailFolder.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { eventually } from '../../../support/site/eventually.js'
import { aReceivedRequest, fieldsIn, staffPage } from '../../../support/staff/deskRequests.js'
import { signedIn, type SignedInPerson } from '../../../support/staff/signedIn.js'

let app: TestApp
let sylvie: SignedInPerson

beforeEach(async () => {
  app = await appForTests()
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
  app.services.start()
})
afterEach(() => app.end())

const post = (address: string, fields: Record<string, string>) =>
  sylvie.agent.post(address).type('form').send(fields)

const caller = {
  source: 'phone',
  name: 'Rose Gagné',
  phone: '418 555-0177',
  subject: 'mri',
  language: 'en',
  message: 'Préfère le matin.',
  consent: 'yes',
}

const subjectsTo = async (address: string): Promise<readonly string[]> =>
  (await emailsIn(app.config.dataDir))
    .filter(({ to }) => to?.[0]?.address === address)
    .map(({ subject = '' }) => subject)

describe('request taken by phone', () => {
  const add = (changes: Record<string, string> = {}) =>
    post('/staff/requests/new', { ...caller, ...changes })

  test('is assigned to its author without a notice to the front desk', async () => {
    const saved = await add().expect(303)
    const $ = await staffPage(sylvie, saved.headers['location'] ?? '')
    expect($('h1').text()).toBe('Rose Gagné')
    expect($('main').text()).toContain('Demande notée au téléphone')
    expect($('.title').text()).toContain('Sylvie Bouchard')
    expect(await subjectsTo('bonjour@ondelune.example')).toEqual([])
  })

  test('sends the acknowledgement to the given address in the language of the person', async () => {
    await add({ email: 'rose@exemple.ca' }).expect(303)
    await eventually(async () =>
      expect(await subjectsTo('rose@exemple.ca')).toEqual([
        expect.stringContaining('We have your request'),
      ]),
    )
  })

  test('requires consent and preserves the typed text', async () => {
    const { consent: _, ...without } = caller
    const refused = await post('/staff/requests/new', without).expect(422)
    const $ = load(refused.text)
    expect($('#consent-error').text()).toContain('Lisez la phrase à voix haute')
    expect($('#name').val()).toBe('Rose Gagné')
    expect($('[name=source]:checked').val()).toBe('phone')
  })

  test('of a person who cannot come is among the appointments to change', async () => {
    const visit = { appointmentDate: '2026-11-27', appointmentHour: '08:15', want: 'cancel' }
    const refused = await add({ ...visit, want: '' }).expect(422)
    expect(load(refused.text)('#want-error')).toHaveLength(1)
    expect(load(refused.text)('details[open] #visit-appointment').val()).toBe('2026-11-27')
    await add(visit).expect(303)
    const $ = await staffPage(sylvie, '/staff/requests?view=visits')
    expect($('tbody .k-note').text()).toContain('ven. 27 nov., 8 h 15, veut l’annuler')
  })

  test('shows earlier requests of the same number and can still be saved', async () => {
    const earlier = await aReceivedRequest(app, { phone: '+14185550177' })
    const asked = await add().expect(200)
    const $ = load(asked.text)
    expect($('.notice a').attr('href')).toContain(earlier.reference)
    await post('/staff/requests/new', { ...caller, same: 'seen' }).expect(303)
  })
})

describe('correction by the front desk', () => {
  let request: ContactRequest
  beforeEach(async () => {
    request = await aReceivedRequest(app, { email: 'jeanne@gmial.com' })
  })

  const address = () => `/staff/requests/${request.reference}/correct`
  const form = async () => {
    const $ = await staffPage(sylvie, address())
    return {
      ...fieldsIn($, 'form.panel'),
      phone: String($('#phone').val()),
      subject: String($('#subject').val()),
      language: String($('[name=language]:checked').val()),
    }
  }

  test('changes the email address, sends a new link to it and revokes the old link', async () => {
    const old = (await app.services.myRequest.linkTo(request)) ?? ''
    await post(address(), { ...(await form()), email: 'jeanne@gmail.com' }).expect(303)
    await app.site.get(old.replace(app.config.origin, '')).expect(410)
    await eventually(async () =>
      expect(await subjectsTo('jeanne@gmail.com')).toEqual([expect.stringContaining('Votre lien')]),
    )
    const $ = await staffPage(sylvie, `/staff/requests/${request.reference}`)
    expect($('main').text()).toContain('courriel corrigé')
  })

  test('of the phone number makes the request findable by the new number', async () => {
    const changed = { ...(await form()), subject: 'prp', phone: '418 555-0111' }
    await post(address(), changed).expect(303)
    const found = await app.services.staff.requests.search('418 555-0111', true)
    expect(found.found.map((one) => one.request.subject)).toEqual(['prp'])
  })

  test('without a name is rejected and preserves the typed text', async () => {
    const refused = await post(address(), { ...(await form()), name: '' }).expect(422)
    expect(load(refused.text)('#name-error')).toHaveLength(1)
  })

  test('based on an older version is rejected and can be repeated', async () => {
    const fields = { ...(await form()), name: 'Jeanne Roy' }
    await app.services.myRequest.act(
      tokenOf((await app.services.myRequest.linkTo(request)) ?? ''),
      { kind: 'message', text: 'Bonjour' },
      undefined,
    )
    const refused = await post(address(), fields).expect(409)
    await post(address(), fieldsIn(load(refused.text), 'main form')).expect(303)
    const found = await app.services.staff.requests.find(request.reference)
    expect(found?.request.name).toBe('Jeanne Roy')
  })

  test('new link › replaces the previous one', async () => {
    const old = (await app.services.myRequest.linkTo(request)) ?? ''
    const page = await staffPage(sylvie, `/staff/requests/${request.reference}`)
    const { version = '' } = fieldsIn(page, '.outcome form')
    await post(`/staff/requests/${request.reference}`, { version, do: 'link' }).expect(303)
    await app.site.get(old.replace(app.config.origin, '')).expect(410)
  })
})

const tokenOf = (link: string): string => new URL(link).searchParams.get('k') ?? ''
