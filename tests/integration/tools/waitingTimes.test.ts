import { createServer } from 'node:http'
import { load } from 'cheerio'
import supertest from 'supertest'
import { day, second } from '../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { fieldsIn, staffPage } from '../../support/staff/deskRequests.js'
import { type SignedInPerson, signedIn } from '../../support/staff/signedIn.js'
import { collapseSpaces } from '../../support/pages/collapseSpaces.js'

// The clock of the tests starts on Saturday, November 21, 2026, at 10:00 in Québec.
let app: TestApp
let marie: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  marie = await signedIn(app, { roles: ['admin'] })
})
afterEach(() => app.end())

const publish = async (fields: Readonly<Record<string, string>> = {}) => {
  const $ = await staffPage(marie, '/staff/notices')
  return marie.agent
    .post('/staff/notices')
    .type('form')
    .send({
      ...fieldsIn($, 'form.panel'),
      kind: 'waiting',
      procedure: 'mri',
      min: '5',
      max: '10',
      do: 'publish',
      ...fields,
    })
}

const mainOf = async (path: string, site: TestApp['site'] = app.site): Promise<string> =>
  collapseSpaces(load((await site.get(path).expect(200)).text)('main').text())

const mri = '/fr/resonance-magnetique-irm'
const heading = 'Combien de temps attendre?'
const told = 'Un rendez-vous demandé aujourd’hui'
const dates =
  'Un rendez-vous demandé aujourd’hui tombe en général entre le vendredi 27 novembre et le vendredi 4 décembre. Estimation de l’accueil, samedi 21 novembre.'

test('waiting time › is hidden while none is published', async () => {
  for (const path of [mri, '/fr/outils']) {
    const text = await mainOf(path)
    expect(text).not.toContain(told)
    expect(text).not.toContain(heading)
  }
})

test('waiting time › is shown as two dates on the pages of its exams and the tools page only', async () => {
  expect((await publish()).status).toBe(303)
  for (const path of [mri, '/fr/outils', '/fr/mammaire']) {
    expect(await mainOf(path)).toContain(dates)
  }
  expect(await mainOf('/en/magnetic-resonance-imaging-mri')).toContain(
    'An appointment you ask for today usually falls between Friday, November 27 and Friday, December 4. Estimated by the front desk on Saturday, November 21.',
  )
  expect(await mainOf('/fr/outils')).toContain(heading)
  expect(await mainOf('/fr/therapie-a-prp')).not.toContain('Estimation')
  expect((await app.site.get('/fr')).text).not.toContain('closure-notice')
})

test('waiting time › moves its dates daily and expires after seven days', async () => {
  await publish()
  app.clock.pass(7 * day)
  expect(await mainOf(mri)).toContain('entre le vendredi 4 décembre et le vendredi 11 décembre.')
  app.clock.pass(day)
  expect(await mainOf(mri)).not.toContain('Estimation')
})

test('waiting time › uses the last published values, with a text in both languages', async () => {
  await publish({ fromDate: '2026-11-20' })
  await publish({
    min: '1',
    max: '3',
    fr: 'Le soir, c’est plus long.',
    en: 'Evenings take longer.',
  })
  const text = await mainOf(mri)
  expect(text).toContain(
    'entre le lundi 23 novembre et le mercredi 25 novembre. Le soir, c’est plus long.',
  )
  expect(text).not.toContain('vendredi 4 décembre')
})

test.each([
  [{ min: '10', max: '5' }, 'L’attente la plus courte doit être plus petite'],
  // A single number would claim too much precision.
  [{ min: '5', max: '5' }, 'L’attente la plus courte doit être plus petite'],
  [{ max: '91' }, 'de 1 à 90'],
  [{ min: '0' }, 'de 1 à 90'],
  [{ min: '' }, 'de 1 à 90'],
  [{ min: '2,5' }, 'de 1 à 90'],
  [{ fr: 'Le soir, c’est plus long.' }, 'Il manque le texte anglais'],
  [{ en: 'Evenings take longer.' }, 'Il manque le texte français'],
  [{ fromDate: '2026-11-13' }, 'Estimez-la de nouveau'],
])(
  'waiting time › rejects %j with an error message and preserves the typed values',
  async (fields, why) => {
    const answer = await publish(fields)
    expect(answer.status).toBe(422)
    const $ = load(answer.text)
    expect(collapseSpaces($('.error-text').text())).toContain(why)
    expect([$('#min').val(), $('#max').val()]).toEqual(
      Object.values({ min: '5', max: '10', ...fields }).slice(0, 2),
    )
    expect(await mainOf(mri)).not.toContain(told)
  },
)

test('waiting time › preview shows the dates in both languages without publishing them', async () => {
  const $ = load((await publish({ do: 'preview' })).text)
  const [french, english] = $('.site__section').toArray()
  expect(collapseSpaces($(french).text())).toMatch(
    /^Combien de temps attendre\? ?IRM ?Un rendez-vous .* entre le vendredi 27 novembre et/,
  )
  expect(collapseSpaces($(english).text())).toContain('between Friday, November 27 and')
  // A waiting time is not a banner, which would be on every page.
  expect($('.site__banner').length).toBe(0)
  expect(await mainOf(mri)).not.toContain(told)
})

test('waiting time › is shown by every other process within a minute, cached pages included', async () => {
  const other = await appForTests({ env: { DATA_DIR: app.config.dataDir } })
  const cache = other.openPageCache({ paths: () => [mri], files: [] })
  await cache.start()
  other.services.notices.start()
  const visitors = supertest(
    createServer((req, res) => {
      if (!cache.answer(req, res)) other.app(req, res)
    }),
  )
  expect(await mainOf(mri, visitors)).not.toContain(told)
  await publish()
  other.clock.pass(20 * second)
  await eventually(async () => expect(await mainOf(mri, visitors)).toContain(dates))
  await cache.stop()
  await other.end()
})
