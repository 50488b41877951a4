import { createServer } from 'node:http'
import { load } from 'cheerio'
import supertest from 'supertest'
import { cacheablePaths } from '../../../src/routes/cacheablePaths.js'
import { second } from '../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { fieldsIn, staffPage } from '../../support/staff/deskRequests.js'
import { type SignedInPerson, signedIn } from '../../support/staff/signedIn.js'
import { stormNotice } from '../../support/staff/stormNotice.js'

// The clock of the tests starts on Saturday, November 21, 2026, at 10:00 at the clinic.
let app: TestApp
let marie: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  marie = await signedIn(app, { roles: ['admin'], name: 'Marie-Ève Lavoie' })
})
afterEach(() => app.end())

const send = async (fields: Readonly<Record<string, string>>, press = 'publish') => {
  const $ = await staffPage(marie, '/staff/notices')
  const { id = '' } = fieldsIn($, 'form.panel')
  return marie.agent
    .post('/staff/notices')
    .type('form')
    .send({ id, ...stormNotice, ...fields, do: press })
}

const plain = (text: string): string => text.replaceAll('\u00A0', ' ').trim()

const bannerOf = async (path: string, site: TestApp['site'] = app.site): Promise<string> =>
  plain(load((await site.get(path)).text)('body > .closure-notice').text())

test('notice › a banner is on pages of both languages as soon as it is published', async () => {
  expect((await send({})).status).toBe(303)
  for (const path of ['/fr', '/fr/irm', '/fr/confidentialite']) {
    expect(await bannerOf(path)).toBe('Tempête : appelez avant de partir.')
  }
  expect(await bannerOf('/en')).toBe('Storm: call before you leave.')
  expect(await bannerOf('/fr/cette-page-n-existe-pas')).toContain('Tempête')
})

test.each([
  [{ toDate: '2026-11-25', toTime: '' }, 'le mercredi 25 novembre'],
  [{ toDate: '2026-11-26', toTime: '' }, 'du mercredi 25 novembre au jeudi 26 novembre'],
  [
    { fromTime: '13 h', toDate: '2026-11-25', toTime: '' },
    'du mercredi 25 novembre, 13 h au mercredi 25 novembre',
  ],
])('notice › a closure of full days is shown with its dates: %j', async (fields, when) => {
  await send({ kind: 'closure', fromDate: '2026-11-25', fromTime: '', ...fields })
  const $ = await staffPage(marie, '/staff/notices')
  expect($('tbody tr').first().text()).toContain(`${when}Enlever`)
})

test.each([
  [{ en: '' }, 'Il manque le texte anglais'],
  [{ fr: '' }, 'Il manque le texte français'],
  [{ fr: 'Appelez le {{phone}}' }, 'Un avis ne remplit pas les codes'],
  [{ fromDate: '2027-03-14', fromTime: '2:30' }, 'l’horloge saute cette heure'],
  [{ fr: 'a'.repeat(161) }, 'Le texte français dépasse 160 caractères'],
  [{ kind: 'closure', en: 'a'.repeat(81) }, 'Le texte anglais dépasse 80 caractères'],
  [{ toDate: '' }, 'La fin n’est pas claire'],
  [{ fromTime: 'le soir' }, 'Le début n’est pas clair'],
  [{ fromDate: '2026-02-30' }, 'Le début n’est pas clair'],
  [{ fromDate: '2026-11-22' }, 'La fin vient avant le début'],
  [{ fromDate: '2026-11-20', toDate: '2026-11-20' }, 'La fin est déjà passée'],
  [{ toDate: '2206-11-22' }, 'La fin est dans plus de deux ans'],
  [{ kind: 'closure', toDate: '9999-12-31', toTime: '' }, 'La fin est dans plus de deux ans'],
])(
  'notice › with %j is rejected with a reason and preserves the other fields',
  async (fields, why) => {
    const answer = await send(fields)
    expect(answer.status).toBe(422)
    const $ = load(answer.text)
    expect($('.error-text').text().replaceAll('\u00A0', ' ')).toContain(why)
    expect($('[aria-invalid=true]').length).toBeGreaterThan(0)
    const typed = { ...stormNotice, ...fields }
    expect([$('#fr').text(), $('#en').text()]).toEqual([typed.fr, typed.en])
    expect(await bannerOf('/fr')).toBe('')
  },
)

test('notice › preview shows both languages without publishing', async () => {
  const answer = await send({ kind: 'closure', fr: 'tempête de neige', en: 'snowstorm' }, 'preview')
  const $ = load(answer.text)
  const [french, english] = $('.site__banner').toArray()
  expect(plain($(french).text())).toBe(
    'Fermé le samedi 21 novembre de 7 h à 20 h (tempête de neige).',
  )
  expect($(english).text()).toBe('Closed Saturday, November 21, 7 a.m. to 8 p.m. (snowstorm).')
  expect(await bannerOf('/fr')).toBe('')
})

test('notice › appears and expires at its set times', async () => {
  await send({ fromTime: '11 h', toTime: '12 h' })
  expect(await bannerOf('/fr')).toBe('')
  app.clock.pass(60 * 60 * second)
  expect(await bannerOf('/fr')).toContain('Tempête')
  app.clock.pass(60 * 60 * second)
  expect(await bannerOf('/fr')).toBe('')
})

test('notice › a closure changes the opening status and the promised callback day', async () => {
  const openNow = async () =>
    load((await app.site.get('/fr')).text)('.open-now')
      .first()
      .text()
  expect(await openNow()).toContain('Ouvert')
  await send({
    kind: 'closure',
    fr: 'panne d’électricité',
    en: 'a power failure',
    fromTime: '',
    toDate: '2026-11-23',
    toTime: '',
  })
  expect(await openNow()).toContain('Fermé')
  expect(await bannerOf('/fr')).toContain('Fermé du samedi 21 novembre au lundi 23 novembre')
  const sent = await app.site
    .post('/fr')
    .type('form')
    .send({ name: 'Jeanne Morin', phone: '418 555-0199', subject: 'mri', consent: 'yes' })
  const received = await app.site.get(sent.headers['location'] ?? '/fr')
  // Without the closure, the promised day would be Monday.
  expect(plain(received.text)).toContain('mardi 24 novembre')
})

test('notice › an afternoon closure leaves the morning open', async () => {
  await send({ kind: 'closure', fr: 'tempête', en: 'storm', fromTime: '12 h', toTime: '' })
  const $ = load((await app.site.get('/fr')).text)
  expect($('.open-now').first().text()).toMatch(/Ouvert.*jusqu’à 12.h/s)
})

test('notice › is shown by every other process within 2 s, cached pages included', async () => {
  const other = await appForTests({ env: { DATA_DIR: app.config.dataDir } })
  const cache = other.openPageCache({ paths: () => ['/fr'], files: [] })
  await cache.start()
  other.services.notices.start()
  const server = createServer((req, res) => {
    if (!cache.answer(req, res)) other.app(req, res)
  })
  const browser = supertest(server)
  expect(await bannerOf('/fr', browser)).toBe('')
  await send({})
  await eventually(async () => expect(await bannerOf('/fr', browser)).toContain('Tempête'))
  await eventually(() => expect(cache.statistics().entries).toBe(1))
  const $ = await staffPage(marie, '/staff/notices')
  await marie.agent.post($('.acts').attr('action') ?? '').expect(303)
  await eventually(async () => expect(await bannerOf('/fr', browser)).toBe(''))
  await cache.stop()
  await other.end()
})

test('notice › removal restores every page byte for byte', async () => {
  const read = async () => {
    const texts: string[] = []
    for (const path of cacheablePaths(app.services.content))
      texts.push((await app.site.get(path)).text)
    return texts
  }
  const before = await read()
  await send({})
  const during = await read()
  expect(during.filter((text, place) => text === before[place])).toEqual([])
  const $ = await staffPage(marie, '/staff/notices')
  await marie.agent.post($('.acts').attr('action') ?? '').expect(303)
  expect(await read()).toEqual(before)
})

test('notice › a closure of next year is listed with the year', async () => {
  await send({ kind: 'closure', fromDate: '2027-12-24', toDate: '2027-12-26' })
  const $ = await staffPage(marie, '/staff/notices')
  expect($('main').text()).toContain('vendredi 24 décembre 2027')
})

test('notice › a double click publishes one notice with one audit entry', async () => {
  const $ = await staffPage(marie, '/staff/notices')
  const { id = '' } = fieldsIn($, 'form.panel')
  const press = () =>
    marie.agent
      .post('/staff/notices')
      .type('form')
      .send({ ...stormNotice, id, do: 'publish' })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await app.services.records.count('notices')).toBe(1)
  const { records } = await app.services.records.list('audit', { limit: 5 })
  expect(records.map(({ fields }) => [fields['action'], fields['subject']])).toEqual([
    ['noticePublished', id],
  ])
})

test('notice › edited after Back and sent again causes a conflict and preserves the edit', async () => {
  const $ = await staffPage(marie, '/staff/notices')
  const { id = '' } = fieldsIn($, 'form.panel')
  expect((await send({ id })).status).toBe(303)
  const fr = 'Tempête : le pont est fermé.'
  const again = await send({ id, fr })
  expect(again.status).toBe(409)
  const page = load(again.text)
  expect(plain(page('.notice').text())).toContain('déjà été publié')
  expect(page('#fr').text()).toBe(fr)
  expect(await app.services.records.count('notices')).toBe(1)
  // A new id makes it a separate notice.
  const { id: fresh = '' } = fieldsIn(page, 'form.panel')
  expect((await send({ id: fresh, fr })).status).toBe(303)
  expect(await app.services.records.count('notices')).toBe(2)
})

test('notice › a double click on Remove removes it and shows a confirmation', async () => {
  await send({})
  const $ = await staffPage(marie, '/staff/notices')
  const press = () => marie.agent.post($('.acts').attr('action') ?? '')
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await bannerOf('/fr')).toBe('')
})

test('notice › cannot be published by HR', async () => {
  const other = await signedIn(app, { roles: ['hr'] })
  expect((await other.agent.post('/staff/notices').type('form').send(stormNotice)).status).toBe(404)
})

test('notice › a closure stays visible after many later notices', async () => {
  await send({ kind: 'closure', fr: 'Fermé : dégât d’eau.', en: 'Closed: water damage.' })
  const { records, notices, clock } = { ...app.services, clock: app.clock }
  clock.pass(second)
  const [closure] = (await records.list('notices', { limit: 1 })).records
  if (closure === undefined) throw new Error('Nothing was published.')
  const later = Array.from({ length: 60 }, (_, place) => ({
    ...closure,
    id: `later-${place}`,
    createdAt: clock.now(),
    fields: { ...closure.fields, kind: 'waiting', fr: 'Attente : 2 jours', en: 'Wait: 2 days' },
  }))
  await records.createAll(later)
  await notices.refresh()
  expect(await bannerOf('/fr')).toContain('dégât d’eau')
  const page = await staffPage(marie, '/staff/notices')
  expect(page('form[action$="/remove"]')).toHaveLength(61)
})
