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
  // Enables optional parts: the consent question and the human verification.
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

/** The name of the clinic is one word whose halves have different font weights. */
const oneWord = ['Onde¦lune']

/** Place names that are the same in both languages. */
const names = ['rue de l’Estran', 'De l’Estran', 'rue du Versant']

describe.each([...paths])('%s', (path) => {
  let html: string
  beforeAll(async () => {
    html = (await running.site.get(path)).text
  })

  test('separates words in plain text, snippets and copied text', () => {
    expect(gluedWords(html, oneWord)).toEqual([])
  })

  test('marks text in the other language', () => {
    expect(foreignWords(html, names)).toEqual([])
  })

  test('has links whose text is meaningful alone', () => {
    expect(linkTextErrors(html, path)).toEqual([])
  })

  test('has a title of at most 60 characters', () => {
    const title = load(html)('title').text()
    // Search results and tabs truncate longer titles.
    expect({ title, isWhole: title.length <= 60 }).toEqual({ title, isWhole: true })
  })
})

test('contact form with errors › passes the same text checks as any page', async () => {
  for (const path of ['/fr', '/en', '/fr/votre-avis', '/en/your-feedback']) {
    const { text } = await running.site.post(path).type('form').send({})
    expect({ path, glued: gluedWords(text, oneWord) }).toEqual({ path, glued: [] })
    expect({ path, foreign: foreignWords(text, names) }).toEqual({ path, foreign: [] })
  }
})

describe('page text checks', () => {
  const body = (html: string): string => `<html lang="fr-CA"><body>${html}</body></html>`

  test.each([
    ['<a>Grossesse<span>Suivre</span></a>', 'Grossesse¦Suivre'],
    ['<a>Un</a><a>deux</a>', 'Un¦deux'],
    ['<p><svg></svg>Un<svg></svg>deux</p>', 'Un¦deux'],
    ['<b>Fin.</b><span>Suite</span>', 'Fin.¦Suite'],
    ['<dd>Un<small>(deux)</small></dd>', 'Un¦(deux)'],
  ])('report that %s joins two words', (html, glued) => {
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
  ])('accept %s', (html) => {
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
  ])('find in %s %i links with unclear text', (links, count) => {
    expect(linkTextErrors(body(links), '/fr')).toHaveLength(count)
  })

  test('report a title in another language unless it is marked', () => {
    expect(foreignWords(body('<p>La revue Journal of Ultrasound</p>'), [])).toHaveLength(1)
    const marked = '<p>La revue <span lang="en">Journal of Ultrasound</span></p>'
    expect(foreignWords(body(marked), [])).toEqual([])
    expect(foreignWords(body('<p lang="en">The CHU de Québec</p>'), [])).toHaveLength(1)
  })
})
