import { load } from 'cheerio'
import { locales } from '../../../src/addresses/pageTable.js'
import { urlForJob } from '../../../src/addresses/urlFor.js'
import { jobs } from '../../support/site/shippedContent.js'
import { everyAnswer } from '../../support/pages/everyPage.js'
import { foreignWords } from '../../support/pages/foreignWords.js'
import { gluedWords } from '../../support/pages/gluedWords.js'
import { linkTextErrors } from '../../support/pages/linkTexts.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  // With all that a page may hold: the question about cookies, the words of the verification.
  running = await appForTests({
    env: {
      PUBLIC_URL: 'https://clinic.example',
      GTM_ID: 'GTM-TEST123',
      RECAPTCHA_SITE_KEY: 'site-key-1234',
      RECAPTCHA_SECRET_KEY: 'secret-key-1234',
    },
  })
})
afterAll(() => running.end())

const paths = new Set([
  ...everyAnswer.map(({ path }) => path),
  ...jobs.flatMap(({ slug }) => locales.map((locale) => urlForJob(slug, locale))),
])

/** The clinic's name is one word in two weights. */
const oneWord = ['Onde¦lune']

/** Places around the clinic are called alike in both languages. */
const names = ['rue de l’Estran', 'De l’Estran', 'rue du Versant']

describe.each([...paths])('%s', (path) => {
  let html: string
  beforeAll(async () => {
    html = (await running.site.get(path)).text
  })

  test('keeps its words apart in a text browser, in a snippet and when they are copied', () => {
    expect(gluedWords(html, oneWord)).toEqual([])
  })

  test('marks what it says in the other language', () => {
    expect(foreignWords(html, names)).toEqual([])
  })

  test('has links that say where they lead when they are read alone', () => {
    expect(linkTextErrors(html, path)).toEqual([])
  })

  test('has a title that a search shows whole', () => {
    const title = load(html)('title').text()
    // Searches and tabs cut what is longer.
    expect({ title, isWhole: title.length <= 60 }).toEqual({ title, isWhole: true })
  })
})

test('a request that comes back with errors is checked like any page', async () => {
  for (const path of ['/fr', '/en', '/fr/votre-avis', '/en/your-feedback']) {
    const { text } = await running.site.post(path).type('form').send({})
    expect({ path, glued: gluedWords(text, oneWord) }).toEqual({ path, glued: [] })
    expect({ path, foreign: foreignWords(text, names) }).toEqual({ path, foreign: [] })
  }
})

describe('the reader of these tests sees', () => {
  const body = (html: string): string => `<html lang="fr-CA"><body>${html}</body></html>`

  test.each([
    ['<a>Grossesse<span>Suivre</span></a>', 'Grossesse¦Suivre'],
    ['<a>Un</a><a>deux</a>', 'Un¦deux'],
    ['<p><svg></svg>Un<svg></svg>deux</p>', 'Un¦deux'],
    ['<b>Fin.</b><span>Suite</span>', 'Fin.¦Suite'],
    ['<dd>Un<small>(deux)</small></dd>', 'Un¦(deux)'],
  ])('that %s glues two words', (html, glued) => {
    expect(gluedWords(body(html), [])).toEqual([glued])
  })

  test.each([
    '<a>Un</a> <a>deux</a>',
    '<a>Un </a><a>deux</a>',
    '<p>Un</p><p>deux</p>',
    'l’<a>examen</a>',
    '(<a>un</a>)',
    '«\u00A0<b>un</b>\u00A0»',
    '<a>Un</a>, deux',
    'Un<br>deux',
  ])('that %s does not', (html) => {
    expect(gluedWords(body(html), [])).toEqual([])
  })

  test.each([
    ['<a href="/a">Voir <b>plus</b></a>', 1],
    ['<a href="/a" aria-label="Lire"><svg></svg></a>', 1],
    ['<a href="/a"><svg></svg></a>', 1],
    ['<a href="/a">IRM</a> <a href="/b">IRM</a>', 1],
    ['<a href="/a">IRM</a> <a href="/a?x=1">IRM</a>', 0],
    ['<a href="#map">La carte</a> <a href="/fr#map">La carte</a>', 0],
    ['<a href="/a">Échographie mammaire</a>', 0],
  ])('in %s %i links that say too little', (links, count) => {
    expect(linkTextErrors(body(links), '/fr')).toHaveLength(count)
  })

  test('a title in another language, unless it is marked', () => {
    expect(foreignWords(body('<p>La revue Journal of Ultrasound</p>'), [])).toHaveLength(1)
    const marked = '<p>La revue <span lang="en">Journal of Ultrasound</span></p>'
    expect(foreignWords(body(marked), [])).toEqual([])
    expect(foreignWords(body('<p lang="en">The CHU de Québec</p>'), [])).toHaveLength(1)
  })
})
