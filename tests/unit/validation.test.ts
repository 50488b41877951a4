import type { i18n } from 'i18next'
import { locales, regions } from '../../src/addresses/pageTable.js'
import {
  confirmed,
  excluded,
  oneOf,
  required,
  requiredIf,
} from '../../src/services/forms/choiceRules.js'
import {
  dimensions,
  ext,
  type FileFacts,
  image,
  mimes,
  size,
} from '../../src/services/forms/fileRules.js'
import { rulesOfInput } from '../../src/services/forms/inputRules.js'
import {
  between,
  digits,
  double,
  integer,
  maxValue,
  minValue,
  numeric,
} from '../../src/services/forms/numberRules.js'
import { firstFailure, type Rule, ruleNames } from '../../src/services/forms/rule.js'
import { fillIn, sentenceKey, sentenceValues } from '../../src/services/forms/ruleSentence.js'
import {
  alpha,
  alphaDash,
  alphaNum,
  alphaSpaces,
  email,
  length,
  max,
  min,
  regex,
} from '../../src/services/forms/textRules.js'
import { openWords } from '../support/site/words.js'

const aFile = (changes: Partial<FileFacts> = {}): FileFacts => ({
  name: 'cv.pdf',
  size: 1024,
  type: 'application/pdf',
  ...changes,
})

interface Row {
  readonly rule: Rule
  readonly accepts: readonly unknown[]
  readonly refuses: readonly unknown[]
}

const table: readonly Row[] = [
  {
    rule: alpha(),
    accepts: ['Zoé', 'Jean Luc', 'abc', ['é', 'z'], 'Zoe\u0301'],
    refuses: ['a1', 'O’Neill', 'a-b', ['a', '1'], 'Жанна', 12],
  },
  { rule: alpha({ locale: 'en' }), accepts: ['Ada Lovelace'], refuses: ['Zoé', 'a_b'] },
  { rule: alpha({ locale: 'fr' }), accepts: ['Zoé Œuvré', 'ÇÀ'], refuses: ['ñ', 'ß', 'ſ'] },
  { rule: alphaSpaces(), accepts: ['Jean Luc\tZoé'], refuses: ['Jean-Luc', '4 ans'] },
  { rule: alphaNum(), accepts: ['G1W0A5', 'é9', 12], refuses: ['G1W 0A5', 'a_b', 'a-b'] },
  { rule: alphaNum({ locale: 'en' }), accepts: ['abc1'], refuses: ['é1'] },
  { rule: alphaDash(), accepts: ['a-b_c', 'é-9'], refuses: ['a b', 'a.b'] },
  { rule: alphaDash({ locale: 'en' }), accepts: ['a-b'], refuses: ['é-b'] },
  {
    rule: between(1, 10),
    accepts: [1, '10', 5.5, ['2', 3], '0x5'],
    refuses: [0, '11', 'abc', '1 0', [1, 11], true, {}],
  },
  { rule: confirmed('secret'), accepts: ['secret'], refuses: ['Secret', 'secret '] },
  { rule: confirmed(12), accepts: ['12', 12], refuses: ['012'] },
  { rule: digits(4), accepts: ['0123', 1234], refuses: ['123', '12345', '12a4', '1234\n'] },
  {
    rule: dimensions(120, 80),
    accepts: [aFile({ width: 120, height: 80 })],
    refuses: [aFile({ width: 80, height: 120 }), aFile(), 'a.png'],
  },
  {
    rule: double(),
    accepts: ['1.5', '-12.25', 0.5, ['1.5', '2.5']],
    refuses: ['1', '1,5', '1.', '.5', '1.5x', 'a', ['1.5', '2']],
  },
  { rule: double({ decimals: 2 }), accepts: ['1.50'], refuses: ['1.5', '1.500'] },
  { rule: double({ separator: 'comma' }), accepts: ['1,5'], refuses: ['1.5'] },
  {
    rule: email(),
    accepts: ['jeanne@exemple.ca', 'a+b@x.co', ['a@b.ca', 'c@d.ca']],
    refuses: ['jeanne', 'jeanne@', 'a@b.ca, c@d.ca', ['a@b.ca', 'c'], 'a b@c.ca'],
  },
  {
    rule: email({ multiple: true }),
    accepts: ['a@b.ca', 'a@b.ca, c@d.ca', 'a@b.ca,c@d.ca'],
    refuses: ['a@b.ca;c@d.ca', 'a@b.ca,', 'a@b.ca, c'],
  },
  { rule: excluded(['a', 2]), accepts: ['b', ['b', 'c'], 3], refuses: ['a', '2', ['b', 'a']] },
  {
    rule: ext(['pdf', '.DOCX']),
    accepts: [aFile(), aFile({ name: 'CV.final.PDF' }), aFile({ name: 'cv.docx' })],
    refuses: [aFile({ name: 'pdf' }), aFile({ name: 'cv.pdf.exe' }), 'cv.pdf', [aFile(), 1]],
  },
  {
    rule: image(),
    accepts: ['a.jpg', 'a.JPEG', 'a.png', 'a.gif', 'a.webp', 'a.bmp', 'a.svg'].map((name) =>
      aFile({ name }),
    ),
    refuses: [aFile(), aFile({ name: 'jpg' }), aFile({ name: 'a.jpg.exe' })],
  },
  { rule: integer(), accepts: ['0', '-12', 7, ['1', '2']], refuses: ['1.5', '1e3', '+1', 'a'] },
  {
    rule: length(3),
    accepts: ['abc', 123, ['a', 'b', 'c'], 'é👍a'],
    refuses: ['ab', 'abcd', ['a']],
  },
  { rule: max(3), accepts: ['abc', 12, '👍👍👍', ['abc', 'd']], refuses: ['abcd', ['a', 'abcd']] },
  { rule: maxValue(10), accepts: [10, '9.5', -1], refuses: [11, '10.1', 'a', [1, 11]] },
  {
    rule: mimes(['image/*', 'application/pdf']),
    accepts: [aFile(), aFile({ type: 'image/png' })],
    refuses: [aFile({ type: 'text/plain' }), aFile({ type: 'ximage/png' }), aFile({ type: '' })],
  },
  { rule: min(3), accepts: ['abc', 1234, ['abc', 'abcd']], refuses: ['ab', '👍👍', ['abc', 'a']] },
  { rule: minValue(10), accepts: [10, '10.5'], refuses: [9, '9.9', 'a', [10, 9]] },
  { rule: numeric(), accepts: ['0123', 12, ['1', '2']], refuses: ['-1', '1.5', '1 2', 'a'] },
  { rule: oneOf(['a', 1]), accepts: ['a', '1', 1, ['a', 1]], refuses: ['b', ['a', 'b']] },
  { rule: regex(/^[A-Z]\d$/), accepts: ['A1', ['B2', 'C3']], refuses: ['a1', 'A12', ['A1', 'x']] },
  // Remembering where it stopped, it would refuse every second time.
  { rule: regex(/a/g), accepts: ['a', 'a', 'aa'], refuses: ['b', 'b'] },
  {
    rule: required(),
    accepts: ['a', 0, false, true, ['a'], aFile()],
    refuses: ['', '  ', '\t\n', null, undefined, []],
  },
  { rule: required({ allowFalse: false }), accepts: [true, 'no'], refuses: [false, ''] },
  {
    rule: requiredIf({ target: 'other', values: ['other', 'none'] }),
    accepts: ['a', 0],
    refuses: ['', null, []],
  },
  { rule: requiredIf({ target: 'x', values: ['other'] }), accepts: ['', null, 'a'], refuses: [] },
  { rule: requiredIf({ target: 'anything' }), accepts: ['a'], refuses: ['', '  '] },
  { rule: requiredIf({ target: ' ' }), accepts: ['', null], refuses: [] },
  {
    rule: size(2),
    accepts: [aFile(), aFile({ size: 2048 }), [aFile(), aFile()]],
    refuses: [aFile({ size: 2049 }), [aFile(), aFile({ size: 9999 })]],
  },
]

const shown = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

const cases = table.flatMap(({ rule, accepts, refuses }) => [
  ...accepts.map((value) => ({ rule, value, verdict: undefined })),
  ...refuses.map((value) => ({ rule, value, verdict: rule.name })),
])

describe('each rule', () => {
  test.each(cases.map((one) => ({ ...one, title: `${one.rule.name} ${shown(one.value)}` })))(
    '$title → $verdict',
    ({ rule, value, verdict }) => {
      expect(firstFailure(value, [rule])?.name).toBe(verdict)
    },
  )

  test('of the specification is in the table', () => {
    expect(new Set(table.map(({ rule }) => rule.name))).toEqual(new Set(ruleNames))
    expect(ruleNames).toHaveLength(26)
  })
})

describe('an answer left empty', () => {
  const asksOfEmpty = new Set(['required', 'required_if'])
  const others = table.filter(({ rule }) => !asksOfEmpty.has(rule.name))

  test.each(others.map(({ rule }) => ({ rule, name: rule.name })))(
    'is let through by $name',
    ({ rule }) => {
      for (const empty of ['', '   ', null, undefined, []]) {
        expect(firstFailure(empty, [rule])).toBeUndefined()
      }
    },
  )
})

describe('several rules', () => {
  test('stop at the first that fails, and the later ones are not asked', () => {
    const asked: string[] = []
    const spy = (rule: Rule): Rule => ({
      ...rule,
      accepts: (value) => {
        asked.push(rule.name)
        return rule.accepts(value)
      },
    })
    const rules = [required(), min(2), max(3), alpha()].map(spy)
    expect(firstFailure('1234', rules)).toEqual({ name: 'max', params: { length: 3 } })
    expect(asked).toEqual(['required', 'min', 'max'])
  })

  test('that all hold say nothing', () => {
    expect(firstFailure('abc', [required(), min(2), max(3), alpha()])).toBeUndefined()
  })
})

describe('a field tells its rules by its own attributes', () => {
  test.each([
    [{ required: true }, ['required']],
    [{ type: 'email' }, ['email']],
    [{ pattern: '[A-Z]\\d[A-Z]' }, ['regex']],
    [{ minLength: 2, maxLength: 5 }, ['min', 'max']],
    [{ minLength: -1, maxLength: -1, pattern: '', min: '', max: '' }, []],
    [{ type: 'number', min: '1', max: '10' }, ['min_value', 'max_value']],
    [{ type: 'date', min: '2026-01-01' }, []],
    [
      { required: true, type: 'email', minLength: 5, pattern: '.+@exemple\\.ca' },
      ['required', 'email', 'regex', 'min'],
    ],
  ])('%j', (input, names) => {
    expect(rulesOfInput(input).map(({ name }) => name)).toEqual(names)
  })

  test('its pattern is about the whole answer', () => {
    const rules = rulesOfInput({ pattern: 'a|b' })
    expect(firstFailure('a', rules)).toBeUndefined()
    expect(firstFailure('ab', rules)?.name).toBe('regex')
  })

  test('a required box must be ticked', () => {
    const rules = rulesOfInput({ required: true, type: 'checkbox' })
    expect(firstFailure(false, rules)?.name).toBe('required')
    expect(firstFailure(true, rules)).toBeUndefined()
  })

  test('several addresses are taken where the field says so', () => {
    const list = 'a@b.ca, c@d.ca'
    expect(firstFailure(list, rulesOfInput({ type: 'email' }))?.name).toBe('email')
    expect(firstFailure(list, rulesOfInput({ type: 'email', multiple: true }))).toBeUndefined()
  })
})

describe('the sentence for a broken rule', () => {
  let words: i18n
  beforeAll(async () => {
    words = await openWords()
  })

  const rules = new Map(table.map(({ rule }) => [rule.name, rule]))

  test.each(locales)('is whole for every rule and the same on both sides (%s)', (locale) => {
    const t = words.getFixedT(locale)
    const sentences = ruleNames.map((name) => {
      const values = sentenceValues(rules.get(name)?.params ?? {}, regions[locale])
      const places = Object.fromEntries(Object.keys(values).map((place) => [place, `{{${place}}}`]))
      const onServer = t(sentenceKey({ name }), values)
      const inBrowser = fillIn(t(sentenceKey({ name }), places), values)
      expect(inBrowser).toBe(onServer)
      expect(onServer).not.toMatch(/[{}]/)
      for (const value of Object.values(values)) expect(onServer).toContain(String(value))
      return onServer
    })
    expect(new Set(sentences).size).toBe(ruleNames.length)
  })

  test('has another one for what has no rule', () => {
    expect(words.getFixedT('fr')(sentenceKey(undefined))).toMatch(/demande une correction/)
    expect(words.getFixedT('en')(sentenceKey(undefined))).toMatch(/needs a correction/)
  })

  test('writes its numbers as the language does', () => {
    expect(sentenceValues({ length: 4000 }, 'fr-CA')).toEqual({ length: '4\u00A0000' })
    expect(sentenceValues({ length: 4000 }, 'en-CA')).toEqual({ length: '4,000' })
  })
})
