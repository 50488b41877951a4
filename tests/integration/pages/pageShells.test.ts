import { load } from 'cheerio'
import { locales } from '../../../src/addresses/pageTable.js'
import { urlFor, urlForJob } from '../../../src/addresses/urlFor.js'
import { jobs } from '../../support/site/shippedContent.js'
import { hour } from '../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const show = async (path: string): Promise<string> => (await running.site.get(path)).text

const send = async (path: string, name: string): Promise<string> => {
  const answer = await running.site
    .post(path)
    .type('form')
    .set('Accept', 'text/html')
    .send({ name })
  expect(answer.status).toBe(422)
  return answer.text
}

const withForms = locales.flatMap((locale) => [
  urlFor('home', locale),
  urlFor('careers', locale),
  ...jobs.map(({ slug }) => urlForJob(slug, locale)),
])

test.each(withForms)('form with errors at %s › is never shown to another visitor', async (path) => {
  const before = await show(path)
  const first = await send(path, 'Zoé Première')
  const second = await send(path, 'Luc Deuxième')
  expect(first).toContain('Zoé Première')
  expect(second).toContain('Luc Deuxième')
  expect(second).not.toContain('Première')
  expect(await show(path)).toBe(before)
})

test.each(withForms)(
  'form with errors at %s › is returned in the page that contains the form',
  async (path) => {
    for (const other of withForms) await show(other)
    const shown = load(await show(path))
    const sent = load(await send(path, ''))
    for (const part of ['html', 'body', 'main']) {
      expect(sent(part).first().attr()).toEqual(shown(part).first().attr())
    }
    for (const part of ['h1', 'header', 'footer', 'nav']) {
      expect(sent(part).text()).toBe(shown(part).text())
    }
    expect(sent('title').text()).toMatch(/^Err/)
    const islands = sent('[data-island-id]').map((_at, island) =>
      sent(island).attr('data-island-id'),
    )
    expect(new Set(islands.get()).size).toBe(islands.length)
  },
)

test('form with errors › is returned after closing time in a page that shows “closed”', async () => {
  const state = (html: string) => load(html)('[data-open]').first().attr('data-open')
  expect(state(await send('/en', ''))).toBe('yes')
  // Saturday, 10:00; the clinic closes at 13:00.
  running.clock.pass(3 * hour)
  expect(state(await send('/en', ''))).toBe('no')
})

test('tool answer › is shown only to the visitor who requested it', async () => {
  const answerIn = (html: string) => load(html)('#find-answer').text()
  const before = answerIn(await show('/fr'))
  const asked = await running.site
    .post('/fr')
    .type('form')
    .send({ tool: 'examFinder', words: 'genou' })
  expect(answerIn(asked.text)).toContain('musculosquelettique')
  expect(answerIn(await show('/fr'))).toBe(before)
  expect(before).not.toContain('musculosquelettique')
})
