import { type CheerioAPI, load } from 'cheerio'
import { type ExamName, examNames, type Locale, locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { exams } from '../../support/site/shippedContent.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let shipped: TestApp
let other: TestApp

beforeAll(async () => {
  shipped = await appForTests()
  const { coverage, visits } = shipped.services.clinic
  other = await appForTests({
    clinic: {
      coverage: { ...coverage, files: [] },
      prescriptions: {
        forms: ['fax'],
        prescribers: ['physician'],
        pregnancyPrescribers: ['midwife'],
      },
      prenatalProgram: { takesPart: false, since: '2026-03-01' },
      visits: { ...visits, companion: 'endOfExam', fetalSex: 'never', imageCopyFee: 12 },
    },
  })
})
afterAll(() => Promise.all([shipped, other].map((app) => app.end())))

const pageOf = async (name: ExamName, locale: Locale, app = shipped): Promise<CheerioAPI> =>
  load((await app.site.get(urlFor(name, locale)).expect(200)).text)

const textOf = async (name: ExamName, locale: Locale, app = shipped): Promise<string> =>
  (await pageOf(name, locale, app))('main').text().replaceAll(/\s+/g, ' ')

const pages = examNames.flatMap((name) => locales.map((locale) => [name, locale] as const))

test.each(pages)(
  'exam page %s in %s › answers ten questions under question headings',
  async (name, locale) => {
    const $ = await pageOf(name, locale)
    const unasked = Object.values(exams[name].answers).filter((place) => {
      const heading = $(`#${place}`).find('h2, summary').first()
      return !heading.text().trim().endsWith('?')
    })
    expect(unasked).toEqual([])
  },
)

describe('pregnancy exam pages reflect the settings of the clinic', () => {
  test('participation in the screening program and its start date', async () => {
    expect(await textOf('nuchalTranslucency', 'fr')).toContain(
      'La clinique participe à ce programme depuis le 3 septembre 2024',
    )
    expect(await textOf('nuchalTranslucency', 'fr', other)).toContain(
      'Depuis le 1er mars 2026, la clinique ne participe pas à ce programme',
    )
    expect(await textOf('nuchalTranslucency', 'en', other)).toContain(
      'Since March 1, 2026, the clinic has not taken part in this program',
    )
  })

  test('accepted prescribers and forms of the prescription', async () => {
    const shippedText = await textOf('fetal', 'fr')
    expect(shippedText).toContain(
      'signée par votre médecin, votre sage-femme, une infirmière praticienne spécialisée ou un infirmier praticien spécialisé (IPS).',
    )
    expect(shippedText).toContain(
      'sur papier, par voie électronique ou par télécopieur, au 418 555-0143.',
    )
    const otherText = await textOf('fetal', 'en', other)
    expect(otherText).toContain('It can be signed by a midwife.')
    expect(otherText).toContain('We accept it by fax, at 418-555-0143.')
  })

  test('companions, disclosure of the sex and price of a copy', async () => {
    const before = await textOf('morphological', 'en')
    for (const sentence of [
      'for the whole exam.',
      'Yes, if you ask',
      'The copy is free, and ready in 2 business days.',
    ]) {
      expect(before).toContain(sentence)
    }
    const after = await textOf('morphological', 'en', other)
    for (const sentence of [
      'join you at the end',
      'No, we don’t share it.',
      'The copy costs $12.',
    ]) {
      expect(after).toContain(sentence)
    }
  })

  test('accepted insurance files', async () => {
    expect(await textOf('musculoskeletal', 'en')).toContain('We accept CNESST and SAAQ files')
    expect(await textOf('musculoskeletal', 'en', other)).toContain('We do not accept CNESST')
  })
})

test.each(['fetal', 'nuchalTranslucency', 'morphological'] as const)(
  'related cards of %s › link to pregnancy exams only',
  async (name) => {
    const $ = await pageOf(name, 'fr')
    const cards = $('article.related h3')
      .toArray()
      .map((card) => $(card).text())
    expect(cards).toHaveLength(2)
    expect(cards).not.toContain('Échographie mammaire')
  },
)

test.each([
  ['fetal', 'Appelez votre lieu d’accouchement ou Info-Santé 811'],
  ['nuchalTranslucency', 'Appelez votre lieu d’accouchement ou Info-Santé 811'],
  ['morphological', 'Appelez votre lieu d’accouchement ou Info-Santé 811'],
  ['mri', 'Appelez Info-Santé 811'],
] as const)('call signs of %s › name whom to call: %s', async (name, callee) => {
  const $ = await pageOf(name, 'fr')
  expect($('.signs p').eq(1).text().trim()).toBe(callee)
})

const studies = async (locale: Locale) => {
  const $ = await pageOf('prp', locale)
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
  expect(knee?.words).toContain('Chaque rond vaut un dixième de point de douleur en moins')
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
  expect(elbow?.words).toContain('Little or no effect on pain')
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
