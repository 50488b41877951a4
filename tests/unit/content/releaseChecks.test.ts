import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { pageNames } from '../../../src/addresses/pageTable.js'
import { defaultRetention } from '../../../src/config/retention.js'
import { createFacts } from '../../../src/services/clinic/facts.js'
import { readClinic } from '../../../src/services/clinic/readClinic.js'
import { buildCatalogue, contentDocuments } from '../../../src/services/content/buildCatalogue.js'
import { contentErrors } from '../../../src/services/content/checks/contentErrors.js'
import { createReleaseCheck } from '../../../src/services/content/checks/releaseErrors.js'
import { documentFile } from '../../../src/services/content/contentDocument.js'
import type { Documents } from '../../../src/services/content/documentType.js'
import { clinicOf } from '../../../src/services/content/editionContent.js'
import { effectiveContent, problemsOf } from '../../../src/services/content/effectiveContent.js'
import { contentDefaults } from '../../../src/services/content/loadContent.js'
import { isList, type Json } from '../../../src/services/content/mergeContent.js'
import { resolveUses, sharedValues } from '../../../src/services/content/resolveUses.js'
import { ruleSentence } from '../../../src/services/schema/brokenRule.js'
import { type Random, seededRandom } from '../../support/content/randomContent.js'
import { shipped } from '../../support/site/shippedContent.js'

const defaults = contentDefaults(shipped, readClinic('src/content/clinic.json'))
const catalogue = buildCatalogue(defaults.documents)
const factsOf = (documents: Documents) => createFacts(clinicOf(documents), defaultRetention)

const edited = (document: string, from: string, to: string): Documents => {
  const text = JSON.stringify(catalogue.defaults.get(document))
  expect(text).toContain(from)
  return new Map(catalogue.defaults).set(
    document,
    z.json().parse(JSON.parse(text.replace(from, to))),
  )
}

const errorsOf = (documents: Documents): readonly string[] => {
  const shared = sharedValues(documents.get('common'))
  const sources = contentDocuments(documents).map((document) => ({
    file: `src/content/${documentFile(document)}`,
    value: document.value,
    whole: resolveUses(document.value, shared).value,
    ...(document.type === 'exam' || document.type === 'page' ? { page: document.id } : {}),
  }))
  const { errors } = contentErrors({
    sources,
    localeWords: [],
    facts: factsOf(documents),
    places: { pages: pageNames, homeAnchors: [], viewAnchors: [] },
    speller: { knows: () => true },
  })
  return errors.map(({ error }) => error)
}

describe('release check › finds what npm run check finds', () => {
  const check = createReleaseCheck(() => catalogue.defaults, factsOf)
  const lead = '"lead":{"fr":"'
  const known = errorsOf(catalogue.defaults)

  test.each([
    ['an unknown fact', 'exam:mri', lead, `${lead}{{nope}} `],
    ['a fact with spaces', 'exam:mri', lead, `${lead}{{ phone }} `],
    ['a fact with a format', 'job:sonographer', '"title":{"fr":"', '"title":{"fr":"{{phone, x}} '],
    ['a link whose filled address has a space', 'exam:mri', lead, `${lead}[a](https://{{phone}}) `],
    ['a link in bold', 'exam:mri', lead, `${lead}**[IRM](page:mri)** `],
    ['a fact in the clinic', 'clinic', '"transit":{"fr":"', '"transit":{"fr":"{{phone}} '],
    ['a link in the clinic', 'clinic', '"parking":{"fr":"', '"parking":{"fr":"[IRM](page:mri) '],
    ['a promise in the clinic', 'clinic', '"tagline":{"fr":"', '"tagline":{"fr":"Guérir. '],
    ['a fact in a name of the clinic', 'clinic', '"properNames":["', '"properNames":["{{nope}} '],
    ['a fact in search words', 'phrases', '"phrases":["', '"phrases":["{{phone}} '],
    ['a fact in the answer of a search', 'phrases', '"says":{"fr":"', '"says":{"fr":"{{phone}} '],
    ['a fact in a template', 'template:application-offer', '"subject":"', '"subject":"{{phone}} '],
    ['a fact with one brace', 'page:careers', lead, `${lead}{phone} `],
    ['a link without its end', 'exam:mri', lead, `${lead}[IRM](page:mri `],
    ['a bold mark without its end', 'exam:mri', lead, `${lead}**gras `],
    ['a link to a missing section', 'exam:mri', lead, `${lead}[IRM](page:mri#nowhere) `],
    ['a promise of the glossary', 'exam:prp', lead, `${lead}Guérir. `],
    ['a removed section of an exam', 'exam:mri', '"id":"limits"', '"id":"bounds"'],
    [
      'a title that is too long',
      'page:about',
      '"title":{"fr":"',
      `"title":{"fr":"${'x'.repeat(50)}`,
    ],
    [
      'an alternative text of 151 characters',
      'picture:reception',
      '"alt":{"fr":"',
      `"alt":{"fr":"${'x'.repeat(151)}`,
    ],
    ['a missing picture', 'job:sonographer', '"picture":"', '"picture":"no'],
  ])('with %s', async (_what, document, from, to) => {
    const documents = edited(document, from, to)
    const problems = await check(documents)
    expect(problems.map((problem) => problem.document)).toContain(document)
    const errors = errorsOf(documents)
    expect(problems.map(ruleSentence).filter((one) => !errors.includes(one))).toEqual([])
    expect(errors.filter((error) => !known.includes(error)).length).toBeGreaterThan(0)
  })
})

test.each([
  ['exam:morphological', 'emergency'],
  ['exam:nuchalTranslucency', 'emergency'],
  ['exam:prp', 'list'],
  ['exam:hysterosonogram', 'list'],
  ['page:ultrasound', 'emergency'],
  ['common', 'emergency'],
])(
  'effective content › shows the list of the build instead of a removed or empty list (%s, %s)',
  async (document, list) => {
    const baseJson = catalogue.defaults.get(document) ?? null
    const signs = new RegExp(`"${list}":\\[[^\\]]*\\]`, 'g')
    const text = JSON.stringify(baseJson)
    for (const [emptied, rule] of [
      [text.replaceAll(new RegExp(`,${signs.source}`, 'g'), ''), 'removedList'],
      [text.replaceAll(signs, `"${list}":[]`), 'tooFew'],
    ] as const) {
      const json = z.json().parse(JSON.parse(emptied))
      const version = { id: '', storeVersion: 1, document, schema: 1, json, baseJson }
      const content = await effectiveContent(
        catalogue,
        new Map([[document, { ...version, confirmed: [], approval: null }]]),
      )
      expect([...new Set(problemsOf(content).map((problem) => problem.rule))]).toEqual([rule])
      expect(content.documents.get(document)).toEqual(baseJson)
    }
  },
)

const edits = process.env['FUZZ'] === 'full' ? 10_000 : 500

const oddValues: readonly Json[] = [
  ...[null, '', 0, -1, 1e9, true, 'x'.repeat(5001), '\u0000\u202E', '<script>', '{{nope}}'],
  ...[[], {}, { use: 'nope' }, { fr: 'a' }, { fr: '', en: '' }, { fr: 'a', en: 'b', de: 'c' }],
  Array.from({ length: 101 }, () => ({ fr: 'a', en: 'b' })),
]

const withOddValue = (random: Random, value: Json): Json => {
  const odd = oddValues[random(oddValues.length)] ?? null
  if (typeof value !== 'object' || value === null) return odd
  const keys = Object.keys(value)
  const key = keys[random(keys.length)]
  if (key === undefined || random(12) === 0) return odd
  if (isList(value)) {
    const place = Number(key)
    return value.map((item, at) => (at === place ? withOddValue(random, item) : item))
  }
  const { [key]: member = null, ...others } = value
  if (random(15) === 0) return others
  if (random(15) === 0) return { ...value, unknown: odd }
  return { ...value, [key]: withOddValue(random, member) }
}

test(`effective content › is valid for ${edits} random edits and equals each edit without an error`, async () => {
  const random = seededRandom(7)
  const names = [...catalogue.defaults.keys()]
  let refused = 0
  for (let turn = 0; turn < edits; turn += 1) {
    const document = names[random(names.length)] ?? 'clinic'
    const baseJson = catalogue.defaults.get(document) ?? null
    const json = withOddValue(random, baseJson)
    const type = catalogue.typeOf(document)
    const schema = (type?.migrations.length ?? 0) + 1
    const version = { id: '', storeVersion: 1, document, schema, json, baseJson }
    const content = await effectiveContent(
      catalogue,
      new Map([[document, { ...version, confirmed: [], approval: null }]]),
    )
    const shown = content.documents.get(document)
    const errors = shown === undefined ? [] : type?.validate(shown, content.documents)
    expect({ turn, document, json, errors }).toEqual({ turn, document, json, errors: [] })
    if (problemsOf(content).length > 0) refused += 1
    else if (json !== null) expect([turn, isDeepStrictEqual(shown, json)]).toEqual([turn, true])
  }
  expect(refused).toBeGreaterThan(edits / 4)
  expect(refused).toBeLessThan(edits)
})
