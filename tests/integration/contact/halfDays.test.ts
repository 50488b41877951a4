import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { type CheerioAPI, load } from 'cheerio'
import supertest from 'supertest'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { requestListing } from '../../../src/commands/lists/requestListing.js'
import { day } from '../../../src/shared/time/durations.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { emailsAbout } from '../../support/contact/emailFolder.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { runListing } from '../../support/site/runListing.js'
import { storedRequests } from '../../support/site/storedSubmissions.js'
import { fieldsIn, staffPage } from '../../support/staff/deskRequests.js'
import { signedIn } from '../../support/staff/signedIn.js'
import { collapseSpaces } from '../../support/pages/collapseSpaces.js'

// The clock starts on Saturday, November 21, 2026: the clinic calls on Monday and offers days from Tuesday.
let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const home = urlFor('home', 'fr')

const wish = (...halfDays: readonly string[]) => ({ ...aContactForm(), halfDays })

const post = (form: object, accept = 'text/html') =>
  running.site.post(home).type('form').set('Accept', accept).send(form)

const send = (...halfDays: readonly string[]) => post(wish(...halfDays), 'application/json')

const offeredIn = ($: CheerioAPI, state = ''): readonly unknown[] =>
  $(`[name=halfDays]${state}`)
    .toArray()
    .map((box) => $(box).val())

test.each([
  ['fr', 'Soir (mercredi)'],
  ['en', 'Evening (Wednesday)'],
] as const)('preferred moments in %s › name the days with evening hours', async (locale, label) => {
  const $ = load((await running.site.get(urlFor('home', locale))).text)
  expect(collapseSpaces($('label:has([name=moments][value=evening])').text())).toBe(label)
})

test('half-days › are offered for six weeks, grouped by day', async () => {
  const $ = load((await running.site.get(home)).text)
  const offered = offeredIn($)
  expect(offered[0]).toBe('2026-11-24 morning')
  expect(offered.at(-1)).toBe('2027-01-04 afternoon')
  // The clinic closes at 18:00, when the evening begins, except on Wednesday.
  expect(offered).toContain('2026-11-25 evening')
  expect(offered).not.toContain('2026-11-24 evening')
  expect(offered).not.toContain('2026-11-27 evening')
  expect(collapseSpaces($('.half-days fieldset').first().text())).toBe(
    'mardi 24 novembreMatin Après-midi',
  )
  expect(collapseSpaces($('.half-days').text())).toContain(
    'C’est un souhait, pas encore un rendez-vous',
  )
})

test.each([
  ['fr', /^Souhaitez-vous /],
  ['en', /^Would you like /],
] as const)('half-days › collapsed section in %s asks for a preference', async (locale, asks) => {
  const $ = load((await running.site.get(urlFor('home', locale))).text)
  expect(collapseSpaces($('.half-days > summary').text())).toMatch(asks)
})

test('half-days › add less than 1 kB to the form', async () => {
  const { text } = await running.site.get(home)
  const without = load(text)
  without('.half-days').remove()
  const island = without('[data-island=ContactForm]')
  const { halfDays: _, ...props } = JSON.parse(island.attr('data-props') ?? '')
  island.attr('data-props', JSON.stringify(props))
  const weight = (html: string): number => brotliCompressSync(html).length
  expect(weight(load(text).html()) - weight(without.html())).toBeLessThan(1000)
})

test('half-days of a request › are stored in order and not mentioned in emails', async () => {
  running.services.start()
  const wished = ['2026-12-02 morning', '2026-11-25 evening', '2026-11-25 morning']
  const { body } = await send(...wished).expect(201)
  expect(await storedRequests(running)).toMatchObject([
    { halfDays: ['2026-11-25 morning', '2026-11-25 evening', '2026-12-02 morning'] },
  ])
  const texts = (await emailsAbout(running.config.dataDir, body.reference)).map(({ text = '' }) =>
    collapseSpaces(text),
  )
  expect(texts.filter((text) => /Demi-journées|25 novembre|2 décembre/.test(text))).toEqual([])
  expect(texts.filter((text) => text.includes('Aucun rendez-vous n’est encore fixé'))).toHaveLength(
    1,
  )
  const received = await running.site.get(`${urlFor('requestReceived', 'fr')}?ref=OND-7K4M-2QXD`)
  expect(collapseSpaces(load(received.text)('main').text())).toContain(
    'Ce n’est pas encore un rendez-vous',
  )
})

test('half-days › are not mentioned for a request without them', async () => {
  running.services.start()
  const { body } = await post(aContactForm(), 'application/json').expect(201)
  expect((await storedRequests(running))[0]).not.toHaveProperty('halfDays')
  for (const { text } of await emailsAbout(running.config.dataDir, body.reference)) {
    expect(text).not.toContain('Demi-journées')
  }
})

test('half-days › are shown in the queue, on the request page and in exports', async () => {
  await send('2026-11-24 morning', '2026-11-25 evening').expect(201)
  const { body } = await send('2026-11-24 morning').expect(201)
  const sylvie = await signedIn(running)
  const queue = await staffPage(sylvie, '/staff/requests?view=new')
  const wishes = queue('td.k-exam .sub')
    .toArray()
    .map((cell) => collapseSpaces(queue(cell).text()))
  expect(wishes.toSorted()).toEqual([
    'Français, souhaite mar. 24 nov. matin',
    'Français, souhaite mar. 24 nov. matin +1',
  ])
  const page = await staffPage(sylvie, `/staff/requests/${body.reference}`)
  expect(collapseSpaces(page('.facts').text())).toMatch(
    /Demi-journées souhaitées, pas réservées ?mar\. 24 nov\. matin/,
  )
  const csv = await sylvie.agent.get('/staff/requests/csv?view=new').expect(200)
  expect(csv.text).toContain('2026-11-24 matin')
  const { lines } = await runListing(running.services.records, requestListing, [
    '--show',
    body.reference,
  ])
  expect(lines.join('\n')).toMatch(/Souhaits de dates +2026-11-24 matin/)
})

describe('half-days › form left open overnight', () => {
  beforeEach(() => running.clock.pass(2 * day))

  test('rejects the past day, preserves the rest and refreshes the list', async () => {
    const form = wish('2026-11-24 morning', '2026-11-25 afternoon')
    const $ = load((await post({ ...form, name: 'Zoé L’Heureux' }).expect(422)).text)
    expect($('#contact-name').val()).toBe('Zoé L’Heureux')
    expect($('#contact-halfDays-error').text()).toContain('n’est plus offerte')
    expect($('.half-days').attr('open')).toBeDefined()
    expect(offeredIn($)[0]).toBe('2026-11-25 morning')
    expect(offeredIn($, ':checked')).toEqual(['2026-11-25 afternoon'])
    expect(await storedRequests(running)).toEqual([])
  })

  test('returns the half-days now offered as JSON', async () => {
    const { body } = await send('2026-11-24 morning').expect(422)
    expect(body.errors).toMatchObject([{ field: 'halfDays', key: 'forms:halfDays.errors.gone' }])
    expect(body.halfDays[0]).toEqual({
      date: '2026-11-25',
      halves: ['morning', 'afternoon', 'evening'],
    })
  })
})

test.each([
  ['a weekday on which the clinic is closed', ['2026-11-29 morning'], 'gone'],
  ['an evening on which the clinic is closed', ['2026-11-27 evening'], 'gone'],
  ['a day before the first callback', ['2026-11-23 morning'], 'gone'],
  ['a day beyond six weeks', ['2027-02-02 morning'], 'gone'],
  ['an invalid half-day', ['2026-11-24 night'], 'gone'],
  ['markup', ['<b>2026-11-24</b> morning'], 'gone'],
  [
    'a fourth choice',
    ['2026-11-24 morning', '2026-11-24 afternoon', '2026-11-25 morning', '2026-11-26 morning'],
    'tooMany',
  ],
])('half-days › reject %s with an error message', async (_, halfDays, error) => {
  const { body } = await send(...halfDays).expect(422)
  expect(body.errors).toMatchObject([{ field: 'halfDays', key: `forms:halfDays.errors.${error}` }])
  expect(await storedRequests(running)).toEqual([])
})

test('half-days › are updated in the cached page at midnight and when a later closure is published', async () => {
  const cache = running.openPageCache({ paths: () => [home], files: [] })
  await cache.start()
  const visitors = supertest(
    createServer((req, res) => {
      if (!cache.answer(req, res)) running.app(req, res)
    }),
  )
  const read = async () => offeredIn(load((await visitors.get(home)).text))
  expect(await read()).toContain('2026-12-15 morning')
  const marie = await signedIn(running, { roles: ['admin'] })
  const $ = await staffPage(marie, '/staff/notices')
  await marie.agent
    .post('/staff/notices')
    .type('form')
    .send({
      ...fieldsIn($, 'form.panel'),
      kind: 'closure',
      fr: 'travaux',
      en: 'renovations',
      fromDate: '2026-12-15',
      toDate: '2026-12-15',
      do: 'publish',
    })
    .expect(303)
  // Pages show the closure only from a week before, but its day is already unavailable.
  expect(await read()).not.toContain('2026-12-15 morning')
  running.clock.pass(2 * day)
  expect((await read())[0]).toBe('2026-11-25 morning')
  await cache.stop()
})

describe('half-days › exam and dates from the dates tool', () => {
  const period = { tool: 'examDates', known: 'period', month: '09', year: '2026' }

  test('preselect the exam and limit the half-days to its dates without JavaScript', async () => {
    const answer = await post({ ...period, day: '23', request: 'nuchalTranslucency' }).expect(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const $ = load(answer.text)
    expect($('#contact-subject').val()).toBe('nuchalTranslucency')
    expect(collapseSpaces($('.half-days').text())).toContain(
      'du mercredi 9 décembre au mardi 29 décembre',
    )
    expect($('.half-days').attr('open')).toBeDefined()
    expect(offeredIn($)[0]).toBe('2026-12-09 morning')
    expect(offeredIn($).at(-1)).toBe('2026-12-29 afternoon')
    expect(offeredIn($, ':checked')).toEqual([])
    expect(running.logLines.join('\n')).not.toMatch(/2026-09|nuchal/)
  })

  test('beyond six weeks offer no half-days', async () => {
    const answer = await post({ ...period, day: '23', request: 'morphological' }).expect(200)
    const $ = load(answer.text)
    expect($('#contact-subject').val()).toBe('morphological')
    expect(offeredIn($)).toEqual([])
    expect(collapseSpaces($('.half-days').text())).toContain('Nous en choisirons une avec vous.')
  })

  test.each(['home', '__proto__', ''])(
    'leave the form unchanged for the unknown exam “%s”',
    async (request) => {
      const $ = load((await post({ ...period, day: '23', request }).expect(200)).text)
      expect($('#contact-subject').val()).toBe('')
      expect(offeredIn($)[0]).toBe('2026-11-24 morning')
    },
  )
})
