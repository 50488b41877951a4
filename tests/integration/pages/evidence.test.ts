import { load } from 'cheerio'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let app: TestApp
beforeAll(async () => {
  app = await appForTests()
})
afterAll(() => app.end())

const studies = async (locale: 'fr' | 'en') => {
  const $ = load((await app.site.get(urlFor('prp', locale)).expect(200)).text)
  return $('.study')
    .toArray()
    .map((study) => ({
      words: $(study).text().replaceAll(/\s+/g, ' '),
      arms: $(study)
        .find('.arm')
        .toArray()
        .map((arm) => $(arm).text().replaceAll(/\s+/g, ' ').trim()),
      /** Path data of the filled dots: each row has 25 squares of 10 × 10. */
      full: $(study)
        .find('.arm path:last-child')
        .toArray()
        .map((path) => $(path).attr('d')),
    }))
}

test('PRP evidence › shows the means of two trials as dots for PRP and placebo', async () => {
  const [knee, achilles] = await studies('fr')
  expect(knee?.words).toContain('Un rond : un dixième de point de douleur en moins')
  expect(knee?.arms).toEqual([
    'Avec le PRP 2,1 points de moins',
    'Avec un placebo 1,8 point de moins',
  ])
  expect(knee?.full).toEqual(['M0 0h250v0H0zM0 0h210v10H0z', 'M0 0h250v0H0zM0 0h180v10H0z'])
  expect(achilles?.arms).toEqual(['Avec le PRP 54,4 points', 'Avec un placebo 53,4 points'])
  // Two full rows, then 4.4 and 3.4 dots.
  expect(achilles?.full).toEqual([
    'M0 0h250v20H0zM0 20h44.2v10H0z',
    'M0 0h250v20H0zM0 20h34.2v10H0z',
  ])
})

test('PRP evidence › describes the review of 32 trials without dots', async () => {
  const [, , elbow] = await studies('en')
  expect(elbow?.words).toContain('Little or no important benefit')
  expect(elbow?.words).toContain('Review of 32 trials, 2,337 people')
  expect(elbow?.full).toEqual([])
})

test('PRP evidence › hides dots from screen readers and states every figure as text', async () => {
  for (const { words, full } of (await studies('en')).slice(0, 2)) {
    expect(full).toHaveLength(2)
    expect(words).toMatch(/2\.1 points with PRP|54\.4 with PRP/)
    expect(words).toMatch(/The difference may be due to chance/)
  }
})
