import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { day, hour, second } from '../../../src/shared/time/durations.js'
import CycleDays from '../../../src/views/tools/cycleDays/CycleDays.island.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { fieldsIn, staffPage } from '../../support/staff/deskRequests.js'
import { type SignedInPerson, signedIn } from '../../support/staff/signedIn.js'

// The clock of the tests starts on Saturday, November 21, 2026, at 10:00 in Québec.
let app: TestApp
let marie: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  marie = await signedIn(app, { roles: ['admin'] })
})
afterEach(() => app.end())

const immutable = 'public, max-age=31536000, immutable'

const close = async (fields: Readonly<Record<string, string>> = {}): Promise<void> => {
  const $ = await staffPage(marie, '/staff/notices')
  const answer = await marie.agent
    .post('/staff/notices')
    .type('form')
    .send({
      ...fieldsIn($, 'form.panel'),
      kind: 'closure',
      fr: 'inventaire',
      en: 'stocktaking',
      fromDate: '2026-11-26',
      fromTime: '',
      toDate: '2026-11-26',
      toTime: '',
      do: 'publish',
      ...fields,
    })
  expect(answer.status).toBe(303)
}

const tools = urlFor('tools', 'fr')

/** Days 5 to 10 of this cycle are November 25 to 30. */
const input = { exam: 'hysterosonogram', day: '21', month: '11', year: '2026' }

const answerIn = (html: string): string =>
  load(html)('#cycle-days-answer').text().replaceAll(/\s+/g, ' ').trim()

const askWithoutScript = async (): Promise<string> => {
  const asked = await app.site
    .post(tools)
    .type('form')
    .send({ tool: 'cycleDays', ...input })
  return answerIn(asked.text)
}

const dataAddress = async (site: TestApp['site'] = app.site): Promise<string> =>
  load((await site.get(tools)).text)('[data-island=CycleDays]').attr('data-data-from') ?? ''

/** Returns the answer that the browser computes from the data at this address. */
const askInBrowser = async (
  address: string,
  site: TestApp['site'] = app.site,
  now = { date: '2026-11-21', time: '10:00' },
) => {
  const { body: data, headers } = await site.get(address).expect(200)
  const props = { action: tools, input: { ...input, situations: [] }, now, data }
  const text = answerIn(renderToStaticMarkup(createElement(CycleDays, props)))
  return { text, cacheControl: headers['cache-control'] }
}

const closedThursday = 'jeudi 26 novembre, fermé : inventaire'
const openThursday = /jeudi 26 novembre, ouvert/

test('tool closures › a day closed by the staff is closed in a tool, with and without JavaScript', async () => {
  expect(await askWithoutScript()).toMatch(openThursday)
  await close()
  expect(await askWithoutScript()).toContain(closedThursday)
  const { text, cacheControl } = await askInBrowser(await dataAddress())
  expect(text).toContain(closedThursday)
  expect(cacheControl).toBe(immutable)
})

test('tool closures › a day that closes at 14:00 is still offered', async () => {
  await close({ fromTime: '14 h' })
  expect(await askWithoutScript()).toMatch(openThursday)
  expect((await askInBrowser(await dataAddress())).text).toMatch(openThursday)
})

test('tool closures › a day is no longer offered at closing time, with and without JavaScript', async () => {
  const closed = 'La clinique sera ouverte 4 jours.Jours ouverts : jeudi 26'
  const time = '20:00'
  app.clock.pass(4 * day + 10 * hour)
  expect(await askWithoutScript()).toContain(closed)
  const atClosing = { date: '2026-11-25', time }
  expect((await askInBrowser(await dataAddress(), app.site, atClosing)).text).toContain(closed)
})

test('tool closures › a day fully covered by two closures is closed', async () => {
  await close({ toTime: '12 h' })
  await close({ fromTime: '12 h' })
  expect(await askWithoutScript()).toContain(closedThursday)
})

test('tools data › a page opened before the notice loads current data that is not cached', async () => {
  const earlier = await dataAddress()
  await close()
  const { text, cacheControl } = await askInBrowser(earlier)
  expect(text).toContain(closedThursday)
  expect(cacheControl).toBe('no-store')
})

test('tools data › has its previous URL again when the notice is removed', async () => {
  const earlier = await dataAddress()
  await close()
  expect(await dataAddress()).not.toBe(earlier)
  const $ = await staffPage(marie, '/staff/notices')
  await marie.agent.post($('.acts').attr('action') ?? '').expect(303)
  expect(await dataAddress()).toBe(earlier)
  expect((await askInBrowser(earlier)).cacheControl).toBe(immutable)
})

test('tools data › is not cached by another process until that process has read the notice', async () => {
  const other = await appForTests({ env: { DATA_DIR: app.config.dataDir } })
  other.services.notices.start()
  await close()
  const address = await dataAddress()
  expect((await askInBrowser(address, other.site)).cacheControl).toBe('no-store')
  await eventually(async () => {
    other.clock.pass(20 * second)
    const { text, cacheControl } = await askInBrowser(address, other.site)
    expect([text.includes(closedThursday), cacheControl]).toEqual([true, immutable])
  })
  expect(await dataAddress(other.site)).toBe(address)
  await other.end()
})

test('tools data › is current and not cached under the hash of another release', async () => {
  const address = await dataAddress()
  const current = await app.site.get(address).expect(200)
  const other = await app.site.get(address.replace(/-fr-\w+/, '-fr-0000')).expect(200)
  expect(other.headers['cache-control']).toBe('no-store')
  expect(other.body).toEqual(current.body)
})
