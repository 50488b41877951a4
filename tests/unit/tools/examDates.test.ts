import ICAL from 'ical.js'
import { closedOn } from '../../../src/shared/clinic/closedDays.js'
import { calendarFile } from '../../../src/shared/tools/calendarFile.js'
import { clinicMoment } from '../../../src/shared/tools/clinicMoment.js'
import { examDates, type WindowName } from '../../../src/shared/tools/examDates.js'
import type { ExamDatesInput } from '../../../src/shared/tools/examDatesFields.js'
import { openDates } from '../../../src/shared/tools/windowDays.js'
import { aClinic } from '../clinic/aClinic.js'
import { readTypedDate } from '../../../src/shared/tools/typedDate.js'
import { testClinic as clinic } from '../../support/site/testClinic.js'
const today = '2026-11-21'
const morning = '10:00'

const nothing = { known: '', weeks: '', days: '', embryo: '', day: '', month: '', year: '' }
const asked = (known: string, date: string, more: Partial<ExamDatesInput> = {}): ExamDatesInput => {
  const [year = '', month = '', day = ''] = date.split('-')
  return { ...nothing, known, day, month, year, ...more }
}

const answer = (input: ExamDatesInput, now = today) => {
  const result = examDates(clinic, input, { date: now, time: morning })
  if (result.kind !== 'answer') throw new Error(JSON.stringify(result))
  const windowOf = (exam: WindowName) => result.windows.find((one) => one.exam === exam)
  return {
    ...result,
    nuchal: windowOf('nuchalTranslucency'),
    morphology: windowOf('morphological'),
  }
}

const errorsOf = (input: ExamDatesInput, now = today) => {
  const result = examDates(clinic, input, { date: now, time: morning })
  return result.kind === 'errors'
    ? result.errors.map(({ field, error }) => `${field} ${error}`)
    : []
}

describe('exam dates', () => {
  const scan = { weeks: '8', days: '3' }
  test.each([
    ['period', '2026-06-01', {}, '2026-08-17', '2026-09-06', 18, '2026-10-05', '2026-11-08'],
    ['period', '2026-11-02', {}, '2027-01-18', '2027-02-07', 18, '2027-03-08', '2027-04-11'],
    ['due', '2027-08-09', {}, '2027-01-18', '2027-02-07', 18, '2027-03-08', '2027-04-11'],
    ['scan', '2026-11-21', scan, '2026-12-09', '2026-12-29', 15, '2027-01-27', '2027-03-02'],
    [
      'transfer',
      '2026-10-15',
      { embryo: '5' },
      '2026-12-12',
      '2027-01-01',
      13,
      '2027-01-30',
      '2027-03-05',
    ],
    [
      'transfer',
      '2026-10-15',
      { embryo: '3' },
      '2026-12-14',
      '2027-01-03',
      12,
      '2027-02-01',
      '2027-03-07',
    ],
    [
      'transfer',
      '2026-10-15',
      { embryo: '6' },
      '2026-12-11',
      '2026-12-31',
      14,
      '2027-01-29',
      '2027-03-04',
    ],
    ['period', '2026-08-30', {}, '2026-11-15', '2026-12-05', 18, '2027-01-03', '2027-02-06'],
    ['period', '2026-08-10', {}, '2026-10-26', '2026-11-15', undefined, '2026-12-14', '2027-01-17'],
  ])(
    'have the windows of the worked example %s %s %j',
    (known, date, more, from, to, open, morphologyFrom, morphologyTo) => {
      const { nuchal, morphology } = answer(asked(known, date, more))
      expect(nuchal).toMatchObject({ from, to })
      if (open !== undefined) expect(openDates(nuchal?.days ?? [])).toHaveLength(open)
      expect(morphology).toMatchObject({ from: morphologyFrom, to: morphologyTo })
    },
  )

  test('read a leap day', () => {
    const { nuchal, morphology } = answer(asked('period', '2028-02-29'), '2028-03-20')
    expect(nuchal).toMatchObject({ from: '2028-05-16', to: '2028-06-05' })
    expect(openDates(nuchal?.days ?? [])).toHaveLength(17)
    expect(morphology).toMatchObject({ from: '2028-07-04', to: '2028-08-07' })
  })

  test.each([
    ['2026-11-02', '2027-01-25', '2027-01-30'],
    ['2026-10-03', '2026-12-28', '2026-12-30'],
  ])('recommend the open days of week 13 for a period on %s', (date, from, to) => {
    expect(answer(asked('period', date)).nuchal?.best).toEqual({ from, to })
  })

  test('return the start of each count, the age today and a past window', () => {
    expect(answer(asked('scan', '2026-11-21', scan)).start).toBe('2026-09-23')
    const late = answer(asked('period', '2026-08-10'))
    expect(late.age).toEqual({ weeks: 14, days: 5 })
    expect([late.nuchal?.isOver, late.morphology?.isOver]).toEqual([true, false])
  })
})

describe('exam dates input', () => {
  test.each([
    [asked('lunar', '2026-06-01'), 'known chooseKnown'],
    [asked('period', '2026-11-22'), 'day future'],
    [asked('scan', '2026-11-22', { weeks: '8', days: '3' }), 'day future'],
    [asked('transfer', '2026-11-22', { embryo: '5' }), 'day future'],
    [asked('period', '2026-01-24'), 'day tooLongAgo'],
    [asked('due', '2027-08-29'), 'day notBegun'],
    [asked('due', '9999-12-31'), 'day notBegun'],
    [asked('period', '1582-10-04'), 'day tooLongAgo'],
    [asked('due', '0001-01-01'), 'day noSuchDay'],
    [asked('period', '2026-02-30'), 'day noSuchDay'],
    [asked('period', '26-06-01'), 'year yearShort'],
    [asked('period', '2026-06-'), 'day dateMissing'],
    [asked('period', '2026-brumaire-01'), 'month dateNumbers'],
    [asked('period', '2026-juinet-01'), 'month dateNumbers'],
    [asked('period', '2026-06-premier'), 'day dateNumbers'],
    [asked('period', `2026-06-${'1'.repeat(4000)}`), 'day dateNumbers'],
    [asked('period', '2026-<b>-01'), 'month dateNumbers'],
    [asked('scan', '2026-11-01', { weeks: '3', days: '0' }), 'weeks weeksRange'],
    [asked('scan', '2026-11-01', { weeks: '43', days: '0' }), 'weeks weeksRange'],
    [asked('scan', '2026-11-01', { weeks: '8', days: '7' }), 'days daysRange'],
    [asked('transfer', '2026-11-01', { embryo: '4' }), 'embryo chooseEmbryo'],
  ])('is rejected: %j', (input, error) => {
    expect(errorsOf(input)).toEqual([error])
  })

  test('with several errors reports them together', () => {
    expect(errorsOf(nothing)).toEqual(['known chooseKnown', 'day dateMissing'])
    expect(errorsOf(asked('scan', '2026-02-30', { weeks: 'huit', days: '9' }))).toEqual([
      'weeks weeksRange',
      'days daysRange',
      'day noSuchDay',
    ])
  })

  test('is accepted for a pregnancy from today, and for scans at 4 and 42 weeks', () => {
    expect(answer(asked('period', today)).age).toEqual({ weeks: 0, days: 0 })
    expect(answer(asked('due', '2027-08-28')).start).toBe(today)
    for (const weeks of [4, 42]) {
      const scanned = asked('scan', today, { weeks: String(weeks), days: '0' })
      expect(answer(scanned).age).toEqual({ weeks, days: 0 })
    }
  })

  test('on the last day of a window returns only that day', () => {
    const lastDay = asked('scan', today, { weeks: '13', days: '6' })
    const { nuchal } = answer(lastDay)
    expect(nuchal).toMatchObject({ to: today, isOver: false })
    expect(openDates(nuchal?.days ?? [], today)).toEqual([today])
    expect(answer(lastDay, '2026-11-22').nuchal?.isOver).toBe(true)
  })

  test('is accepted up to 42 weeks and 6 days', () => {
    expect(answer(asked('period', '2026-01-25')).age).toEqual({ weeks: 42, days: 6 })
  })
})

test('exam dates › accept a whole date pasted into any field', () => {
  expect(answer({ ...asked('period', '--'), day: '2026-06-01' }).start).toBe('2026-06-01')
  expect(answer({ ...asked('period', '01-06-'), year: '2026-6-1' }).start).toBe('2026-06-01')
})

test.each([
  ['1er', 'juin'],
  ['1', 'JUIN '],
  ['1st', 'June'],
  ['01', 'Jun.'],
])('exam dates › read the day “%s” and the month “%s”', (day, month) => {
  expect(answer({ ...asked('period', '2026-06-01'), day, month: month.trim() }).start).toBe(
    '2026-06-01',
  )
})

test('exam dates › read every month name in both languages', () => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(2025, month, 15))
  for (const locale of ['fr-CA', 'en-CA']) {
    for (const style of ['long', 'short'] as const) {
      const names = months.map((day) => day.toLocaleDateString(locale, { month: style }))
      const read = names.map((name) => readTypedDate({ day: '15', month: name, year: '2025' }))
      const dates = months.map((_, month) => ({
        date: `2025-${String(month + 1).padStart(2, '0')}-15`,
      }))
      expect(read).toEqual(dates)
    }
  }
})

test('exam dates › give the reason of a closed day', () => {
  const days = answer(asked('scan', '2026-11-21', { weeks: '8', days: '3' })).nuchal?.days ?? []
  const closed = days.flatMap((day) =>
    day.closed === undefined ? [] : [`${day.date} ${day.closed.reason?.en ?? 'never open'}`],
  )
  expect(closed).toEqual([
    '2026-12-13 never open',
    '2026-12-20 never open',
    '2026-12-24 Christmas break',
    '2026-12-25 Christmas break',
    '2026-12-26 Christmas break',
    '2026-12-27 never open',
  ])
})

test('exam dates › mark holidays as closed, with their names', () => {
  expect(closedOn(aClinic(), '2027-06-24')?.reason?.fr).toBe('fête nationale du Québec')
})

test('exam dates › follow a changed window of the clinic', () => {
  const { windows } = clinic
  const later = { ...windows, morphological: { from: '18w0d', to: '22w6d' } }
  const result = examDates({ ...clinic, windows: later }, asked('period', '2026-06-01'), {
    date: today,
    time: morning,
  })
  expect(result.kind === 'answer' && result.windows[2]?.to).toBe('2026-11-08')
})

test.each([
  ['2026-11-21', '12:59', 14],
  ['2026-11-21', '13:00', 13],
  ['2026-11-21', '18:00', 13],
])('exam dates › on %s at %s still count %d open days', (date, time, days) => {
  const input = asked('scan', date, { weeks: '11', days: '4' })
  const result = examDates(clinic, input, { date, time })
  const [nuchal] = result.kind === 'answer' ? result.windows : []
  expect(openDates(nuchal?.days ?? [], date)).toHaveLength(days)
})

test('exam dates › use the clinic’s time, independent of the device', () => {
  const evening = new Date('2026-11-22T04:30:00Z')
  expect(clinicMoment('America/Toronto', evening)).toEqual({ date: '2026-11-21', time: '23:30' })
  expect(clinicMoment('Pacific/Auckland', evening)).toEqual({ date: '2026-11-22', time: '17:30' })
})

test('exam calendar file › contains an all-day event that names neither exam nor clinic', () => {
  const period = { from: '2026-08-17', to: '2026-09-06' }
  const file = calendarFile(
    period,
    'Période à réserver; 1, 2',
    new Date('2026-11-21T15:00:00.123Z'),
  )
  const calendar = ICAL.Component.fromString(file)
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  const { startDate, endDate, summary, component } = event
  expect([startDate, endDate].map((date) => [date.toString(), date.isDate])).toEqual([
    ['2026-08-17', true],
    ['2026-09-07', true],
  ])
  expect(summary).toBe('Période à réserver; 1, 2')
  expect(component.getFirstPropertyValue('class')).toBe('PRIVATE')
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T15:00:00Z')
  expect(file).not.toMatch(/nuchal|nucale|ondelune/i)
})
