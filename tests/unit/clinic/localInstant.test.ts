import { localInstant } from '../../../src/services/clinic/localInstant.js'

const clinic = { timeZone: 'America/Toronto' }

test.each([
  ['2026-11-25', '14:00', '2026-11-25T19:00:00.000Z'],
  ['2026-07-01', '08:30', '2026-07-01T12:30:00.000Z'],
  ['2026-11-25', '24:00', '2026-11-26T05:00:00.000Z'],
  ['2026-11-01', '03:00', '2026-11-01T08:00:00.000Z'],
  ['2026-03-08', '03:30', '2026-03-08T07:30:00.000Z'],
  // Clocks skip this local time when daylight saving time begins.
  ['2026-03-08', '02:30', '2026-03-08T06:30:00.000Z'],
])('local instant › converts %s, %s to %s', (date, time, instant) => {
  expect(new Date(localInstant(clinic, { date, time })).toISOString()).toBe(instant)
})
