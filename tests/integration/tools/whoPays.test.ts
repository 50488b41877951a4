import { load } from 'cheerio'
import {
  type ExamName,
  type Locale,
  locales,
  ultrasoundExamNames,
} from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import type { Clinic } from '../../../src/services/clinic/readClinic.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { emailsAbout } from '../../support/contact/emailFolder.js'
import { everyPage } from '../../support/pages/everyPage.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { collapseSpaces } from '../../support/pages/collapseSpaces.js'

let participating: TestApp
let flipped: TestApp
let expired: readonly TestApp[]

const withCoverage = async (changes: Partial<Clinic['coverage']>): Promise<TestApp> => {
  const { coverage } = participating.services.clinic
  return appForTests({ clinic: { coverage: { ...coverage, ...changes } } })
}

beforeAll(async () => {
  participating = await appForTests()
  const { prices } = participating.services.clinic.coverage
  const nobody = {
    radiologists: 'non-participating',
    prices: { ...prices, ultrasound: 210 },
  } as const
  // The day before the clock of the tests.
  const pricesValidUntil = '2026-11-20'
  flipped = await withCoverage(nobody)
  expired = [
    await withCoverage({ pricesValidUntil }),
    await withCoverage({ ...nobody, pricesValidUntil }),
  ]
})
afterAll(() => Promise.all([participating, flipped, ...expired].map((app) => app.end())))

const pageOf = async (app: TestApp, path: string): Promise<string> =>
  (await app.site.get(path).expect(200)).text

const cost = async (name: ExamName, locale: Locale, app = participating): Promise<string> =>
  collapseSpaces(load(await pageOf(app, urlFor(name, locale)))('#cost').text())

describe('who pays section', () => {
  test('shows an insured ultrasound as covered and without a price', async () => {
    const text = await cost('nuchalTranslucency', 'fr')
    expect(text).toContain('La RAMQ couvre cet examen')
    expect(text).toContain('Vous n’avez rien à payer.')
    expect(text).toContain('Pas de carte du Québec? Appelez le 418 555-0142')
    expect(text).not.toContain('CNESST')
    expect(text).not.toContain('$')
  })

  test('names the federal program (IFHP) for insured exams, and the waiting period for pregnancy exams only', async () => {
    expect(await cost('fetal', 'en')).toMatch(/IFHP.*waiting period/)
    const breast = await cost('breastUltrasound', 'en')
    expect(breast).toContain('IFHP')
    expect(breast).not.toContain('waiting period')
    expect(await cost('prp', 'en')).not.toMatch(/IFHP|waiting period/)
  })

  test('shows two MRI prices, each a total with an expiry date', async () => {
    const text = await cost('mri', 'fr')
    expect(text).toContain(
      'Chaque région du corps coûte 695 $, ou 845 $ avec un agent de contraste.',
    )
    expect(text).toContain('La lecture est comprise, et il n’y a pas de taxe.')
    expect(text).toContain('demander un remboursement à la RAMQ')
    expect(text).toContain('Les prix sont valides jusqu’au 31 mars 2027.')
    expect(text).toContain('Nous n’offrons pas de paiement par versements.')
    expect(text).toContain('Voyez d’abord avec la personne responsable de votre dossier')
  })

  test('shows first the total that most people pay for breast MRI and PRP', async () => {
    const breast = await cost('breastMri', 'en')
    expect(breast).toContain('For both breasts: $995 with a contrast agent, or $845 without.')
    const prp = await cost('prp', 'en')
    expect(prp).toContain('Each injection costs $575, with no tax.')
    expect(prp).toContain('If the RAMQ doesn’t cover you, they cost $160 in all.')
    expect(prp).not.toContain('confirmed')
  })

  test.each([
    ['mri', '695 $ ou 845 $ Par région; sans ou avec agent de contraste'],
    ['breastMri', '995 $ Avec agent de contraste; 845 $ sans'],
    ['prp', '575 $ Par infiltration; consultation couverte avec carte valide'],
  ] as const)('is summarized in the key facts of %s', async (name, words) => {
    const facts = load(await pageOf(participating, urlFor(name, 'fr')))('.keyfacts')
    facts.find('*').append(' ')
    expect(collapseSpaces(facts.text())).toContain(words)
  })

  test('lists the payers as headings in the same order on every page', async () => {
    const html = await pageOf(participating, urlFor('breastUltrasound', 'en'))
    const headings = load(html)('#cost .payers details h3')
      .toArray()
      .map((node) => load(html)(node).text())
    expect(headings).toEqual([
      'Health insurance card (RAMQ)',
      'Group insurance',
      'CNESST or SAAQ file',
      'No valid card, or insured elsewhere',
    ])
  })

  test.each(locales)('is the same on the tools page in %s', async (locale) => {
    const $ = load(await pageOf(participating, urlFor('tools', locale)))
    const text = collapseSpaces($('#who-pays').text())
    for (const amount of ['695', '845', '995', '575', '160']) expect(text).toContain(amount)
    expect($('#who-pays .pay a')).toHaveLength(4)
    expect(text).toContain('2027')
  })
})

const amounts =
  /(?:\$(?:210|695|845|995|150|575|735|160)\b)|\b(?:210|695|845|995|150|575|735|160)\s\$/

test('prices › are replaced by a request to call after their expiry date', async () => {
  for (const app of expired) {
    for (const { path } of everyPage) {
      const html = collapseSpaces(await pageOf(app, path))
      expect([path, amounts.exec(html)?.[0]]).toEqual([path, undefined])
      expect([path, /(20 novembre|November 20,) 2026/.exec(html)?.[0]]).toEqual([path, undefined])
    }
    const text = await cost('mri', 'fr', app)
    expect(text).toContain('Pour connaître le prix d’aujourd’hui, appelez-nous au 418 555-0142.')
    expect(
      collapseSpaces(load(await pageOf(app, urlFor('tools', 'en')))('#who-pays').text()),
    ).toContain('For today’s price, call us at 418-555-0142.')
  }
})

const takePart =
  /(?<!ne )participent au régime public|radiologists take part in the public plan|rien à payer avec la carte|couvert par la RAMQ|covered by the RAMQ|nothing to pay|no payment for the exam/i
const takeNoPart =
  /ne participent pas au régime public|do not take part in the public plan|ne vous rembourse|can’t claim|non remboursé|\$210|210\s\$/i

test('coverage flag › changes every page, structured data and email consistently', async () => {
  const seen = { participating: 0, flipped: 0 }
  for (const { path } of everyPage) {
    const [before, after] = [
      collapseSpaces(await pageOf(participating, path)),
      collapseSpaces(await pageOf(flipped, path)),
    ].map((html) =>
      html.replaceAll('Non couvert par la RAMQ', '').replaceAll('Not covered by the RAMQ', ''),
    )
    expect([path, takeNoPart.exec(before ?? '')?.[0]]).toEqual([path, undefined])
    expect([path, takePart.exec(after ?? '')?.[0]]).toEqual([path, undefined])
    seen.participating += takePart.test(before ?? '') ? 1 : 0
    seen.flipped += takeNoPart.test(after ?? '') ? 1 : 0
  }
  // One statement on each ultrasound page and on the tools page, in two languages.
  const telling = (ultrasoundExamNames.length + 1) * locales.length
  expect(seen).toEqual({ participating: telling, flipped: telling })

  for (const app of [participating, flipped]) {
    app.services.start()
    const { body } = await app.site
      .post(urlFor('home', 'fr'))
      .type('form')
      .set('Accept', 'application/json')
      .send(aContactForm({ subject: 'nuchalTranslucency' }))
      .expect(201)
    for (const { text, html } of await emailsAbout(app.config.dataDir, body.reference)) {
      expect(`${text} ${html}`).not.toMatch(/RAMQ/)
    }
  }
})

test('clinic without participating radiologists › shows the price and that it cannot be claimed', async () => {
  const text = await cost('nuchalTranslucency', 'fr', flipped)
  expect(text).toContain('Cet examen coûte 210 $.')
  expect(text).toContain('La RAMQ ne vous rembourse donc pas cet examen.')
  expect(text).not.toMatch(/interdit|expirée/)
})
