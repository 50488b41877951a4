import { waitingDates } from '../../../src/services/notices/waitingTime.js'
import { testClinic as clinic } from '../../support/site/testClinic.js'
const noon = (date: string): Date => new Date(`${date}T17:00:00Z`)

const told = (typed: string, min: number, max: number, today: string) =>
  waitingDates(
    clinic,
    { from: noon(typed).toISOString(), waiting: { procedure: 'mri', min, max } },
    noon(today),
  )

test.each([
  ['2026-11-23', '2026-11-20', 5, 10, '2026-11-30', '2026-12-07'],
  ['2026-11-23', '2026-11-16', 5, 10, '2026-11-30', '2026-12-07'],
  ['2026-12-18', '2026-12-18', 3, 5, '2026-12-23', '2026-12-29'],
  ['2026-12-23', '2026-12-21', 1, 3, '2026-12-28', '2026-12-30'],
  ['2026-12-30', '2026-12-29', 1, 2, '2027-01-04', '2027-01-05'],
  ['2027-03-25', '2027-03-24', 1, 3, '2027-03-26', '2027-03-31'],
  ['2027-05-20', '2027-05-20', 2, 4, '2027-05-25', '2027-05-27'],
  ['2027-06-22', '2027-06-22', 1, 2, '2027-06-23', '2027-06-25'],
  ['2027-06-30', '2027-06-28', 1, 2, '2027-07-02', '2027-07-05'],
])(
  'waiting time › on %s, entered on %s, %i to %i business days are %s to %s',
  (today, typed, min, max, from, to) => {
    expect(told(typed, min, max, today)).toEqual({ from, to, typed })
  },
)

test('waiting time › expires after eight days', () => {
  expect(told('2026-11-15', 5, 10, '2026-11-23')).toBeUndefined()
})
