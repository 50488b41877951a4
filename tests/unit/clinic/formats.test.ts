import {
  formatCount,
  formatCounts,
  formatDate,
  formatPhone,
  formatPrice,
  formatTime,
} from '../../../src/shared/clinic/formats.js'

const weeks = {
  fr: { one: 'semaine', other: 'semaines' },
  en: { one: 'week', other: 'weeks' },
}

describe('phone number format', () => {
  test.each([
    ['+14185550142', 'fr', '418\u00A0555-0142'],
    ['+14185550142', 'en', '418-555-0142'],
    ['+18005550123', 'fr', '1\u00A0800\u00A0555-0123'],
    ['+18005550123', 'en', '1-800-555-0123'],
    ['+33123456789', 'fr', '+33123456789'],
  ] as const)('formats %s in %s, or returns it unchanged', (phone, locale, written) => {
    expect(formatPhone(phone, locale)).toBe(written)
  })
})

describe('price format', () => {
  test.each([
    [125, '125\u00A0$', '$125'],
    [1250.5, '1\u00A0250,50\u00A0$', '$1,250.50'],
    [0.99, '0,99\u00A0$', '$0.99'],
  ])('formats %d dollars in both languages', (...row) => {
    const [amount, french, english] = row
    expect(formatPrice(amount, 'fr')).toBe(french)
    expect(formatPrice(amount, 'en')).toBe(english)
  })
})

describe('date format', () => {
  test.each([
    ['2026-11-21', 'samedi 21\u00A0novembre 2026', 'Saturday, November 21, 2026'],
    ['2026-05-01', 'vendredi 1er\u00A0mai 2026', 'Friday, May 1, 2026'],
    ['2026-05-11', 'lundi 11\u00A0mai 2026', 'Monday, May 11, 2026'],
    ['2028-02-29', 'mardi 29\u00A0février 2028', 'Tuesday, February 29, 2028'],
  ])('writes %s in full', (iso, french, english) => {
    expect(formatDate(iso, 'fr')).toBe(french)
    expect(formatDate(iso, 'en')).toBe(english)
  })

  test('omits disabled parts', () => {
    expect(formatDate('2026-12-01', 'fr', { weekday: false })).toBe('1er\u00A0décembre 2026')
    expect(formatDate('2026-12-01', 'en', { weekday: false })).toBe('December 1, 2026')
    expect(formatDate('2026-12-24', 'fr', { year: false })).toBe('jeudi 24\u00A0décembre')
    expect(formatDate('2026-12-24', 'en', { year: false })).toBe('Thursday, December 24')
  })
})

describe('time format', () => {
  test.each([
    ['07:30', '7\u00A0h\u00A030', '7:30 a.m.'],
    ['09:00', '9\u00A0h', '9 a.m.'],
    ['00:00', '0\u00A0h', 'midnight'],
    ['00:15', '0\u00A0h\u00A015', '12:15 a.m.'],
    ['11:45', '11\u00A0h\u00A045', '11:45 a.m.'],
    ['12:00', '12\u00A0h', 'noon'],
    ['12:30', '12\u00A0h\u00A030', '12:30 p.m.'],
    ['18:00', '18\u00A0h', '6 p.m.'],
    ['20:15', '20\u00A0h\u00A015', '8:15 p.m.'],
    ['09:05', '9\u00A0h\u00A05', '9:05 a.m.'],
  ])('formats %s with 24 hours in French and 12 in English', (time, french, english) => {
    expect(formatTime(time, 'fr')).toBe(french)
    expect(formatTime(time, 'en')).toBe(english)
  })

  test('rejects text that is not a time', () => {
    expect(() => formatTime('7h30', 'fr')).toThrow('Invalid time 7h30: expected HH:MM')
  })
})

describe('count with a noun', () => {
  test.each([
    [0, '0\u00A0semaine', '0 weeks'],
    [1, '1\u00A0semaine', '1 week'],
    [2, '2\u00A0semaines', '2 weeks'],
  ])('uses the plural form of each language for %i', (amount, french, english) => {
    expect(formatCount(amount, 'fr', weeks)).toBe(french)
    expect(formatCount(amount, 'en', weeks)).toBe(english)
  })

  test('writes a range, and a single number when both ends are equal', () => {
    expect(formatCounts([18, 22], 'fr', weeks)).toBe('18 à 22\u00A0semaines')
    expect(formatCounts([18, 22], 'en', weeks)).toBe('18 to 22 weeks')
    expect(formatCounts([20, 20], 'en', weeks)).toBe('20 weeks')
  })
})
