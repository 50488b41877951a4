import {
  halfDaysOf,
  readHalfDay,
  writeHalfDay,
} from '../../../src/shared/contact/halfDayChoices.js'
import { offeredHalfDays } from '../../../src/services/contact/offeredHalfDays.js'
import { businessDayAfter } from '../../../src/services/clinic/openHours.js'
import { testClinic as clinic } from '../../support/site/testClinic.js'
const noon = (date: string): Date => new Date(`${date}T17:00:00Z`)

test.each([
  ['2026-11-21', '2026-11-23', '2026-11-24'],
  ['2026-11-23', '2026-11-24', '2026-11-25'],
  ['2026-11-26', '2026-11-27', '2026-11-28'],
  ['2026-11-27', '2026-11-30', '2026-12-01'],
  ['2026-12-22', '2026-12-23', '2026-12-28'],
  ['2026-12-23', '2026-12-28', '2026-12-29'],
  ['2026-12-30', '2027-01-04', '2027-01-05'],
  ['2027-03-26', '2027-03-30', '2027-03-31'],
  ['2027-05-21', '2027-05-25', '2027-05-26'],
  ['2027-06-23', '2027-06-25', '2027-06-26'],
])(
  'half-days › a request sent on %s is answered by %s and offers days from %s',
  (sent, call, first) => {
    expect(businessDayAfter(clinic, noon(sent), clinic.callbackBusinessDays)?.date).toBe(call)
    expect(offeredHalfDays(clinic, noon(sent))[0]?.date).toBe(first)
  },
)

test('half-days › cover six weeks without Sundays and holidays', () => {
  const days = offeredHalfDays(clinic, noon('2026-11-21'))
  expect(days).toHaveLength(30)
  expect(days.at(-1)?.date).toBe('2027-01-04')
  expect(days.map(({ date }) => date)).not.toContain('2026-12-24')
})

test('half-days › need at least one open hour', () => {
  const halves = new Map(
    offeredHalfDays(clinic, noon('2026-11-21')).map((day) => [day.date, day.halves]),
  )
  expect(halves.get('2026-11-25')).toEqual(['morning', 'afternoon', 'evening'])
  // The clinic closes at 16:30 on Fridays and at 13:00 on Saturdays.
  expect(halves.get('2026-11-27')).toEqual(['morning', 'afternoon'])
  expect(halves.get('2026-11-28')).toEqual(['morning', 'afternoon'])
})

test('half-days › exclude hours closed by a notice', () => {
  const reason = { fr: 'tempête', en: 'storm' }
  const day = '2026-11-25'
  const closed = { ...clinic, closures: [{ from: day, to: day, fromTime: '11:30', reason }] }
  expect(offeredHalfDays(closed, noon('2026-11-21')).find(({ date }) => date === day)).toEqual({
    date: day,
    halves: ['morning'],
  })
})

test('half-days › are parsed from their written form and from no other text', () => {
  for (const written of halfDaysOf(offeredHalfDays(clinic, noon('2026-11-21')))) {
    const read = readHalfDay(written)
    expect(read === undefined ? '' : writeHalfDay(read)).toBe(written)
  }
  for (const forged of ['', 'morning', '2026-11-24', '2026-11-24 night', '2026-11-24  morning']) {
    expect(readHalfDay(forged)).toBeUndefined()
  }
})
