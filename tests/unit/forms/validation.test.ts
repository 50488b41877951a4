import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { i18n } from 'i18next'
import { locales, regions } from '../../../src/addresses/pageTable.js'
import { errorSentence, formErrors, sentencePlaces } from '../../../src/shared/forms/fieldErrors.js'
import { type AnswerIn, makeRule, type RuleSpec } from '../../../src/shared/forms/fieldRules.js'
import type { FieldRule, SentenceKey } from '../../../src/shared/forms/fieldTable.js'
import type { FileFacts } from '../../../src/shared/forms/fileRules.js'
import {
  attributesOf,
  type ReadAttribute,
  rulesOfAttributes,
} from '../../../src/shared/forms/inputRules.js'
import {
  failsForGood,
  passes,
  type RuleName,
  type RuleParams,
} from '../../../src/shared/forms/rule.js'
import { fillIn } from '../../../src/shared/language/fillIn.js'
import { translateIn } from '../../../src/services/language/translations.js'
import { openSiteTranslations } from '../../support/site/siteTranslations.js'

const aFile = (changes: Partial<FileFacts> = {}): FileFacts => ({
  name: 'cv.pdf',
  size: 1024,
  type: 'application/pdf',
  ...changes,
})

interface Row {
  readonly rule: RuleSpec
  readonly other?: unknown
  readonly accepts: readonly unknown[]
  readonly refuses: readonly unknown[]
}

const table: readonly Row[] = [
  {
    rule: { rule: 'alpha' },
    accepts: ['Zoé', 'Jean Luc', 'abc', ['é', 'z'], 'Zoe\u0301'],
    refuses: ['a1', 'O’Neill', 'a-b', ['a', '1'], 'Жанна', 12],
  },
  { rule: { rule: 'alpha', locale: 'en' }, accepts: ['Ada Lovelace'], refuses: ['Zoé', 'a_b'] },
  { rule: { rule: 'alpha', locale: 'fr' }, accepts: ['Zoé Œuvré', 'ÇÀ'], refuses: ['ñ', 'ß', 'ſ'] },
  { rule: { rule: 'alpha_spaces' }, accepts: ['Jean Luc\tZoé'], refuses: ['Jean-Luc', '4 ans'] },
  {
    rule: { rule: 'alpha_num' },
    accepts: ['G1W0A5', 'é9', 12],
    refuses: ['G1W 0A5', 'a_b', 'a-b'],
  },
  { rule: { rule: 'alpha_num', locale: 'en' }, accepts: ['abc1'], refuses: ['é1'] },
  { rule: { rule: 'alpha_dash' }, accepts: ['a-b_c', 'é-9'], refuses: ['a b', 'a.b'] },
  { rule: { rule: 'alpha_dash', locale: 'en' }, accepts: ['a-b'], refuses: ['é-b'] },
  {
    rule: { rule: 'between', min: 1, max: 10 },
    accepts: [1, '10', 5.5, ['2', 3], '0x5'],
    refuses: [0, '11', 'abc', '1 0', [1, 11], true, {}],
  },
  {
    rule: { rule: 'confirmed', field: 'other' },
    other: 'secret',
    accepts: ['secret'],
    refuses: ['Secret', 'secret '],
  },
  { rule: { rule: 'confirmed', field: 'other' }, other: 12, accepts: ['12', 12], refuses: ['012'] },
  {
    rule: { rule: 'digits', length: 4 },
    accepts: ['0123', 1234],
    refuses: ['123', '12345', '12a4', '1234\n'],
  },
  {
    rule: { rule: 'dimensions', width: 120, height: 80 },
    accepts: [aFile({ width: 120, height: 80 })],
    refuses: [aFile({ width: 80, height: 120 }), aFile(), 'a.png'],
  },
  {
    rule: { rule: 'double' },
    accepts: ['1.5', '-12.25', 0.5, ['1.5', '2.5']],
    refuses: ['1', '1,5', '1.', '.5', '1.5x', 'a', ['1.5', '2']],
  },
  { rule: { rule: 'double', decimals: 2 }, accepts: ['1.50'], refuses: ['1.5', '1.500'] },
  { rule: { rule: 'double', separator: 'comma' }, accepts: ['1,5'], refuses: ['1.5'] },
  {
    rule: { rule: 'email' },
    accepts: ['jeanne@exemple.ca', 'a+b@x.co', ['a@b.ca', 'c@d.ca']],
    refuses: ['jeanne', 'jeanne@', 'a@b.ca, c@d.ca', ['a@b.ca', 'c'], 'a b@c.ca'],
  },
  {
    rule: { rule: 'email', multiple: true },
    accepts: ['a@b.ca', 'a@b.ca, c@d.ca', 'a@b.ca,c@d.ca'],
    refuses: ['a@b.ca;c@d.ca', 'a@b.ca,', 'a@b.ca, c'],
  },
  {
    rule: { rule: 'excluded', values: ['a', 2] },
    accepts: ['b', ['b', 'c'], 3],
    refuses: ['a', '2', ['b', 'a']],
  },
  {
    rule: { rule: 'ext', extensions: ['pdf', '.DOCX'] },
    accepts: [aFile(), aFile({ name: 'CV.final.PDF' }), aFile({ name: 'cv.docx' })],
    refuses: [aFile({ name: 'pdf' }), aFile({ name: 'cv.pdf.exe' }), 'cv.pdf', [aFile(), 1]],
  },
  {
    rule: { rule: 'image' },
    accepts: ['a.jpg', 'a.JPEG', 'a.png', 'a.gif', 'a.webp', 'a.bmp', 'a.svg'].map((name) =>
      aFile({ name }),
    ),
    refuses: [aFile(), aFile({ name: 'jpg' }), aFile({ name: 'a.jpg.exe' })],
  },
  {
    rule: { rule: 'integer' },
    accepts: ['0', '-12', 7, ['1', '2']],
    refuses: ['1.5', '1e3', '+1', 'a'],
  },
  {
    rule: { rule: 'length', length: 3 },
    accepts: ['abc', 123, ['a', 'b', 'c'], 'é👍a'],
    refuses: ['ab', 'abcd', ['a']],
  },
  {
    rule: { rule: 'max', length: 3 },
    accepts: ['abc', 12, '👍👍👍', ['abc', 'd']],
    refuses: ['abcd', ['a', 'abcd']],
  },
  {
    rule: { rule: 'max_value', max: 10 },
    accepts: [10, '9.5', -1],
    refuses: [11, '10.1', 'a', [1, 11]],
  },
  {
    rule: { rule: 'mimes', types: ['image/*', 'application/pdf'] },
    accepts: [aFile(), aFile({ type: 'image/png' })],
    refuses: [aFile({ type: 'text/plain' }), aFile({ type: 'ximage/png' }), aFile({ type: '' })],
  },
  {
    rule: { rule: 'min', length: 3 },
    accepts: ['abc', 1234, ['abc', 'abcd']],
    refuses: ['ab', '👍👍', ['abc', 'a']],
  },
  {
    rule: { rule: 'min_value', min: 10 },
    accepts: [10, '10.5'],
    refuses: [9, '9.9', 'a', [10, 9]],
  },
  {
    rule: { rule: 'numeric' },
    accepts: ['0123', 12, ['1', '2']],
    refuses: ['-1', '1.5', '1 2', 'a'],
  },
  {
    rule: { rule: 'oneOf', values: ['a', 1] },
    accepts: ['a', '1', 1, ['a', 1]],
    refuses: ['b', ['a', 'b']],
  },
  {
    rule: { rule: 'regex', pattern: /^[A-Z]\d$/ },
    accepts: ['A1', ['B2', 'C3']],
    refuses: ['a1', 'A12', ['A1', 'x']],
  },
  // A global pattern has state (`lastIndex`), so every second match would fail.
  { rule: { rule: 'regex', pattern: /a/g }, accepts: ['a', 'a', 'aa'], refuses: ['b', 'b'] },
  {
    rule: { rule: 'required' },
    accepts: ['a', 0, false, true, ['a'], aFile()],
    refuses: ['', '  ', '\t\n', null, undefined, []],
  },
  { rule: { rule: 'required', allowFalse: false }, accepts: [true, 'no'], refuses: [false, ''] },
  {
    rule: { rule: 'required_if', field: 'other', values: ['other', 'none'] },
    other: 'other',
    accepts: ['a', 0],
    refuses: ['', null, []],
  },
  {
    rule: { rule: 'required_if', field: 'other', values: ['other'] },
    other: 'x',
    accepts: ['', null, 'a'],
    refuses: [],
  },
  {
    rule: { rule: 'required_if', field: 'other' },
    other: 'anything',
    accepts: ['a'],
    refuses: ['', '  '],
  },
  { rule: { rule: 'required_if', field: 'other' }, other: ' ', accepts: ['', null], refuses: [] },
  {
    rule: { rule: 'size', kilobytes: 2 },
    accepts: [aFile(), aFile({ size: 2048 }), [aFile(), aFile()]],
    refuses: [aFile({ size: 2049 }), [aFile(), aFile({ size: 9999 })]],
  },
  {
    rule: { rule: 'required_if', field: 'other', values: [''] },
    other: [],
    accepts: ['a'],
    refuses: ['', []],
  },
  {
    rule: { rule: 'required_if', field: 'other', values: ['b'] },
    other: ['a', 'b'],
    accepts: ['a'],
    refuses: [''],
  },
  {
    rule: { rule: 'phone' },
    accepts: ['418 555-0199', '+33 1 23 45 67 89 poste 4'],
    refuses: ['555-0199', '911', 'demain'],
  },
  {
    rule: { rule: 'max_choices', most: 2 },
    accepts: [['a'], ['a', 'b'], 'abc'],
    refuses: [['a', 'b', 'c']],
  },
  {
    rule: { rule: 'phone_area_code' },
    accepts: ['418 555-0199', '911'],
    refuses: ['555-0199', '555-0199 poste 4'],
  },
]

const answerIn =
  (other: unknown): AnswerIn =>
  (field) =>
    field === 'other' ? other : undefined

const shown = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

const cases = table.flatMap(({ rule: spec, other, accepts, refuses }) => {
  const rule = makeRule(spec, answerIn(other))
  return [
    ...accepts.map((value) => ({ rule, value, outcome: 'passes' })),
    ...refuses.map((value) => ({ rule, value, outcome: 'fails' })),
  ].map((one) => ({ ...one, title: `${rule.name} ${shown(one.value)}` }))
})

describe('validation rule', () => {
  test.each(cases)('$title $outcome', ({ rule, value, outcome }) => {
    expect(passes(value, rule) ? 'passes' : 'fails').toBe(outcome)
  })

  test('has test cases for every rule of the catalogue', () => {
    const file = join(__dirname, '../../../locales/fr/validation.json')
    const catalogue: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const inCatalogue = Object.keys(Object(catalogue)).filter((name) => name !== 'default')
    expect(new Set<string>(table.map(({ rule }) => rule.rule))).toEqual(new Set(inCatalogue))
  })

  test('accepts only its own parameters', () => {
    type Compiles<Spec> = Spec extends RuleSpec ? 'compiles' : 'is refused'
    const own: Compiles<{ rule: 'min'; length: number }> = 'compiles'
    const another: Compiles<{ rule: 'min'; min: number }> = 'is refused'
    const wrong: Compiles<{ rule: 'min'; length: string }> = 'is refused'
    const unknown: Compiles<{ rule: 'minimum'; length: number }> = 'is refused'
    expect([own, another, wrong, unknown]).toHaveLength(4)
  })
})

describe('empty answer', () => {
  const checksEmpty = new Set<RuleName>(['required', 'required_if'])
  const others = table.filter(({ rule }) => !checksEmpty.has(rule.rule))

  test.each(others.map(({ rule }) => ({ rule, name: rule.rule })))(
    'passes $name',
    ({ rule: spec }) => {
      const rule = makeRule(spec, answerIn('something'))
      for (const empty of ['', '   ', null, undefined, []]) {
        expect(passes(empty, rule)).toBe(true)
      }
    },
  )
})

describe('validation while typing', () => {
  test.each<[RuleSpec, string, boolean]>([
    [{ rule: 'min', length: 3 }, 'a', false],
    [{ rule: 'max', length: 3 }, 'abcd', true],
    [{ rule: 'length', length: 3 }, 'ab', false],
    [{ rule: 'length', length: 3 }, 'abcd', true],
    [{ rule: 'email' }, 'jeanne', false],
    [{ rule: 'email' }, 'jeanne@', false],
    [{ rule: 'email' }, 'jeanne@exemple', false],
    [{ rule: 'email' }, 'jeanne.', false],
    [{ rule: 'email' }, 'jean ne', true],
    [{ rule: 'email' }, 'jeanne@exemple@', true],
    [{ rule: 'email' }, 'a@b.ca, c', true],
    [{ rule: 'email', multiple: true }, 'a@b.ca, c', false],
    [{ rule: 'email', multiple: true }, 'a@b.ca, c d', true],
    [{ rule: 'alpha' }, 'a1', true],
    [{ rule: 'alpha_num' }, 'a-', true],
    [{ rule: 'numeric' }, '1a', true],
    [{ rule: 'digits', length: 4 }, '12', false],
    [{ rule: 'digits', length: 4 }, '1a', true],
    [{ rule: 'digits', length: 4 }, '12345', true],
    [{ rule: 'integer' }, '-', false],
    [{ rule: 'integer' }, '1.', true],
    [{ rule: 'double', decimals: 2 }, '12', false],
    [{ rule: 'double', decimals: 2 }, '12.', false],
    [{ rule: 'double', decimals: 2 }, '12.345', true],
    [{ rule: 'double', decimals: 2 }, '12,', true],
    [{ rule: 'between', min: 10, max: 20 }, '1', false],
    [{ rule: 'between', min: 10, max: 20 }, '21', true],
    [{ rule: 'max_value', max: -5 }, '-', false],
    [{ rule: 'max_value', max: 20 }, '21', true],
    [{ rule: 'min_value', min: 20 }, '1', false],
    [{ rule: 'regex', pattern: /b$/ }, 'a', false],
    [{ rule: 'phone' }, '418', false],
    [{ rule: 'required' }, '', false],
  ])('%j reports “%s” before the field is left: %s', (spec, text, forGood) => {
    const rule = makeRule(spec, answerIn(undefined))
    expect(passes(text, rule)).toBe(false)
    expect(failsForGood(text, rule)).toBe(forGood)
  })
})

describe('rules of a field', () => {
  const errorsOf = (value: string, rules: readonly FieldRule[]) =>
    formErrors({ field: { clean: 'line', rules } }, { field: value })

  test('stop at the first failure', () => {
    const rules: readonly FieldRule[] = [
      { rule: 'required' },
      { rule: 'min', length: 2 },
      { rule: 'max', length: 3 },
      { rule: 'alpha' },
    ]
    expect(errorsOf('1234', rules)).toEqual([
      { field: 'field', key: 'validation:max', values: { length: 3 } },
    ])
    expect(errorsOf('abc', rules)).toEqual([])
  })

  test('may have a dedicated message', () => {
    const rules: readonly FieldRule[] = [{ rule: 'email', message: 'validation:email' }]
    expect(errorsOf('jeanne', rules)).toEqual([{ field: 'field', key: 'validation:email' }])
  })
})

describe('attributes of a control', () => {
  const read =
    (attributes: Readonly<Record<string, string>>): ReadAttribute =>
    (name) =>
      attributes[name] ?? null

  test.each<[Readonly<Record<string, string>>, readonly RuleSpec[]]>([
    [{ required: '' }, [{ rule: 'required', allowFalse: true }]],
    [{ required: '', type: 'checkbox' }, [{ rule: 'required', allowFalse: false }]],
    [{ type: 'email' }, [{ rule: 'email', multiple: false }]],
    [{ type: 'email', multiple: '' }, [{ rule: 'email', multiple: true }]],
    [{ pattern: 'a|b' }, [{ rule: 'regex', pattern: /^(?:a|b)$/u }]],
    [{ pattern: '(' }, []],
    [
      { minlength: '2', maxlength: '5' },
      [
        { rule: 'min', length: 2 },
        { rule: 'max', length: 5 },
      ],
    ],
    [{ minlength: '', maxlength: 'five', pattern: '', min: '', max: '' }, []],
    [
      { type: 'number', min: '1', max: '10' },
      [
        { rule: 'min_value', min: 1 },
        { rule: 'max_value', max: 10 },
      ],
    ],
    [{ type: 'date', min: '2026-01-01' }, []],
  ])('%j are read as rules', (attributes, rules) => {
    expect(rulesOfAttributes(read(attributes))).toEqual(rules)
  })

  test.each<[readonly RuleSpec[], string, string]>([
    [[{ rule: 'required' }], 'a', ''],
    [[{ rule: 'email' }], 'a@b.ca', 'a'],
    [[{ rule: 'email', multiple: true }], 'a@b.ca,c@d.ca', 'a@b.ca,c'],
    [[{ rule: 'regex', pattern: /@/ }], 'a@b', 'ab'],
    [[{ rule: 'regex', pattern: /^\d+$/ }], '12', '12a'],
    [[{ rule: 'min', length: 2 }], 'ab', 'a'],
    [[{ rule: 'max', length: 2 }], 'ab', 'abc'],
    [[{ rule: 'length', length: 2 }], 'ab', 'abc'],
  ])('are written for %j and read back as equivalent rules', (rules, right, wrong) => {
    const attributes = Object.fromEntries(
      Object.entries(attributesOf(rules)).map(([name, value]) => [
        name.toLowerCase(),
        String(value),
      ]),
    )
    const again = rulesOfAttributes(read(attributes)).map((spec) =>
      makeRule(spec, answerIn(undefined)),
    )
    expect(again.every((rule) => passes(right, rule))).toBe(true)
    expect(again.every((rule) => passes(wrong, rule))).toBe(false)
  })

  test('never truncate pasted text', () => {
    expect(attributesOf([{ rule: 'max', length: 100 }])).toEqual({ 'data-maxlength': 100 })
  })
})

describe('sentence of a rule', () => {
  let translations: i18n
  beforeAll(async () => {
    translations = await openSiteTranslations()
  })

  const specs = new Map(table.map(({ rule }) => [rule.rule, rule]))

  test.each(locales)(
    'is complete for every rule and equal in browser and server (%s)',
    (locale) => {
      const t = translateIn(translations, locale)
      const region = regions[locale]
      const sentences = [...specs].map(([name, spec]) => {
        const { params } = makeRule(spec, answerIn(undefined))
        const key = `validation:${name}` as const
        const onServer = errorSentence({ t, region }, { key, values: params })
        const inPage = (_key: SentenceKey, values: RuleParams) =>
          fillIn(t(key, sentencePlaces), values)
        expect(errorSentence({ t: inPage, region }, { key, values: params })).toBe(onServer)
        expect(onServer).not.toMatch(/[{}]/)
        for (const value of Object.values(params))
          expect(onServer).toContain(value.toLocaleString(region))
        return onServer
      })
      expect(new Set(sentences).size).toBe(specs.size)
    },
  )

  test('formats numbers in its language', () => {
    const t = (_key: SentenceKey, { length }: RuleParams) => String(length)
    const error = { key: 'validation:max', values: { length: 4000 } } as const
    expect(errorSentence({ t, region: 'fr-CA' }, error)).toBe('4\u00A0000')
    expect(errorSentence({ t, region: 'en-CA' }, error)).toBe('4,000')
  })
})
