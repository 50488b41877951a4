import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weeksOfWindow } from '../../../src/shared/clinic/pregnancyWeeks.js'
import { type Clinic, ClinicError, readClinic } from '../../../src/services/clinic/readClinic.js'
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
  test.each<[Record<string, unknown>, string]>([
    [
      { position: { ...position, latitude: 91 } },
      'position.latitude must be at most 62.6 (it is 91).',
    ],
    [
      { position: { ...position, longitude: 71.29 } },
      'position.longitude must be at most -57.1 (it is 71.29).',
    ],
    [{ legalName: { fr: 'Belrive' } }, 'legalName.en is missing.'],
    [{ referencePrefix: 'ond' }, 'referencePrefix must be 2 to 5 capital letters (it is "ond").'],
    [{ referencePrefix: 'INC' }, 'referencePrefix must not be INC or VP (it is "INC").'],
    [{ senderEmail: 'site' }, 'senderEmail must be an email address (it is "site").'],
    [{ transit: { fr: ' ', en: 'Metro.' } }, 'transit.fr must not be empty (it is " ").'],
    [{ access: undefined }, 'access is missing.'],
    [
      { phone: '514 555-0123' },
      'phone must be a North American number written like +14185550142 (it is "514 555-0123").',
    ],
    [
      { fax: '+11115550123' },
      'fax must be a North American number written like +14185550142 (it is "+11115550123").',
    ],
    [
      { fax: '+33142278186' },
      'fax must be a North American number written like +14185550142 (it is "+33142278186").',
    ],
    [{ email: 'allo' }, 'email must be an email address (it is "allo").'],
    [
      { timeZone: 'America/Montreal' },
      'timeZone must be a time zone such as America/Toronto (it is "America/Montreal").',
    ],
    [{ easter: 'sunday' }, 'easter must be "friday", "monday" or "both" (it is "sunday").'],
    [
      { coverage: { ...coverage, prices: { ...coverage.prices, mri: 69500 } } },
      'coverage.prices.mri must be at most 5000 (it is 69500).',
    ],
    [
      { coverage: { ...coverage, prices: { ...coverage.prices, mri: 695.555 } } },
      'coverage.prices.mri must be in whole cents (it is 695.555).',
    ],
    [{ mriTableKilograms: 2.5 }, 'mriTableKilograms must be a whole number above 0 (it is 2.5).'],
    [{ arriveMinutesEarly: 0 }, 'arriveMinutesEarly must be a whole number above 0 (it is 0).'],
    [
      { nameStress: 'Rive' },
      'nameStress must be the beginning of the name Belrive (it is "Rive").',
    ],
    [{ slogan: 'x' }, 'slogan is not a key of this file.'],
    [{ team: [] }, 'team must hold at least 1 item.'],
    [{ closures: {} }, 'closures must be a list between [ and ].'],
    [
      { address: { ...address, postalCode: 'H2O 1Y4' } },
      'address.postalCode must be a Canadian postal code written like G1W 0A5 (it is "H2O 1Y4").',
    ],
    [
      { hours: { ...hours, monday: [['07:20', '12:00']] } },
      'hours.monday, item 1 (07:20 to 12:00), item 1 must be a quarter hour written like 07:30 (it is "07:20").',
    ],
    [
      { hours: { ...hours, monday: [['12:00', '08:00']] } },
      'hours.monday, item 1 (12:00 to 08:00) must open before it closes (it goes from 12:00 to 08:00).',
    ],
    [
      { hours: { ...hours, monday: [['08:00', '08:00']] } },
      'hours.monday, item 1 (08:00 to 08:00) must open before it closes (it goes from 08:00 to 08:00).',
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
      'hours.monday, item 1 (12:00 to 08:00) must open before it closes (it goes from 12:00 to 08:00).',
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
      'hours.monday, item 2 (12:00 to 08:00) must open before it closes (it goes from 12:00 to 08:00).',
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
      'hours.monday must not hold hours that overlap or touch: 08:00–12:00 and 11:00–17:00.',
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
      'hours.monday must not hold hours that overlap or touch: 08:00–12:00 and 12:00–17:00.',
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
      'hours.monday must follow the order of the day: 13:00–17:00 and 08:00–12:00.',
    ],
    [
      { closures: [{ from: '2026-12-26', to: '2026-12-24', reason }] },
      'closures, item 1 (2026-12-26 to 2026-12-24) must not end before it begins (it goes from 2026-12-26 to 2026-12-24).',
    ],
    [
      { closures: [{ from: '2026-02-30', to: '2026-03-02', reason }] },
      'closures, item 1 (2026-02-30 to 2026-03-02), from must be a date written like 2026-12-24 (it is "2026-02-30").',
    ],
    [
      {
        closures: [
          { from: '2026-12-24', to: '2026-12-26', reason },
          { from: '2026-12-26', to: '2026-12-28', reason },
        ],
      },
      'closures must not hold closures that overlap: 2026-12-24 to 2026-12-26 and 2026-12-26 to 2026-12-28.',
    ],
    [
      { windows: { ...windows, dating: { from: '12w0d', to: '7w0d' } } },
      'windows.dating must not end before it begins (it goes from 12w0d to 7w0d).',
    ],
    [
      { windows: { ...windows, growth: { from: '24w7d', to: '40w0d' } } },
      'windows.growth.from must be weeks and days written like 12w3d (it is "24w7d").',
    ],
    [
      {
        windows: {
          ...windows,
          nuchalTranslucency: { ...windows.nuchalTranslucency, bestTo: '14w0d' },
        },
      },
      'windows.nuchalTranslucency must hold its best days: 12w0d to 14w0d within 11w0d to 13w6d.',
    ],
    [
      { exams: { ...exams, mri: { minutes: [45, 20] } } },
      'exams.mri.minutes must go from the smaller number to the larger (it goes from 45 to 20).',
    ],
    [{ exams: { ...exams, prp: undefined } }, 'exams.prp is missing.'],
    [
      { coverage: { ...coverage, prices: { ...coverage.prices, ultrasound: 120 } } },
      'coverage.prices.ultrasound must be absent: participating radiologists may not charge for an insured exam (it is 120).',
    ],
    [
      { coverage: { ...coverage, radiologists: 'non-participating' } },
      'coverage.prices.ultrasound is missing: with non-participating radiologists the person pays.',
    ],
  ])('is rejected with one error message for %j', (changes, sentence) => {
    expect(errorsOf(changes)).toEqual([`clinic.json: line 1: ${sentence}`])
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
      'clinic.json: line 1: fax is missing.',
      `clinic.json: line ${line('"monday"') + 1}: hours.monday, item 1 (12:00 to 08:00) must open before it closes (it goes from 12:00 to 08:00).`,
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
      'clinic.json: line 1: phone must be a North American number written like +14185550142 (it is "1").',
      'clinic.json: line 1: position.latitude must be at most 62.6 (it is 91).',
      'clinic.json: line 1: position.longitude must be at most -57.1 (it is 181).',
      'clinic.json: line 1: hours.monday, item 1 (x to 09:00), item 1 must be a quarter hour written like 07:30 (it is "x").',
      'clinic.json: line 1: hours.monday must not hold hours that overlap or touch: 08:00–12:00 and 11:00–17:00.',
      'clinic.json: line 1: closures, item 1 (2026-12-24 to 2026-12-26), reason.en is missing.',
      'clinic.json: line 1: closures, item 2 (2026-12-25 to 2026-12-24) must not end before it begins (it goes from 2026-12-25 to 2026-12-24).',
      'clinic.json: line 1: closures, item 3, from must be a date written like 2026-12-24 (it is 3).',
      'clinic.json: line 1: closures, item 3, to is missing.',
      'clinic.json: line 1: closures, item 3, reason is missing.',
      'clinic.json: line 1: closures, item 4 (2026-12-26 to 2026-12-27), note is not a key of this file.',
      'clinic.json: line 1: closures must not hold closures that overlap: 2026-12-24 to 2026-12-26 and 2026-12-26 to 2026-12-27.',
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
    const rule = 'timeZone must be a time zone such as America/Toronto'
    expect(errorsOf({ timeZone: value })).toEqual(
      known ? [] : [`clinic.json: line 1: ${rule} (it is ${JSON.stringify(value)}).`],
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
