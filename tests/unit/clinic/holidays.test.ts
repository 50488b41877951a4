import { weekdayOf } from '../../../src/shared/clinic/calendarDays.js'
import { holidaysOf } from '../../../src/shared/clinic/holidays.js'
import { aClinic } from './aClinic.js'

const datesOf = (clinic: ReturnType<typeof aClinic>, year: number) =>
  holidaysOf(clinic, year).map(({ date }) => date)
const dateOf = (year: number, name: string, clinic = aClinic()) =>
  holidaysOf(clinic, year).find((holiday) => holiday.name.en === name)?.date

describe('holidays of Québec', () => {
  test.each([
    [2026, '04-03', '04-06', '05-18', '06-24', '07-01', '09-07', '10-12'],
    [2027, '03-26', '03-29', '05-24', '06-24', '07-01', '09-06', '10-11'],
    [2028, '04-14', '04-17', '05-22', '06-24', '07-01', '09-04', '10-09'],
    [2029, '03-30', '04-02', '05-21', '06-25', '07-02', '09-03', '10-08'],
    [2030, '04-19', '04-22', '05-20', '06-24', '07-01', '09-02', '10-14'],
  ])('are sorted and on the right dates in %i', (year, ...movable) => {
    const dates = ['01-01', ...movable, '12-25'].map((day) => `${year}-${day}`)
    expect(datesOf(aClinic({ easter: 'both' }), year)).toEqual(dates)
  })

  test.each([
    [1961, '1961-04-03'],
    [2038, '2038-04-26'],
    [2000, '2000-04-24'],
    [2049, '2049-04-19'],
    [2076, '2076-04-20'],
    [2285, '2285-03-23'],
  ])('follow Easter in %i, an edge case of the computation', (year, monday) => {
    expect(dateOf(year, 'Easter Monday')).toBe(monday)
  })

  test.each([
    ['friday', ['2026-04-03']],
    ['monday', ['2026-04-06']],
    ['both', ['2026-04-03', '2026-04-06']],
  ] as const)('follow the clinic’s choice for Easter: %s', (easter, expected) => {
    const inApril = datesOf(aClinic({ easter }), 2026).filter((date) => date.includes('-04-'))
    expect(inApril).toEqual(expected)
  })

  test('move Canada Day to 2 July only when 1 July is a Sunday', () => {
    for (let year = 2026; year <= 2060; year += 1) {
      const first = weekdayOf(`${year}-07-01`) === 'sunday' ? '02' : '01'
      expect(dateOf(year, 'Canada Day')).toBe(`${year}-07-${first}`)
    }
  })

  test('put Labour Day on 1 September when it is a Monday', () => {
    expect(dateOf(2031, 'Labour Day')).toBe('2031-09-01')
  })

  test('leave the National Holiday on Sunday for a clinic open on Sundays', () => {
    const opensOnSunday = { ...aClinic().hours, sunday: aClinic().hours.saturday }
    const clinic = aClinic({ hours: opensOnSunday })
    expect(dateOf(2029, 'Québec’s National Holiday', clinic)).toBe('2029-06-24')
    expect(dateOf(2029, 'Québec’s National Holiday')).toBe('2029-06-25')
  })

  test('have a name in each language', () => {
    for (const { name } of holidaysOf(aClinic(), 2026)) {
      expect(name.fr).not.toBe('')
      expect(name.en).not.toBe(name.fr)
    }
  })
})
