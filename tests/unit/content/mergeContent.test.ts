import { isDeepStrictEqual } from 'node:util'
import {
  isList,
  itemsOf,
  type Json,
  membersOf,
  merge3,
} from '../../../src/services/content/mergeContent.js'
import {
  type Random,
  randomDocument,
  randomEdit,
  seededRandom,
} from '../../support/content/randomContent.js'

const triples = 100_000

const text = (fr: string, en: string) => ({ fr, en })
const step = (id: string, title: string, minutes = 5) => ({
  id,
  title: text(title, title),
  minutes,
})

test('merge3 › takes the leaf of the side that changed it', () => {
  const base = { lead: text('a', 'a'), price: 695, tags: ['x'] }
  const theirs = { ...base, price: 725 }
  const mine = { ...base, lead: text('b', 'b'), tags: ['x', 'y'] }
  expect(merge3(base, theirs, mine)).toEqual({
    value: { lead: text('b', 'b'), price: 725, tags: ['x', 'y'] },
    conflicts: [],
  })
})

test('merge3 › reports a leaf that both sides changed, with my value', () => {
  const base = { steps: [step('water', 'a'), step('arrive', 'b')] }
  const theirs = { steps: [step('water', 'theirs'), step('arrive', 'b', 10)] }
  const mine = { steps: [step('water', 'mine'), step('arrive', 'b')] }
  expect(merge3(base, theirs, mine)).toEqual({
    value: { steps: [step('water', 'mine'), step('arrive', 'b', 10)] },
    conflicts: [
      {
        path: 'steps.water.title',
        base: text('a', 'a'),
        theirs: text('theirs', 'theirs'),
        mine: text('mine', 'mine'),
      },
    ],
  })
})

test('merge3 › treats French and English of one text as one value', () => {
  const base = { lead: text('a', 'a') }
  const { value, conflicts } = merge3(base, { lead: text('b', 'a') }, { lead: text('a', 'b') })
  expect(value).toEqual({ lead: text('a', 'b') })
  expect(conflicts.map(({ path }) => path)).toEqual(['lead'])
})

test('merge3 › treats a reference and a list without item ids as one value', () => {
  const base = { note: { use: 'a' }, hours: [['08:00', '12:00']] }
  const theirs = { note: { use: 'b' }, hours: [['08:00', '13:00']] }
  const mine = { note: text('x', 'x'), hours: [['09:00', '12:00']] }
  const { value, conflicts } = merge3(base, theirs, mine)
  expect(value).toEqual(mine)
  expect(conflicts.map(({ path }) => path)).toEqual(['note', 'hours'])
})

test('merge3 › merges added, removed and moved items of a list', () => {
  const [a, b, c, d] = [step('a', 'a'), step('b', 'b'), step('c', 'c'), step('d', 'd')]
  const base = [a, b, c]
  expect(merge3(base, [c, a, b], [a, d, b, c]).value).toEqual([c, a, d, b])
  expect(merge3(base, [a, c], [a, b, c, d]).value).toEqual([a, c, d])
  expect(merge3(base, [a, step('z', 'z'), b, c], [a, d, b, c]).value).toEqual([
    a,
    d,
    step('z', 'z'),
    b,
    c,
  ])
})

test('merge3 › reports an item that one side removed and the other changed', () => {
  const base = [step('a', 'a'), step('b', 'b')]
  const { value, conflicts } = merge3(base, [step('b', 'b')], [step('a', 'x'), step('b', 'b')])
  expect(value).toEqual([step('a', 'x'), step('b', 'b')])
  expect(conflicts).toEqual([
    { path: 'a', base: step('a', 'a'), theirs: undefined, mine: step('a', 'x') },
  ])
})

test('merge3 › reports the order of a list that both sides moved differently', () => {
  const [a, b, c] = [step('a', 'a'), step('b', 'b'), step('c', 'c')]
  const { value, conflicts } = merge3({ list: [a, b, c] }, { list: [b, a, c] }, { list: [a, c, b] })
  expect(value).toEqual({ list: [a, c, b] })
  expect(conflicts).toEqual([{ path: 'list', base: [a, b, c], theirs: [b, a, c], mine: [a, c, b] }])
})

describe('merge3 › list without item ids', () => {
  const closure = (from: string, reason: string) => ({ from, reason: text(reason, reason) })
  const [snow, storm, feast] = [closure('1', 'snow'), closure('2', 'storm'), closure('3', 'feast')]

  test('contains the items that both sides added', () => {
    expect(merge3([feast], [feast, snow], [feast, storm])).toEqual({
      value: [feast, snow, storm],
      conflicts: [],
    })
    expect(merge3([], [snow], [snow, storm]).value).toEqual([snow, storm])
  })

  test('merges a removed, a moved and a changed item', () => {
    const later = { ...storm, from: '4' }
    expect(merge3([snow, storm, feast], [storm, feast], [snow, later, feast])).toEqual({
      value: [later, feast],
      conflicts: [],
    })
    expect(merge3([snow, storm, feast], [storm, snow, feast], [snow, later, feast]).value).toEqual([
      later,
      snow,
      feast,
    ])
  })

  test('reports only the leaf that both sides changed, at its position', () => {
    const theirs = [closure('1', 'theirs'), closure('2', 'also theirs'), feast]
    const mine = [storm, closure('1', 'mine'), feast]
    expect(merge3([snow, storm, feast], theirs, mine)).toEqual({
      value: [closure('2', 'also theirs'), closure('1', 'mine'), feast],
      conflicts: [
        {
          path: '1.reason',
          base: text('snow', 'snow'),
          theirs: text('theirs', 'theirs'),
          mine: text('mine', 'mine'),
        },
      ],
    })
  })

  test('reports an item that I removed and the other side changed as their list', () => {
    const theirs = closure('1', 'theirs')
    expect(merge3([snow, feast], [theirs, feast], [feast])).toEqual({
      value: [feast],
      conflicts: [{ path: '', base: [feast], theirs: [feast, theirs], mine: [feast] }],
    })
  })

  test('with a reference to a shared text is merged by item', () => {
    const sections = [{ use: 'whoPays' }, step('a', 'a'), step('b', 'b')]
    const [use, a, b] = sections
    expect(merge3(sections, [use ?? null, step('a', 'x')], [a ?? null, b ?? null])).toEqual({
      value: [step('a', 'x')],
      conflicts: [],
    })
  })
})

/** Returns the leaves of a document with their paths, as `merge3` defines them. */
const leavesOf = (value: Json, path = ''): readonly (readonly [string, Json])[] => {
  const members = membersOf(value) ?? itemsOf(value)
  if (members === undefined) return [[path, value]]
  return [...members].flatMap(([key, member]) => leavesOf(member, `${path}.${key}`))
}

const pairsIn = (value: Json): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isList(value)) return value.flatMap(pairsIn)
  if ('fr' in value || 'en' in value) return [JSON.stringify([value['fr'], value['en']])]
  return Object.values(value).flatMap(pairsIn)
}

interface Triple {
  readonly base: Json
  readonly theirs: Json
  readonly mine: Json
}

const randomTriple = (random: Random): Triple => {
  const base = randomDocument(random)
  return { base, theirs: randomEdit(random, base), mine: randomEdit(random, base) }
}

const brokenRules = ({ base, theirs, mine }: Triple): readonly string[] => {
  const merged = merge3(base, theirs, mine)
  const swapped = merge3(base, mine, theirs)
  const known = new Set([base, theirs, mine].flatMap(pairsIn))
  const isSame = (one: Json, other: Json, expected: Json): boolean => {
    const { value, conflicts } = merge3(base, one, other)
    return conflicts.length === 0 && isDeepStrictEqual(value, expected)
  }
  const rules: Readonly<Record<string, boolean>> = {
    'identity of mine': isSame(base, mine, mine),
    'identity of theirs': isSame(theirs, base, theirs),
    'identity of both': isSame(mine, mine, mine),
    'conflicts in the same places': merged.conflicts.length === swapped.conflicts.length,
    'symmetry without conflicts':
      merged.conflicts.length > 0 || isDeepStrictEqual(merged.value, swapped.value),
    'whole pairs': pairsIn(merged.value).every((pair) => known.has(pair)),
  }
  return Object.keys(rules).filter((rule) => rules[rule] !== true)
}

test(`merge3 › applies one-sided changes, is symmetric and never splits a text for ${triples} random triples`, () => {
  const random = seededRandom(38)
  let conflicting = 0
  for (let turn = 0; turn < triples; turn += 1) {
    const triple = randomTriple(random)
    const broken = brokenRules(triple)
    if (broken.length > 0) expect({ turn, broken, ...triple }).toBeUndefined()
    if (merge3(triple.base, triple.theirs, triple.mine).conflicts.length > 0) conflicting += 1
  }
  expect(conflicting).toBeGreaterThan(triples / 20)
  expect(conflicting).toBeLessThan(triples * 0.95)
})

test('merge3 › contains each leaf that only one side changed, for random triples', () => {
  const random = seededRandom(7)
  for (let turn = 0; turn < triples / 20; turn += 1) {
    const { base, theirs, mine } = randomTriple(random)
    const merged = merge3(base, theirs, mine)
    if (merged.conflicts.length > 0) continue
    const [inBase, inTheirs, inMine, inMerged] = [base, theirs, mine, merged.value].map(
      (value) => new Map(leavesOf(value)),
    )
    for (const [path, leaf] of inMerged ?? []) {
      // A list without ids is merged by item, although it has one path.
      if (path === '.closures') continue
      const sides = [inTheirs?.get(path), inMine?.get(path)]
      const changed = sides.filter((side) => !isDeepStrictEqual(side, inBase?.get(path)))
      for (const side of changed) expect({ turn, path, leaf }).toEqual({ turn, path, leaf: side })
    }
  }
})
