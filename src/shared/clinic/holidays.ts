import { addDays, calendarDay, firstOnOrAfter, weekdayOf } from './calendarDays.js'
import type { Clinic } from '../../services/clinic/clinicSchema.js'
import type { Localized } from '../../content/localized.js'

export interface Holiday {
  readonly date: string
  readonly name: Localized
}

/** Returns Easter Sunday by Meeus's algorithm; the variable names are his. */
const easterSunday = (year: number): string => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return calendarDay(year, Math.floor(n / 31), (n % 31) + 1)
}

const isSunday = (date: string): boolean => weekdayOf(date) === 'sunday'

/** Returns the Easter holidays: Québec law lets the employer choose Good Friday, Easter Monday or both. */
const easterHolidays = (year: number, choice: Clinic['easter']): readonly Holiday[] => {
  const sunday = easterSunday(year)
  const friday = {
    date: addDays(sunday, -2),
    name: { fr: 'Vendredi saint', en: 'Good Friday' },
  }
  const monday = {
    date: addDays(sunday, 1),
    name: { fr: 'lundi de Pâques', en: 'Easter Monday' },
  }
  return { friday: [friday], monday: [monday], both: [friday, monday] }[choice]
}

/**
 * Returns the National Holiday. When June 24 is a Sunday, a clinic closed on Sundays observes the
 * 25th (National Holiday Act).
 */
const nationalHoliday = (year: number, opensOnSunday: boolean): string => {
  const date = calendarDay(year, 6, 24)
  return isSunday(date) && !opensOnSunday ? addDays(date, 1) : date
}

const canadaDay = (year: number): string => {
  const date = calendarDay(year, 7, 1)
  return isSunday(date) ? addDays(date, 1) : date
}

export const holidaysOf = (
  clinic: Pick<Clinic, 'easter' | 'hours'>,
  year: number,
): readonly Holiday[] => [
  {
    date: calendarDay(year, 1, 1),
    name: { fr: 'jour de l’An', en: 'New Year’s Day' },
  },
  ...easterHolidays(year, clinic.easter),
  {
    // Monday before May 25.
    date: firstOnOrAfter(calendarDay(year, 5, 18), 'monday'),
    name: { fr: 'Journée nationale des patriotes', en: 'National Patriots’ Day' },
  },
  {
    date: nationalHoliday(year, clinic.hours.sunday.length > 0),
    name: { fr: 'fête nationale du Québec', en: 'Québec’s National Holiday' },
  },
  {
    date: canadaDay(year),
    name: { fr: 'fête du Canada', en: 'Canada Day' },
  },
  {
    date: firstOnOrAfter(calendarDay(year, 9, 1), 'monday'),
    name: { fr: 'fête du Travail', en: 'Labour Day' },
  },
  {
    date: firstOnOrAfter(calendarDay(year, 10, 8), 'monday'),
    name: { fr: 'Action de grâces', en: 'Thanksgiving' },
  },
  {
    date: calendarDay(year, 12, 25),
    name: { fr: 'Noël', en: 'Christmas Day' },
  },
]
