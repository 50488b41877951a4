import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weeksOfWindow } from '../../../src/shared/clinic/pregnancyWeeks.js'
import { type Clinic, ClinicError, readClinic } from '../../../src/services/clinic/readClinic.js'
import { type BrokenRule, broken, ruleSentence } from '../../../src/services/schema/brokenRule.js'
import { aClinic } from './aClinic.js'

const folder = mkdtempSync(join(tmpdir(), 'clinic-'))
afterAll(() => rmSync(folder, { recursive: true }))

const errorsOfText = (text: string): readonly string[] => {
  const file = join(folder, 'clinic.json')
  writeFileSync(file, text)
  return errorsOfFile(file)
}
const errorsOfFile = (file: string): readonly string[] => {
  try {
    readClinic(file)
    return []
  } catch (error) {
    if (error instanceof ClinicError) return error.errors
    throw error
  }
}
const errorsOf = (changes: Record<string, unknown>): readonly string[] =>
  errorsOfText(JSON.stringify({ ...aClinic(), ...changes }))
const error = (place: string, rule: BrokenRule): string =>
  `clinic.json: line 1: ${place}: ${ruleSentence(rule)}`

describe('clinic data file', () => {
  test('shipped with the site has no error', () => {
    const shipped = join(__dirname, '../../../src/content/clinic.json')
    expect(errorsOfFile(shipped)).toEqual([])
  })

  test('is read unchanged', () => {
    const file = join(folder, 'clinic.json')
    writeFileSync(file, `\uFEFF${JSON.stringify(aClinic())}`)
    expect(readClinic(file)).toEqual(aClinic())
  })

  const { position, hours, windows, coverage, exams, address } = aClinic()
  const reason = { fr: 'travaux', en: 'renovations' }
  test.each<[Record<string, unknown>, string, BrokenRule]>([
    [
      { position: { ...position, latitude: 91 } },
      'position.latitude',
      broken('above', { most: 62.6, found: '91' }),
    ],
    [
      { position: { ...position, longitude: 71.29 } },
      'position.longitude',
      broken('above', { most: -57.1, found: '71.29' }),
    ],
    [{ legalName: { fr: 'Belrive' } }, 'legalName.en', broken('absent')],
    [{ referencePrefix: 'ond' }, 'referencePrefix', broken('prefix', { found: '"ond"' })],
    [{ referencePrefix: 'INC' }, 'referencePrefix', broken('reservedPrefix', { found: '"INC"' })],
    [{ senderEmail: 'site' }, 'senderEmail', broken('email', { found: '"site"' })],
    [{ transit: { fr: ' ', en: 'Metro.' } }, 'transit.fr', broken('missing', { found: '" "' })],
    [{ access: undefined }, 'access', broken('absent')],
    [{ phone: '514 555-0123' }, 'phone', broken('phone', { found: '"514 555-0123"' })],
    [{ fax: '+11115550123' }, 'fax', broken('phone', { found: '"+11115550123"' })],
    [{ fax: '+33142278186' }, 'fax', broken('phone', { found: '"+33142278186"' })],
    [{ email: 'allo' }, 'email', broken('email', { found: '"allo"' })],
    [
      { timeZone: 'America/Montreal' },
      'timeZone',
      broken('timeZone', { example: 'America/Toronto', found: '"America/Montreal"' }),
    ],
    [
      { easter: 'sunday' },
      'easter',
      broken('choice', { found: '"sunday", not "friday" or "monday" or "both"' }),
    ],
    [
      { coverage: { ...coverage, prices: { ...coverage.prices, mri: 69500 } } },
      'coverage.prices.mri',
      broken('above', { most: 5000, found: '69500' }),
    ],
    [
      { coverage: { ...coverage, prices: { ...coverage.prices, mri: 695.555 } } },
      'coverage.prices.mri',
      broken('cents', { found: '695.555' }),
    ],
    [{ mriTableKilograms: 2.5 }, 'mriTableKilograms', broken('whole', { found: '2.5' })],
    [{ arriveMinutesEarly: 0 }, 'arriveMinutesEarly', broken('whole', { found: '0' })],
    [{ nameStress: 'Rive' }, 'nameStress', broken('nameStress', { found: '"Rive"' })],
    [{ slogan: 'x' }, 'slogan', broken('unknownField')],
    [{ team: [] }, 'team', broken('tooFew', { least: 1 })],
    [{ closures: {} }, 'closures', broken('notList')],
    [
      { address: { ...address, postalCode: 'H2O 1Y4' } },
      'address.postalCode',
      broken('postalCode', { found: '"H2O 1Y4"' }),
    ],
    [
      { hours: { ...hours, monday: [['07:20', '12:00']] } },
      'hours.monday, item 1 (07:20 to 12:00), item 1',
      broken('quarterHour', { found: '"07:20"' }),
    ],
    [
      { hours: { ...hours, monday: [['12:00', '08:00']] } },
      'hours.monday, item 1 (12:00 to 08:00)',
      broken('closesBeforeOpening', { found: '12:00 to 08:00' }),
    ],
    [
      { hours: { ...hours, monday: [['08:00', '08:00']] } },
      'hours.monday, item 1 (08:00 to 08:00)',
      broken('closesBeforeOpening', { found: '08:00 to 08:00' }),
    ],
    [
      {
        hours: {
          ...hours,
          monday: [
            ['12:00', '08:00'],
            ['09:00', '11:00'],
          ],
        },
      },
      'hours.monday, item 1 (12:00 to 08:00)',
      broken('closesBeforeOpening', { found: '12:00 to 08:00' }),
    ],
    [
      {
        hours: {
          ...hours,
          monday: [
            ['09:00', '10:00'],
            ['12:00', '08:00'],
          ],
        },
      },
      'hours.monday, item 2 (12:00 to 08:00)',
      broken('closesBeforeOpening', { found: '12:00 to 08:00' }),
    ],
    [
      {
        hours: {
          ...hours,
          monday: [
            ['08:00', '12:00'],
            ['11:00', '17:00'],
          ],
        },
      },
      'hours.monday',
      broken('overlap', { found: '08:00–12:00 and 11:00–17:00' }),
    ],
    [
      {
        hours: {
          ...hours,
          monday: [
            ['08:00', '12:00'],
            ['12:00', '17:00'],
          ],
        },
      },
      'hours.monday',
      broken('overlap', { found: '08:00–12:00 and 12:00–17:00' }),
    ],
    [
      {
        hours: {
          ...hours,
          monday: [
            ['13:00', '17:00'],
            ['08:00', '12:00'],
          ],
        },
      },
      'hours.monday',
      broken('dayOrder', { found: '13:00–17:00 and 08:00–12:00' }),
    ],
    [
      { closures: [{ from: '2026-12-26', to: '2026-12-24', reason }] },
      'closures, item 1 (2026-12-26 to 2026-12-24)',
      broken('endsFirst', { found: '2026-12-26 to 2026-12-24' }),
    ],
    [
      { closures: [{ from: '2026-02-30', to: '2026-03-02', reason }] },
      'closures, item 1 (2026-02-30 to 2026-03-02), from',
      broken('date', { found: '"2026-02-30"' }),
    ],
    [
      {
        closures: [
          { from: '2026-12-24', to: '2026-12-26', reason },
          { from: '2026-12-26', to: '2026-12-28', reason },
        ],
      },
      'closures',
      broken('overlap', { found: '2026-12-24 to 2026-12-26 and 2026-12-26 to 2026-12-28' }),
    ],
    [
      { windows: { ...windows, dating: { from: '12w0d', to: '7w0d' } } },
      'windows.dating',
      broken('endsFirst', { found: '12w0d to 7w0d' }),
    ],
    [
      { windows: { ...windows, growth: { from: '24w7d', to: '40w0d' } } },
      'windows.growth.from',
      broken('weeks', { found: '"24w7d"' }),
    ],
    [
      {
        windows: {
          ...windows,
          nuchalTranslucency: { ...windows.nuchalTranslucency, bestTo: '14w0d' },
        },
      },
      'windows.nuchalTranslucency',
      broken('bestDays', { found: '12w0d to 14w0d within 11w0d to 13w6d' }),
    ],
    [
      { exams: { ...exams, mri: { minutes: [45, 20] } } },
      'exams.mri.minutes',
      broken('range', { found: '45 to 20' }),
    ],
    [{ exams: { ...exams, prp: undefined } }, 'exams.prp', broken('absent')],
    [
      { coverage: { ...coverage, prices: { ...coverage.prices, ultrasound: 120 } } },
      'coverage.prices.ultrasound',
      broken('insured', { found: '120' }),
    ],
    [
      { coverage: { ...coverage, radiologists: 'non-participating' } },
      'coverage.prices.ultrasound',
      broken('unpaid'),
    ],
  ])('is rejected with one error message for %j', (changes, place, rule) => {
    expect(errorsOf(changes)).toEqual([error(place, rule)])
  })

  test('reports the line of each error, or the parent of a missing value', () => {
    const shift = [['12:00', '08:00']]
    const text = JSON.stringify(
      { ...aClinic(), fax: undefined, hours: { ...hours, monday: shift } },
      null,
      2,
    )
    const line = (key: string) => text.split('\n').findIndex((one) => one.includes(key)) + 1
    expect(errorsOfText(text)).toEqual([
      error('fax', broken('absent')),
      expect.stringMatching(`line ${line('"monday"') + 1}: hours.monday, item 1 `),
    ])
  })

  test('reports all errors together, including those beside another error', () => {
    const errors = errorsOf({
      phone: '1',
      position: { latitude: 91, longitude: 181 },
      hours: {
        ...hours,
        monday: [
          ['x', '09:00'],
          ['08:00', '12:00'],
          ['11:00', '17:00'],
        ],
      },
      closures: [
        { from: '2026-12-24', to: '2026-12-26', reason: { fr: 'congé' } },
        { from: '2026-12-25', to: '2026-12-24', reason },
        { from: 3 },
        { from: '2026-12-26', to: '2026-12-27', reason, note: 'x' },
      ],
    })
    expect(errors).toEqual([
      error('phone', broken('phone', { found: '"1"' })),
      error('position.latitude', broken('above', { most: 62.6, found: '91' })),
      error('position.longitude', broken('above', { most: -57.1, found: '181' })),
      error('hours.monday, item 1 (x to 09:00), item 1', broken('quarterHour', { found: '"x"' })),
      error('hours.monday', broken('overlap', { found: '08:00–12:00 and 11:00–17:00' })),
      error('closures, item 1 (2026-12-24 to 2026-12-26), reason.en', broken('absent')),
      error(
        'closures, item 2 (2026-12-25 to 2026-12-24)',
        broken('endsFirst', { found: '2026-12-25 to 2026-12-24' }),
      ),
      error('closures, item 3, from', broken('date', { found: '3' })),
      error('closures, item 3, to', broken('absent')),
      error('closures, item 3, reason', broken('absent')),
      error('closures, item 4 (2026-12-26 to 2026-12-27), note', broken('unknownField')),
      error(
        'closures',
        broken('overlap', { found: '2026-12-24 to 2026-12-26 and 2026-12-26 to 2026-12-27' }),
      ),
    ])
  })
})

describe('clinic data file that is not JSON', () => {
  test.each([
    [
      '{\n  "name": "Belrive"\n  "phone": ""\n}',
      'line 3, column 3: a comma or the closing bracket is expected, not ".',
    ],
    [
      '{\n  "name": "Belrive",\n}',
      'line 3, column 1: a name between straight quotation marks is expected, not }.',
    ],
    ['{\n  "name" "Belrive"\n}', 'line 2, column 10: a colon is expected after the name, not ".'],
    ['{ "name": “Belrive” }', 'line 1, column 11: a value is expected, not “.'],
    [
      '{ "name": "Bel\nrive" }',
      'line 1, column 11: this text is not closed on its line, or contains an invalid \\ escape.',
    ],
    [
      '{ "hours": [1, 2',
      'line 1, column 17: the file ends too soon: a comma or the closing bracket is expected.',
    ],
    ['{ "hours": [1 } }', 'line 1, column 15: a comma or the closing bracket is expected, not }.'],
    [
      '{ phone: 1 }',
      'line 1, column 3: a name between straight quotation marks or a closing } is expected, not phone.',
    ],
    [
      '{ "a": {}',
      'line 1, column 10: the file ends too soon: a comma or the closing bracket is expected.',
    ],
    ['{} {}', 'line 1, column 4: the end of the file is expected, not {.'],
    ['', 'line 1, column 1: the file ends too soon: a value is expected.'],
  ])('is rejected with line and column: %j', (text, sentence) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(errorsOfText(text)).toEqual([`clinic.json: ${sentence}`])
  })

  test('reports each duplicate key of an object', () => {
    const text = '{\n  "a": { "b": 1, "b": 2 },\n  "b": 3,\n  "a": 4\n}'
    expect(errorsOfText(text)).toEqual([
      'clinic.json: line 2, column 18: the name "b" is written twice.',
      'clinic.json: line 4, column 3: the name "a" is written twice.',
    ])
  })

  test('is rejected when it is missing', () => {
    const [sentence] = errorsOfFile(join(folder, 'absent.json'))
    expect(sentence).toMatch(/^absent\.json: cannot be read \(.*ENOENT/)
  })
})

describe('time zone of the clinic', () => {
  test.each([
    ['America/Toronto', true],
    ['America/Halifax', true],
    ['America/Montreal', false],
    ['Toronto', false],
    ['', false],
  ])('accepts %j: %s', (value, known) => {
    const found = JSON.stringify(value)
    expect(errorsOf({ timeZone: value })).toEqual(
      known ? [] : [error('timeZone', broken('timeZone', { example: 'America/Toronto', found }))],
    )
  })
})

describe('pregnancy window', () => {
  test('covers every week it touches, including the last', () => {
    const { nuchalTranslucency, morphological }: Clinic['windows'] = aClinic().windows
    expect(weeksOfWindow(nuchalTranslucency)).toEqual({ first: 11, last: 13 })
    expect(weeksOfWindow(morphological)).toEqual({ first: 18, last: 22 })
    expect(() => weeksOfWindow({ from: '11', to: '13w6d' })).toThrow('11 is not an age')
  })
})
