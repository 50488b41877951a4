import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../../../src/addresses/pageTable.js'
import { mriCheck } from '../../../src/shared/tools/mriCheck.js'
import { mriLines, seededNumbers } from '../../support/tools/shippedTools.js'

const kindOf = (...items: readonly string[]) => mriCheck(mriLines, { items }).kind

const call = mriLines.callFirst.map(({ key }) => key)
const tell = mriLines.tellUs.map(({ key }) => key)

test('MRI check › has twelve lines that require a call and ten to mention', () => {
  expect(call).toHaveLength(12)
  expect(tell).toHaveLength(10)
})

test.each([
  [['cardiacDevice'], 'callFirst'],
  [['iud'], 'tellUs'],
  [['iud', 'eyeMetal'], 'callFirst'],
  [[], 'tellUs'],
  [['unknown'], 'callFirst'],
  [['pregnancy'], 'callFirst'],
  [['contrastRisk'], 'callFirst'],
  [['sensor'], 'tellUs'],
  [['otherImplant'], 'tellUs'],
  [[...call, ...tell, 'unknown'], 'callFirst'],
])('MRI check › answers %j with %s', (items, kind) => {
  expect(kindOf(...items)).toBe(kind)
})

test.each(['pacemaker', '__proto__', '<b>', 'constructor'])(
  'MRI check › requires a call for an unknown line: %s',
  (item) => {
    expect(mriCheck(mriLines, { items: [item] })).toEqual({ kind: 'callFirst', ticked: [] })
    expect(kindOf('iud', item)).toBe('callFirst')
  },
)

test('MRI check › follows the rule for 10 000 random selections', () => {
  const below = seededNumbers(11)
  for (let times = 0; times < 10_000; times += 1) {
    const items = [...call, 'unknown', ...tell].filter(() => below(8) === 0)
    const { kind, ticked } = mriCheck(mriLines, { items })
    const mustCall = items.some((item) => call.includes(item) || item === 'unknown')
    expect([items, kind]).toEqual([items, mustCall ? 'callFirst' : 'tellUs'])
    expect(ticked.map(({ key }) => key)).toEqual(items)
  }
})

const promises = /\b(s[ûu]re?s?|sécuritaires?|safe|sans risque|ok|contre-indiqué|no risk)\b/i

const wordsIn = (locale: Locale): string =>
  readFileSync(join(__dirname, `../../../locales/${locale}/tools.json`), 'utf8')

test.each(locales)('MRI check › never declares an exam safe in %s', (locale) => {
  const { mriCheck: words }: { mriCheck: Readonly<Record<string, string>> } = JSON.parse(
    wordsIn(locale),
  )
  const { texts, callFirst, tellUs } = mriLines
  const said = [
    ...Object.values(words),
    ...Object.values(texts).map((text) => text[locale]),
    ...[...callFirst, ...tellUs].map(({ text }) => text[locale]),
  ]
  // The preposition « sur » is not « sûr » (safe) without its accent.
  expect(said.filter((text) => promises.test(text.replaceAll(/\bsur\b/g, '')))).toEqual([])
  expect(said.length).toBeGreaterThan(30)
})
