import { type CheerioAPI, load } from 'cheerio'
import { emailsIn } from '../../support/contact/emailFolder.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { actOnRequest, staffPage } from '../../support/staff/deskRequests.js'
import { signedIn, type SignedInPerson } from '../../support/staff/signedIn.js'

let app: TestApp
let sylvie: SignedInPerson

/** Thursday 26 November 2026, 21:00 at the clinic. */
const evening = '2026-11-27T02:00:00Z'

beforeEach(async () => {
  app = await appForTests()
  app.clock.pass(Date.parse(evening) - app.clock.now())
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
  app.services.start()
})
afterEach(() => app.end())

const form = {
  day: '27',
  month: '11',
  year: '2026',
  hour: '8 h 15',
  want: 'moveKeep',
  name: 'Jeanne Tremblay',
  phone: '418 555-0199',
  email: 'jeanne@exemple.ca',
  language: 'fr',
  consent: 'yes',
}

const send = (changes: Record<string, string> = {}) =>
  app.site
    .post('/fr/changer-un-rendez-vous')
    .type('form')
    .send({ ...form, ...changes })

const read = ({ text }: { readonly text: string }): CheerioAPI =>
  load(text.replaceAll('\u00A0', ' '))

const emailsToPerson = async (): Promise<readonly string[]> =>
  (await emailsIn(app.config.dataDir))
    .filter(({ to }) => to?.[0]?.address === form.email)
    .map(({ text = '' }) => text)

const visits = () => staffPage(sylvie, '/staff/requests?view=visits')

test('change of an appointment › is due at the time of the appointment', async () => {
  const sent = await send().expect(303)
  const page = read(await app.site.get(sent.headers['location'] ?? '').expect(200))
  expect(page('main h1').text()).toBe('Rien n’est encore changé')
  expect(page('main .lead').text()).toContain('avant l’heure du rendez-vous')
  expect(page('main .lead').text()).toContain('Nous ouvrons à 7 h 30')
  await eventually(async () => {
    expect((await emailsToPerson()).join()).toContain('avant l’heure du rendez-vous')
  })
  const $ = await visits()
  expect($('tbody tr')).toHaveLength(1)
  expect($('.k-due').text()).toContain('Demain, 8 h 15')
  expect($('.k-note').text()).toContain('le garde jusqu’à la nouvelle heure')
})

test('change of an appointment › on Monday, sent on Saturday before opening, needs no call', async () => {
  app.clock.pass(Date.parse('2026-11-28T06:30:00Z') - app.clock.now())
  const sent = await send({ day: '30', hour: '7 h 30' }).expect(303)
  const page = read(await app.site.get(sent.headers['location'] ?? '').expect(200))
  expect(page('main .lead').text()).toContain('avant l’heure du rendez-vous')
  expect(page('main .lead').text()).not.toContain('appelez')
})

test('change of an appointment › page and emails do not contain the date and time of the appointment', async () => {
  const sent = await send().expect(303)
  const page = read(await app.site.get(sent.headers['location'] ?? '').expect(200))
  await eventually(async () => expect(await emailsToPerson()).toHaveLength(1))
  for (const text of [page('main').text(), ...(await emailsToPerson())]) {
    expect(text).not.toContain('8 h 15')
  }
})

test('change of an appointment › at the opening hour asks for a call when the clinic opens', async () => {
  const sent = await send({ hour: '7 h 30', want: 'cancel' }).expect(303)
  const page = read(await app.site.get(sent.headers['location'] ?? '').expect(200))
  expect(page('main .lead').text()).toMatch(/nous n’aurons pas lu votre message.*à 7 h 30/)
  expect(page('main').text()).not.toContain('avant l’heure du rendez-vous')
  expect(page('main').text()).toContain('Vous avez demandé d’annuler votre rendez-vous')
  expect(page('#withdraw').text()).toContain('votre rendez-vous ne change pas')
  expect(page('#shortNotice, #halfDays')).toHaveLength(0)
})

test('change of an appointment › without a front desk account confirms that nothing has changed', async () => {
  const other = await appForTests()
  const sent = await other.site.post('/fr/changer-un-rendez-vous').type('form').send(form)
  const page = read(await other.site.get(sent.headers['location'] ?? '').expect(200))
  expect(page('main h1').text()).toBe('Nous avons reçu votre message')
  expect(page('main .lead').text()).toMatch(/Rien n’est encore changé.*dès l’ouverture/)
  expect(page('main ol.next li')).toHaveLength(2)
  await other.end()
})

const newDay = { appointmentDate: '2026-12-03', appointmentHour: '14:00' }

test.each([
  ['freed', 'otre rendez-vous est annulé', 0],
  ['moved', 'à l’heure convenue avec vous', 1],
  ['kept', 'Votre rendez-vous tient', 1],
])(
  'change of an appointment › outcome “%s” closes the request, notifies the person and empties the view',
  async (done, words, visitForms) => {
    const sent = await send().expect(303)
    const link = sent.headers['location'] ?? ''
    const list = await visits()
    const address = String(list('tbody a.name').attr('href')).split('?')[0] ?? ''
    expect((await actOnRequest(sylvie, address, { visit: done, ...newDay })).status).toBe(303)
    const page = read(await app.site.get(link).expect(200))
    expect(page('main :is(h1, .lead)').text()).toContain(words)
    expect(page('#visit')).toHaveLength(visitForms)
    await eventually(async () => {
      const emails = await emailsToPerson()
      expect(emails.some((text) => text.includes(words))).toBe(true)
    })
    expect((await visits())('tbody tr')).toHaveLength(0)
  },
)

test.each([
  ['a Sunday', { day: '29' }, 'n’ouvrons jamais'],
  ['a past day', { day: '24' }, 'est passé'],
  ['a day that does not exist', { day: '30', month: '2', year: '2027' }, 'n’existe pas'],
  ['a day in two years', { year: '2028' }, 'plus d’un an'],
  ['the hour 25', { hour: '25 h' }, 'cette heure'],
  ['no choice between move and cancel', { want: '' }, 'Choisissez'],
  ['no phone and no email', { phone: '', email: '' }, 'téléphone'],
])(
  'change of an appointment › %s is rejected with an error message, and typed text is preserved',
  async (_what, changes, words) => {
    const refused = read(await send(changes).expect(422))
    expect(refused('[data-summary]').text()).toContain(words)
    expect(refused('[name=name]').val()).toBe(form.name)
  },
)

test('change of an appointment › is accepted for an appointment on a day that is now closed', async () => {
  const reason = { fr: 'Noël', en: 'Christmas' }
  const christmas = { from: '2026-12-25', to: '2026-12-25', reason }
  const other = await appForTests({ clinic: { closures: [christmas] } })
  const sent = await other.site
    .post('/fr/changer-un-rendez-vous')
    .type('form')
    .send({ ...form, day: '25', month: '12' })
  expect(sent.status).toBe(303)
  await other.end()
})

test('change of an appointment › is stored once when sent twice within a minute', async () => {
  await send().expect(303)
  await send().expect(303)
  expect((await visits())('tbody tr')).toHaveLength(1)
})

test('change of an appointment › is deleted 30 days after the date of the appointment', async () => {
  await send().expect(303)
  const { records } = await app.services.records.list('requests', { limit: 1 })
  expect(new Date(records[0]?.expiresAt ?? 0).toISOString().slice(0, 10)).toBe('2026-12-28')
})

test('change of an appointment › is removed from the view when withdrawn and listed again when resumed', async () => {
  const sent = await send().expect(303)
  const link = sent.headers['location'] ?? ''
  await app.site.post(link).type('form').send({ act: 'withdraw', sure: 'yes' }).expect(303)
  expect(read(await app.site.get(link))('main .lead').text()).toMatch(
    /^Votre rendez-vous ne change pas\. Nous ne vous joindrons pas/,
  )
  expect((await visits())('tbody tr')).toHaveLength(0)
  await eventually(async () => {
    expect((await emailsToPerson()).join()).toContain(
      'votre rendez-vous ne change pas, et nous ne vous joindrons pas',
    )
  })
  await app.site.post(link).type('form').send({ act: 'resume', sure: 'yes' }).expect(303)
  expect((await visits())('tbody tr')).toHaveLength(1)
  const { records } = await app.services.records.list('requests', { limit: 1 })
  expect(new Date(records[0]?.expiresAt ?? 0).toISOString().slice(0, 10)).toBe('2026-12-28')
})

test.each([
  [
    'fr',
    '/fr/changer-un-rendez-vous',
    'tôt demain matin? Nous ouvrons à 7 h 30',
    'Vous gardez votre place',
  ],
  [
    'en',
    '/en/change-an-appointment',
    'early tomorrow morning? We open at 7:30',
    'You keep your place',
  ],
] as const)(
  'change of an appointment › shows the next opening and explains each choice before sending in %s',
  async (_locale, address, soon, effect) => {
    const page = read(await app.site.get(address).expect(200))
    expect(page('.soon').text()).toContain(soon)
    expect(page('.soon a[href^="tel:"]')).toHaveLength(1)
    expect(page('.visit-wants .hint')).toHaveLength(3)
    expect(page('.visit-wants').text()).toContain(effect)
  },
)
