import {
  checkChanges,
  checkDrafts,
  checkFilter,
} from '../../src/services/adapters/records/recordRules.js'

const refusalOf = (check: () => void): string | undefined => {
  try {
    check()
    return undefined
  } catch (error) {
    expect(error).toMatchObject({ name: 'RecordRuleError' })
    return error instanceof Error ? error.message : String(error)
  }
}
const aDraft = { collection: 'requests', id: 'one', createdAt: 1, fields: {} } as const

describe('record field name', () => {
  test.each(['name', 'Auto-Submitted', '_private', '__half', 'half__', '_', 'prénom', 'a b', '1'])(
    '“%s” is accepted',
    (name) => {
      expect(refusalOf(() => checkChanges({ fields: { [name]: 1 } }))).toBeUndefined()
    },
  )

  test.each([
    ['', 'A field name is empty.'],
    ['__name__', 'The field name __name__ begins and ends with two underscores.'],
    ['__proto__', 'The field name __proto__ begins and ends with two underscores.'],
    ['____', 'The field name ____ begins and ends with two underscores.'],
    ['__', 'The field name __ begins and ends with two underscores.'],
    ['a~b', 'The field name a~b contains one of ~ * / [ ].'],
    ['*', 'The field name * contains one of ~ * / [ ].'],
    ['a/b', 'The field name a/b contains one of ~ * / [ ].'],
    ['a[', 'The field name a[ contains one of ~ * / [ ].'],
    ['a]', 'The field name a] contains one of ~ * / [ ].'],
  ])('“%s” is rejected: %s', (name, sentence) => {
    expect(refusalOf(() => checkChanges({ fields: { [name]: 1 } }))).toBe(sentence)
  })
})

test.each([
  ['name', undefined],
  ['email.headers.Auto-Submitted', undefined],
  ['', 'A field name is empty.'],
  ['a..b', 'A field name is empty.'],
  ['.a', 'A field name is empty.'],
  ['a.__b__', 'The field name __b__ begins and ends with two underscores.'],
  ['a.b*', 'The field name b* contains one of ~ * / [ ].'],
])('field path “%s” › is validated segment by segment', (path, sentence) => {
  expect(refusalOf(() => checkFilter({ field: path, equals: 1 }))).toBe(sentence)
})

test.each([
  [{ a: { b: [{ c: 'd' }] } }, undefined],
  [{ a: { '': 1 } }, 'A field name is empty.'],
  [{ a: [{ 'x/y': 1 }] }, 'The field name x/y contains one of ~ * / [ ].'],
  [{ a: [[1]] }, 'A list is directly inside a list.'],
  [{ a: Number.NaN }, 'A number is not finite.'],
  [{ a: [Number.POSITIVE_INFINITY] }, 'A number is not finite.'],
])('record › is checked at any depth: %j', (fields, sentence) => {
  expect(refusalOf(() => checkChanges({ fields }))).toBe(sentence)
})

test.each([
  ['3c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d', true],
  ['a_b', true],
  ['', false],
  ['a/b', false],
  ['..', false],
  ['__id__', false],
  ['x'.repeat(101), false],
])('record id › “%s” is valid: %s', (id, fit) => {
  expect(refusalOf(() => checkDrafts([{ ...aDraft, id }])) === undefined).toBe(fit)
})

test('record › throws one error message for a draft that breaks a rule', () => {
  const draft = { ...aDraft, fields: { '*': 1 } }
  expect(refusalOf(() => checkDrafts([draft]))).toBe('The field name * contains one of ~ * / [ ].')
})
