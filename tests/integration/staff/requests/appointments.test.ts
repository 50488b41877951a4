import { load } from 'cheerio'
import type { ContactRequest } from '../../../../src/services/contact/contactRequest.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { actOnRequest, aReceivedRequest, staffPage } from '../../../support/staff/deskRequests.js'
import { signedIn, type SignedInPerson } from '../../../support/staff/signedIn.js'

let app: TestApp
let sylvie: SignedInPerson
let request: ContactRequest

beforeEach(async () => {
  const reason = { fr: 'Noël', en: 'Christmas' }
  const closures = [{ from: '2026-12-25', to: '2026-12-25', reason }]
  app = await appForTests({ clinic: { closures } })
  app.clock.pass(Date.parse('2026-11-25T15:00:00Z') - app.clock.now())
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
  request = await aReceivedRequest(app, { name: 'Jeanne Morin', subject: 'mri' })
})
afterEach(() => app.end())

const url = () => `/staff/requests/${request.reference}`

const press = (fields: Record<string, string>) => actOnRequest(sylvie, url(), fields)

const book = (changes: Record<string, string> = {}) =>
  press({
    outcome: 'booked',
    callNote: 'Vient avec sa fille.',
    appointmentDate: '2026-12-01',
    appointmentHour: '09:15',
    ...changes,
  })

test.each([
  ['fr', 'mar. 1 déc., 9 h 15'],
  ['en', 'Tue, Dec 1, 9:15 a.m.'],
] as const)(
  'booked appointment › is shown to the front desk in %s, but not on the page that the person’s link opens',
  async (locale, words) => {
    expect((await book()).status).toBe(303)
    const anne = await signedIn(app, { name: 'Anne Roy', email: 'a@exemple.ca', locale })
    const page = await staffPage(anne, url())
    expect(page('.facts').first().text()).toContain(words)
    expect(page('.line').text()).toContain(words)
    const list = await staffPage(anne, '/staff/requests?view=done')
    expect(list('.k-note').text()).toContain(words)
    const link = (await app.services.myRequest.linkTo(request)) ?? ''
    const shown = await app.site.get(link.replace(app.config.origin, '')).expect(200)
    expect(load(shown.text)('main').text()).toContain('est fixé')
    expect(load(shown.text)('main').text()).not.toMatch(/9 h 15|décembre/)
    const csv = await sylvie.agent.get('/staff/requests/csv?view=done').expect(200)
    expect(csv.text).toContain('2026-12-01 09:15')
  },
)

test.each([
  ['a past day', { appointmentDate: '2026-11-24' }, 'est passé'],
  ['a Sunday', { appointmentDate: '2026-11-29' }, 'jamais'],
  ['a closure', { appointmentDate: '2026-12-25' }, 'fermée ce jour-là'],
  ['a day without hour', { appointmentHour: '' }, 'Inscrivez l’heure'],
])(
  'booked appointment › %s is rejected, and the typed text is preserved',
  async (_case, changes, words) => {
    const refused = await book(changes)
    expect(refused.status).toBe(422)
    const $ = load(refused.text.replaceAll('\u00A0', ' '))
    expect($('#call-appointment-error').text()).toContain(words)
    expect($('#call-note').val()).toBe('Vient avec sa fille.')
    expect($('#call-appointment-hour').val()).toBe(
      { appointmentHour: '09:15', ...changes }.appointmentHour,
    )
    expect((await app.services.staff.requests.find(request.reference))?.desk.events).toEqual([])
  },
)

test('booked appointment › is offered to people on the short-notice list once the front desk frees it', async () => {
  await book()
  expect((await press({ visit: 'freed' })).status).toBe(303)
  const $ = await staffPage(sylvie, '/staff/requests?view=shortNotice')
  expect($('.queue__places').text()).toContain('mar. 1 déc., 9 h 15, IRM, libérée par Jeanne')
  const found = await app.services.staff.requests.find(request.reference)
  expect(new Date(found?.expiresAt ?? 0).toISOString().slice(0, 10)).toBe('2027-01-01')
})

test.each([
  ['fr', 'Inscrivez le nouveau jour et l’heure.'],
  ['en', 'Enter the new day and time.'],
] as const)(
  'booked appointment › a move without its new day is rejected with an error in %s',
  async (locale, words) => {
    await book()
    const anne = await signedIn(app, { name: 'Anne Roy', email: 'a@exemple.ca', locale })
    const refused = await actOnRequest(anne, url(), { visit: 'moved' })
    expect(refused.status).toBe(422)
    expect(load(refused.text)('#visit-appointment-error').text()).toContain(words)
  },
)

test('booked appointment › a move to another day replaces the first date', async () => {
  await book()
  const moved = { visit: 'moved', appointmentDate: '2026-12-03', appointmentHour: '14:00' }
  expect((await press({ ...moved, appointmentHour: '' })).status).toBe(422)
  expect((await press(moved)).status).toBe(303)
  const page = await staffPage(sylvie, url())
  const facts = page('.facts').first().text()
  expect(facts).toContain('jeu. 3 déc., 14 h')
  expect(facts).toContain('mar. 1 déc., 9 h 15, rendez-vous déplacé')
  expect(facts).not.toContain('veut l’annuler')
  expect(page('.line').text()).toContain('rendez-vous déplacé : jeu. 3 déc., 14 h')
})
