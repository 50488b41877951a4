import {
  businessDayAfter,
  localMoment,
  nextClosure,
  openState,
  specialHours,
} from '../../../src/services/clinic/openHours.js'
import type { Clinic } from '../../../src/services/clinic/readClinic.js'
import { aClinic } from './aClinic.js'

const clinic = aClinic()
const at = (moment: string) => new Date(moment)
const closure = (from: string, to: string) => ({
  from,
  to,
  reason: { fr: 'travaux', en: 'renovations' },
})
const withClosures = (...closures: Clinic['closures']) => aClinic({ closures })
const sunday = (from: string, to: string): Clinic['hours'] => ({
  ...clinic.hours,
  sunday: [[from, to]],
})

describe('local moment of the clinic', () => {
  test.each([
    ['2026-11-21T04:59:00Z', '2026-11-20', '23:59'],
    ['2026-11-21T05:00:00Z', '2026-11-21', '00:00'],
    ['2026-07-02T03:59:00Z', '2026-07-01', '23:59'],
    ['2026-03-08T06:59:00Z', '2026-03-08', '01:59'],
    ['2026-03-08T07:00:00Z', '2026-03-08', '03:00'],
    ['2026-11-01T05:30:00Z', '2026-11-01', '01:30'],
    ['2026-11-01T06:30:00Z', '2026-11-01', '01:30'],
    ['2027-01-01T04:30:00Z', '2026-12-31', '23:30'],
  ])('at %s is %s and %s', (moment, date, time) => {
    expect(localMoment(clinic, at(moment))).toEqual({ date, time })
  })

  test('uses the time zone of the clinic, not of the server', () => {
    const inHalifax = aClinic({ timeZone: 'America/Halifax' })
    expect(localMoment(inHalifax, at('2026-11-21T04:00:00Z')).time).toBe('00:00')
  })
})

describe('opening hours of a day', () => {
  test.each([
    ['2026-11-23', '17:00'],
    ['2026-11-21', '12:00'],
    ['2026-11-22', undefined],
    ['2026-10-12', undefined],
    ['2026-12-25', undefined],
  ])('on %s are the regular ones (until %s), or empty on a holiday', (date, closesAt) => {
    const state = openState(clinic, at(`${date}T15:00:00Z`))
    expect(state.open ? state.closesAt : undefined).toBe(closesAt)
  })

  test('are empty from the first to the last day of a closure', () => {
    const closed = withClosures(closure('2026-11-24', '2026-11-26'))
    const open = ['23', '24', '25', '26', '27'].map(
      (day) => openState(closed, at(`2026-11-${day}T15:00:00Z`)).open,
    )
    expect(open).toEqual([true, false, false, false, true])
  })
})

describe('open now', () => {
  test.each([
    ['2026-11-23T12:59:59Z', false],
    ['2026-11-23T13:00:00Z', true],
    ['2026-11-23T21:59:59Z', true],
    ['2026-11-23T22:00:00Z', false],
  ])('at %s on a Monday open from 8 to 17 is %s', (moment, open) => {
    expect(openState(clinic, at(moment)).open).toBe(open)
  })

  test('returns the closing time before lunch and at the end of the day', () => {
    expect(openState(clinic, at('2026-11-27T14:00:00Z'))).toEqual({ open: true, closesAt: '12:00' })
    expect(openState(clinic, at('2026-11-27T19:00:00Z'))).toEqual({ open: true, closesAt: '16:30' })
  })

  test.each([
    ['before the doors open', '2026-11-27T11:00:00Z', '2026-11-27', '08:00', true, false],
    ['during lunch', '2026-11-27T17:30:00Z', '2026-11-27', '13:00', true, false],
    ['on Friday evening', '2026-11-27T22:00:00Z', '2026-11-28', '09:00', false, true],
    ['on Saturday afternoon', '2026-11-28T18:00:00Z', '2026-11-30', '08:00', false, false],
    ['before Thanksgiving', '2026-10-10T17:00:00Z', '2026-10-13', '08:00', false, false],
    ['late on 31 December', '2026-12-31T23:00:00Z', '2027-01-02', '09:00', false, false],
  ])('%s returns the next opening', (_when, moment, date, time, isToday, isTomorrow) => {
    const opens = { date, time, isToday, isTomorrow }
    expect(openState(clinic, at(moment))).toEqual({ open: false, opens })
  })

  test('skips a closure', () => {
    const closed = withClosures(closure('2026-11-24', '2026-11-28'))
    expect(openState(closed, at('2026-11-24T15:00:00Z'))).toMatchObject({
      open: false,
      opens: { date: '2026-11-30', time: '08:00' },
    })
  })

  test('returns no opening if none follows within a year', () => {
    const closed = withClosures(closure('2026-01-01', '2029-01-01'))
    expect(openState(closed, at('2026-11-24T15:00:00Z'))).toEqual({ open: false, opens: undefined })
  })

  test.each([
    ['on the day the clocks go forward', '2026-03-08', '11:59', '12:00'],
    ['on the day the clocks go back', '2026-11-01', '12:59', '13:00'],
  ])('%s uses local time across a change of daylight saving', (_when, date, closedAt, openAt) => {
    const onSundays = aClinic({ hours: sunday('08:00', '12:00') })
    expect(openState(onSundays, at(`${date}T${closedAt}:00Z`)).open).toBe(false)
    expect(openState(onSundays, at(`${date}T${openAt}:00Z`))).toEqual({
      open: true,
      closesAt: '12:00',
    })
  })
})

describe('announced closure', () => {
  test('includes a holiday from 14 days before it', () => {
    const thanksgiving = {
      from: '2026-10-12',
      to: '2026-10-12',
      reason: { fr: 'Action de grâces', en: 'Thanksgiving' },
    }
    expect(nextClosure(clinic, at('2026-09-28T15:00:00Z'))).toEqual(thanksgiving)
    expect(nextClosure(clinic, at('2026-09-27T15:00:00Z'))).toBeUndefined()
    expect(nextClosure(clinic, at('2026-10-12T15:00:00Z'))).toEqual(thanksgiving)
    expect(nextClosure(clinic, at('2026-10-13T15:00:00Z'))).toBeUndefined()
  })

  test('excludes holidays on weekdays that are never open', () => {
    const neverOnMonday = aClinic({ hours: { ...clinic.hours, monday: [] } })
    expect(nextClosure(neverOnMonday, at('2026-10-05T15:00:00Z'))).toBeUndefined()
  })

  test('joins consecutive days across a Sunday under the clinic’s reason', () => {
    const closed = withClosures(
      closure('2026-12-24', '2026-12-24'),
      closure('2026-12-26', '2026-12-28'),
    )
    expect(nextClosure(closed, at('2026-12-14T15:00:00Z'))).toEqual({
      from: '2026-12-24',
      to: '2026-12-28',
      reason: { fr: 'travaux', en: 'renovations' },
    })
  })

  test('names both holidays when no open day separates them', () => {
    const noSaturday = aClinic({ hours: { ...clinic.hours, saturday: [] } })
    expect(nextClosure(noSaturday, at('2026-03-30T15:00:00Z'))).toEqual({
      from: '2026-04-03',
      to: '2026-04-06',
      reason: { fr: 'Vendredi saint et lundi de Pâques', en: 'Good Friday and Easter Monday' },
    })
    expect(nextClosure(clinic, at('2026-03-30T15:00:00Z'))?.to).toBe('2026-04-03')
  })
})

describe('special hours in structured data', () => {
  test('list each holiday of the next year that is on an open weekday', () => {
    const names = specialHours(clinic, at('2028-11-21T15:00:00Z')).map(
      ({ from, reason }) => `${from} ${reason.en}`,
    )
    expect(names).toEqual([
      '2028-12-25 Christmas Day',
      '2029-01-01 New Year’s Day',
      '2029-03-30 Good Friday',
      '2029-04-02 Easter Monday',
      '2029-05-21 National Patriots’ Day',
      '2029-06-25 Québec’s National Holiday',
      '2029-07-02 Canada Day',
      '2029-09-03 Labour Day',
      '2029-10-08 Thanksgiving',
    ])
  })

  test('start within the requested days', () => {
    expect(specialHours(clinic, at('2028-11-21T15:00:00Z'), 34)).toHaveLength(1)
    expect(specialHours(clinic, at('2028-11-21T15:00:00Z'), 33)).toHaveLength(0)
  })
})

describe('end of a delay in business days', () => {
  test.each([
    ['on a Monday', '2026-11-23T15:00:00Z', 1, '2026-11-24', '17:00'],
    ['on a Thursday', '2026-11-26T15:00:00Z', 1, '2026-11-27', '16:30'],
    ['on a Friday, not counting Saturday', '2026-11-27T15:00:00Z', 1, '2026-11-30', '17:00'],
    ['on a Sunday', '2026-11-29T15:00:00Z', 1, '2026-11-30', '17:00'],
    ['before Thanksgiving', '2026-10-09T15:00:00Z', 1, '2026-10-13', '17:00'],
    ['for five days', '2026-11-25T15:00:00Z', 5, '2026-12-02', '17:00'],
    ['late in the evening, by the clinic’s date', '2026-11-24T03:00:00Z', 1, '2026-11-24', '17:00'],
  ])('from %s is the closing time of that day', (_when, moment, days, date, time) => {
    expect(businessDayAfter(clinic, at(moment), days)).toEqual({ date, time })
  })

  test('skips a closure', () => {
    const closed = withClosures(closure('2026-11-24', '2026-11-25'))
    expect(businessDayAfter(closed, at('2026-11-23T15:00:00Z'), 1)?.date).toBe('2026-11-26')
  })
})
