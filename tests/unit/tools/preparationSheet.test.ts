import { type ExamName, type Locale, locales } from '../../../src/addresses/pageTable.js'
import { formatTime } from '../../../src/shared/clinic/formats.js'
import { preparationSheet } from '../../../src/shared/tools/preparationSheet.js'
import type { SheetClinic } from '../../../src/shared/tools/preparations.js'
import { hourOf, readTypedHour } from '../../../src/shared/tools/typedHour.js'
import { clinic, preparationsIn } from '../../support/tools/shippedTools.js'

const preparations = preparationsIn('fr')

const asked = (exam: string, hour: string, exam2 = '', hour2 = '') => ({
  exam,
  hour,
  exam2,
  hour2,
})

const sheet = (...typed: Parameters<typeof asked>) => {
  const result = preparationSheet(clinic, preparations, asked(...typed))
  if (result.kind !== 'answer') throw new Error(JSON.stringify(result))
  return result
}

/** Returns the moments of a sheet as “water 06:30” or “painRelief 12:45 to 13:15”. */
const dayOf = (...typed: Parameters<typeof asked>): readonly string[] =>
  sheet(...typed).moments.map(({ what, at, to, latest }) => {
    const end = to === undefined ? '' : ` to ${hourOf(to)}`
    if (what === 'exam')
      return `exam ${hourOf(at)}, out ${hourOf(to ?? at)}-${hourOf(latest ?? at)}`
    return `${what} ${hourOf(at)}${end}`
  })

const errorsOf = (...typed: Parameters<typeof asked>): readonly string[] => {
  const result = preparationSheet(clinic, preparations, asked(...typed))
  return result.kind === 'errors'
    ? result.errors.map(({ field, error }) => `${field} ${error}`)
    : [result.kind]
}

describe('preparation sheet', () => {
  test.each<[Parameters<typeof asked>, readonly string[]]>([
    [
      ['fetal', '07:30'],
      ['water 06:30', 'arrive 07:30', 'exam 07:30, out 07:40-08:15'],
    ],
    [
      ['fetal', '08:30', 'breastUltrasound', '09:15'],
      ['water 07:30', 'arrive 08:20', 'exam 08:30, out 08:40-09:15', 'exam 09:15, out 09:35-09:45'],
    ],
    [
      ['fetal', '09:15'],
      ['water 08:15', 'arrive 09:05', 'exam 09:15, out 09:25-10:00'],
    ],
    [
      ['nuchalTranslucency', '10:30'],
      ['water 09:30', 'arrive 10:20', 'exam 10:30, out 10:50-11:15'],
    ],
    [
      ['morphological', '12:00'],
      ['arrive 11:50', 'exam 12:00, out 12:30-13:00'],
    ],
    [
      ['hysterosonogram', '13:45'],
      ['painRelief 12:45 to 13:15', 'arrive 13:35', 'exam 13:45, out 14:15-14:45'],
    ],
    [
      ['hysterosonogram', '16:00'],
      ['painRelief 15:00 to 15:30', 'arrive 15:50', 'exam 16:00, out 16:30-17:00'],
    ],
    [
      ['mri', '09:15'],
      ['fast 05:15', 'arrive 09:05', 'exam 09:15, out 10:00-10:15'],
    ],
    [
      ['mri', '13:45'],
      ['fast 09:45', 'arrive 13:35', 'exam 13:45, out 14:30-14:45'],
    ],
    [
      ['mri', '18:30'],
      ['fast 14:30', 'arrive 18:20', 'exam 18:30, out 19:15-19:30'],
    ],
  ])('has the moments of the worked example %j', (typed, day) => {
    expect(dayOf(...typed)).toEqual(day)
  })

  test('formats hours in each language', () => {
    const nb = '\u00A0'
    expect(formatTime(hourOf(500), 'fr')).toBe(`8${nb}h${nb}20`)
    expect(formatTime(hourOf(500), 'en')).toBe('8:20 a.m.')
  })

  test('states on which days the clinic is open at that hour', () => {
    expect(sheet('mri', '18:30').openOn).toEqual(['wednesday'])
    expect(sheet('mri', '09:15').openOn).toHaveLength(6)
  })
})

const combined = [
  'fetal',
  'nuchalTranslucency',
  'morphological',
  'breastUltrasound',
  'hysterosonogram',
  'musculoskeletal',
  'mri',
  'breastMri',
  'prp',
] as const satisfies readonly ExamName[]

const pairs = combined.flatMap((one, place) =>
  combined.slice(place + 1).map((other): readonly [ExamName, ExamName] => [one, other]),
)

const pregnancies = ['fetal', 'nuchalTranslucency', 'morphological']
const calledFirst = ['hysterosonogram', 'mri', 'breastMri', 'prp']

const endsInACall = (pair: readonly string[]): boolean =>
  (pair.some((name) => pregnancies.includes(name)) &&
    pair.some((name) => calledFirst.includes(name))) ||
  pair.every((name) => pregnancies.includes(name)) ||
  pair.every((name) => ['mri', 'breastMri'].includes(name)) ||
  pair.every((name) => ['hysterosonogram', 'mri', 'prp'].includes(name))

describe('preparation sheet for two exams', () => {
  test.each(pairs)('merges %s and %s or advises a call, in either order', (one, other) => {
    for (const typed of [
      asked(one, '9 h', other, '10 h 15'),
      asked(other, '9 h', one, '10 h 15'),
    ]) {
      const result = preparationSheet(clinic, preparations, typed)
      expect(result.kind).toBe(endsInACall([one, other]) ? 'call' : 'answer')
      if (result.kind !== 'answer') continue
      const keys = result.steps.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      const steps = [one, other].flatMap((name) => preparations[name]?.steps ?? [])
      const expected = new Set(steps.map(({ key }) => key))
      if (expected.has('fast') || expected.has('lightMeal')) expected.delete('eat')
      if (expected.has('noWater')) expected.delete('eat')
      if (expected.has('twoPieceNoMetal')) expected.delete('twoPiece')
      expect(new Set([...keys, 'arrive'])).toEqual(expected)
      const bring = [one, other].flatMap((name) => preparations[name]?.bring ?? [])
      expect(new Set(result.bring.map(({ key }) => key))).toEqual(
        new Set(bring.map(({ key }) => key)),
      )
      expect(result.bring).toHaveLength(new Set(result.bring.map(({ key }) => key)).size)
      expect(result.moments.filter(({ what }) => what === 'arrive')).toHaveLength(1)
    }
  })

  test('states why two exams conflict before an hour is given', () => {
    const why = (one: string, other: string) =>
      preparationSheet(clinic, preparations, asked(one, '', other))
    expect(why('fetal', 'mri')).toEqual({ kind: 'call', because: 'pregnancy' })
    expect(why('morphological', 'nuchalTranslucency')).toMatchObject({ because: 'windows' })
    expect(why('mri', 'prp')).toMatchObject({ because: 'meals' })
    expect(why('fetal', 'morphological')).toMatchObject({ because: 'bladder' })
    expect(why('prp', 'hysterosonogram')).toMatchObject({ because: 'painRelievers' })
    expect(why('hysterosonogram', 'mri')).toMatchObject({ because: 'emptyStomach' })
    expect(why('mri', 'breastMri')).toMatchObject({ because: 'contrast' })
  })

  test('refuses an exam that starts before the other one can have ended', () => {
    expect(errorsOf('musculoskeletal', '9 h', 'mri', '9 h 15')).toEqual(['hour2 overlap'])
    expect(errorsOf('mri', '9 h 30', 'musculoskeletal', '9 h')).toEqual(['answer'])
  })

  test('counts each exam from its hour, in either order', () => {
    expect(dayOf('mri', '11 h', 'musculoskeletal', '9 h')).toEqual([
      'fast 07:00',
      'arrive 08:50',
      'exam 09:00, out 09:15-09:30',
      'exam 11:00, out 11:45-12:00',
    ])
  })
})

test.each(pairs)(
  'a sheet for %s and %s › never combines “eat as usual” with a fast',
  (one, other) => {
    const result = preparationSheet(clinic, preparations, asked(one, '9 h', other, '10 h 15'))
    if (result.kind !== 'answer') return
    const keys = result.steps.map(({ key }) => key)
    const meals = keys.filter((key) => ['eat', 'fast', 'lightMeal'].includes(key))
    expect(meals.length).toBeLessThanOrEqual(1)
    expect(keys.includes('water') && keys.includes('noWater')).toBe(false)
  },
)

/** Pairs of conflicting instructions, as worded in each language. */
const opposites: Readonly<Record<Locale, readonly (readonly RegExp[])[]>> = {
  fr: [
    [/^buvez/i, /rien à boire/i, /eau est permise/i],
    [/vessie pleine/i, /vide/i],
    [/mangez comme d’habitude/i, /rien à manger|à jeun/i, /repas léger/i],
  ],
  en: [
    [/^drink/i, /no water|nothing to drink/i, /water is fine/i],
    [/full bladder/i, /empt/i],
    [/eat as usual/i, /nothing to eat|fast/i, /light meal/i],
  ],
}

/** Matches lines that apply only to one body part or stage of pregnancy. */
const conditional =
  /^(?:Au premier trimestre|In the first trimester|À partir de|From 14|Abdomen|Autre région|Any other)/

const alone = combined.map((one) => [one] as const)

test.each([...alone, ...pairs])(
  'preparation sheet for %s %s › has no contradictory lines in any language',
  (...names) => {
    const [one = '', other = ''] = names
    for (const locale of locales) {
      const typed = asked(one, '9 h', other, other === '' ? '' : '10 h 15')
      const result = preparationSheet(clinic, preparationsIn(locale), typed)
      if (result.kind !== 'answer') continue
      const lines = result.steps.map(({ text }) => text).filter((text) => !conditional.test(text))
      for (const sides of opposites[locale]) {
        const said = sides.filter((side) => lines.some((line) => side.test(line)))
        expect(said.length).toBeLessThanOrEqual(1)
      }
    }
  },
)

test.each([
  ['fr', /^Ne venez pas.*grossesse possible, stérilet, infection du bassin.*saignement abondant/],
  ['en', /^Don’t come.*possible pregnancy, IUD, pelvic infection.*heavy bleeding/],
] as const)('hysterosonogram sheet in %s › states who must not come', (locale, who) => {
  const answer = (exam: string) =>
    preparationSheet(clinic, preparationsIn(locale), asked(exam, '9 h'))
  expect(answer('hysterosonogram')).toMatchObject({ doNotCome: [expect.stringMatching(who)] })
  expect(answer('musculoskeletal')).toMatchObject({ doNotCome: [] })
})

describe('preparation sheet input', () => {
  test.each<[Parameters<typeof asked>, string]>([
    [['', '9 h'], 'exam chooseExam'],
    [['__proto__', '9 h'], 'exam chooseExam'],
    [['mri', ''], 'hour hourMissing'],
    [['mri', 'demain'], 'hour hourUnreadable'],
    [['mri', '<b>9 h</b>'], 'hour hourUnreadable'],
    [['mri', '9'.repeat(4000)], 'hour hourUnreadable'],
    [['mri', '25:00'], 'hour hourUnreadable'],
    [['mri', '9 h 75'], 'hour hourUnreadable'],
    [['mri', '13:45 p.m.'], 'hour hourUnreadable'],
    [['mri', '7:15'], 'hour hourClosed'],
    [['mri', '20:00'], 'hour hourClosed'],
    [['mri', '1:45'], 'hour hourClosed'],
    [['mri', '9 h', 'mri', '10 h'], 'exam2 sameExam'],
    [['mri', '9 h', '', '10 h'], 'exam2 chooseExam'],
    [['mri', '9 h', 'breastUltrasound', ''], 'hour2 hourMissing'],
    [['mri', '9 h', 'breastUltrasound', '9:00'], 'hour2 sameHour'],
  ])('is rejected: %j', (typed, error) => {
    expect(errorsOf(...typed)).toEqual([error])
  })

  test('with several errors reports them together', () => {
    expect(errorsOf('', '25 h')).toEqual(['exam chooseExam', 'hour hourUnreadable'])
    expect(errorsOf('mri', 'x', 'breastUltrasound', '3 h')).toEqual([
      'hour hourUnreadable',
      'hour2 hourClosed',
    ])
  })

  test('with two hours that are never open on the same weekday is rejected', () => {
    const wednesday: SheetClinic['hours']['wednesday'] = [['18:00', '20:00']]
    const evenings = { ...clinic, hours: { ...clinic.hours, wednesday } }
    const typed = asked('mri', '9 h', 'breastUltrasound', '19 h')
    expect(preparationSheet(evenings, preparations, typed)).toMatchObject({
      errors: [{ field: 'hour2', error: 'notSameDay' }],
    })
  })
})

test.each([
  ['10 h 30', 630],
  ['10\u00A0h\u00A030', 630],
  ['10h30', 630],
  ['10:30', 630],
  ['10.30', 630],
  ['1030', 630],
  ['915', 555],
  ['9', 540],
  ['9 h', 540],
  ['9h', 540],
  ['9 h 15 min', 555],
  ['1:45 p.m.', 825],
  ['1:45 PM', 825],
  ['1:45pm', 825],
  ['12 p.m.', 720],
  ['12:15 a.m.', 15],
  ['noon', 720],
  ['Midi', 720],
  ['\u0661\u0660\u00A0h\u00A0\u0663\u0660', 630],
  ['\uFF11\uFF10\uFF1A\uFF13\uFF10', 630],
  ['10\u223630', 630],
])('preparation sheet › reads the hour %s', (typed, minutes) => {
  expect(readTypedHour(typed)).toEqual({ minutes })
})

describe.each(locales)('texts of a preparation sheet in %s', (locale) => {
  const texts = Object.entries(preparationsIn(locale)).flatMap(([name, { steps, bring }]) =>
    [...steps, ...bring].map(({ text }) => `${name}: ${text}`),
  )

  test('never advise to stop a medicine', () => {
    const stops = texts.filter((text) => /arr[êe]te|cesse|suspend|stop|pause|skip/i.test(text))
    expect(stops.filter((text) => !/N’arrêtez ni|Don’t stop|lotion/.test(text))).toEqual([])
  })

  test('contain no link, markup or unfilled placeholder', () => {
    expect(texts.filter((text) => /[[\]*{}]|\.$/.test(text))).toEqual([])
  })
})
