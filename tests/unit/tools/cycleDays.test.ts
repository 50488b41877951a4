import { cycleDays } from '../../../src/shared/tools/cycleDays.js'
import { openDates } from '../../../src/shared/tools/windowDays.js'
import { testClinic as clinic } from '../../support/site/testClinic.js'

const morningOf = (date: string) => ({ date, time: '10:00' })

const asked = (exam: string, dayOne: string, ...situations: string[]) => {
  const [year = '', month = '', day = ''] = dayOne.split('-')
  return { exam, day, month, year, situations }
}

const planned = (exam: string, dayOne: string, at = clinic) =>
  cycleDays(at, asked(exam, dayOne), morningOf(dayOne))

test.each([
  ['hysterosonogram', '2026-11-21', '2026-11-25', '2026-11-30', '25 26 27 28 30'],
  ['hysterosonogram', '2026-12-20', '2026-12-24', '2026-12-29', '28 29'],
  ['hysterosonogram', '2026-12-27', '2026-12-31', '2027-01-05', '04 05'],
  ['hysterosonogram', '2027-03-22', '2027-03-26', '2027-03-31', '26 27 30 31'],
  ['hysterosonogram', '2028-02-24', '2028-02-28', '2028-03-04', '28 29 01 02 03 04'],
  ['hysterosonogram', '2026-10-28', '2026-11-01', '2026-11-06', '02 03 04 05 06'],
  ['breastMri', '2026-11-21', '2026-11-27', '2026-12-04', '27 28 30 01 02 03 04'],
  ['breastMri', '2026-12-18', '2026-12-24', '2026-12-31', '28 29 30'],
  ['breastMri', '2026-12-25', '2026-12-31', '2027-01-07', '04 05 06 07'],
  ['breastMri', '2027-06-17', '2027-06-23', '2027-06-30', '23 25 26 28 29 30'],
])('cycle days › are planned for %s with first day %s', (exam, dayOne, from, to, open) => {
  const result = planned(exam, dayOne)
  if (result.kind !== 'answer') throw new Error(JSON.stringify(result))
  expect(result).toMatchObject({ from, to })
  expect(
    openDates(result.days)
      .map((date) => date.slice(-2))
      .join(' '),
  ).toBe(open)
})

test('cycle days › contain only the days common to both exams', () => {
  expect(planned('both', '2026-11-21')).toMatchObject({ cycle: [7, 10], from: '2026-11-27' })
})

test('cycle days › advise a call when a closure leaves no day', () => {
  const reason = { fr: 'travaux', en: 'renovations' }
  const closures = [{ from: '2026-12-24', to: '2027-01-03', reason }]
  const closed = { ...clinic, closures }
  expect(planned('hysterosonogram', '2026-12-20', closed)).toEqual({
    kind: 'call',
    because: ['noOpenDay'],
  })
})

test.each(['unprotected', 'pregnant', 'irregular'])(
  'cycle days › advise a call for %s',
  (situation) => {
    const input = asked('breastMri', '2026-11-20', situation)
    expect(cycleDays(clinic, input, morningOf('2026-11-21'))).toEqual({
      kind: 'call',
      because: [situation],
    })
  },
)

test('cycle days › advise a call for bleeding, except before a breast MRI', () => {
  const kindOf = (exam: string) =>
    cycleDays(clinic, asked(exam, '2026-11-20', 'bleeding'), morningOf('2026-11-21')).kind
  expect(kindOf('hysterosonogram')).toBe('call')
  expect(kindOf('breastMri')).toBe('answer')
})

test('cycle days › after menopause allow breast MRI on any day and advise a call for the other exam', () => {
  expect(
    cycleDays(clinic, asked('breastMri', '--', 'menopause'), morningOf('2026-11-21')).kind,
  ).toBe('anyDay')
  expect(cycleDays(clinic, asked('both', '--', 'menopause'), morningOf('2026-11-21')).kind).toBe(
    'call',
  )
})

test.each([
  [asked('mri', '2026-11-21'), 'exam chooseExam'],
  [asked('mri', '2026-02-30'), 'exam chooseExam, day noSuchDay'],
  [asked('breastMri', '2026-11-22'), 'day future'],
  [asked('breastMri', '2026-10-11'), 'day tooLongAgo'],
  [asked('breastMri', '2026-02-30'), 'day noSuchDay'],
  [asked('breastMri', '--'), 'day dateMissing'],
])('cycle days › reject %j', (input, error) => {
  const result = cycleDays(clinic, input, morningOf('2026-11-21'))
  const errors = result.kind === 'errors' ? result.errors : []
  expect(errors.map((one) => `${one.field} ${one.error}`).join(', ')).toBe(error)
})

test('cycle days › include the last day of a cycle', () => {
  const input = asked('hysterosonogram', '2026-11-12')
  const last = cycleDays(clinic, input, morningOf('2026-11-21'))
  if (last.kind !== 'answer') throw new Error(JSON.stringify(last))
  expect(openDates(last.days, '2026-11-21')).toEqual(['2026-11-21'])
  expect(cycleDays(clinic, input, morningOf('2026-11-22')).kind).toBe('over')
})

test('cycle days › do not predict the next cycle', () => {
  expect(
    cycleDays(clinic, asked('hysterosonogram', '2026-10-12'), morningOf('2026-11-21')).kind,
  ).toBe('over')
})
