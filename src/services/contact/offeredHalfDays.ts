import { addDays } from '../../shared/clinic/calendarDays.js'
import type { Clinic } from '../clinic/clinicSchema.js'
import { businessDayAfter, openMinutesOn } from '../clinic/openHours.js'
import { type Half, halves, type OfferedDay } from '../../shared/contact/halfDayChoices.js'

const daysOffered = 42
export const leastMinutes = 60
/** Maximum number of days to search, because closures are known at most a year ahead. */
const furthestDays = 366

/** Boundaries of morning, afternoon and evening, independent of the clinic's lunch break. */
export const halfHours: Readonly<Record<Half, readonly [from: string, to: string]>> = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '18:00'],
  evening: ['18:00', '24:00'],
}

const offeredOn = (clinic: Clinic, date: string): OfferedDay => ({
  date,
  halves: halves.filter((half) => openMinutesOn(clinic, date, ...halfHours[half]) >= leastMinutes),
})

const isOffered = (day: OfferedDay): boolean => day.halves.length > 0

const daysFrom = (clinic: Clinic, date: string): readonly OfferedDay[] =>
  Array.from({ length: daysOffered }, (_, place) => offeredOn(clinic, addDays(date, place))).filter(
    isOffered,
  )

const firstFrom = (clinic: Clinic, date: string): OfferedDay | undefined => {
  for (let place = 0; place < furthestDays; place += 1) {
    const day = offeredOn(clinic, addDays(date, place))
    if (isOffered(day)) return day
  }
  return undefined
}

/** Returns half-days that a visitor may prefer, for six weeks from the day after the promised call back. */
export const offeredHalfDays = (clinic: Clinic, now: Date): readonly OfferedDay[] => {
  const callBack = businessDayAfter(clinic, now, clinic.callbackBusinessDays)
  if (callBack === undefined) return []
  const first = firstFrom(clinic, addDays(callBack.date, 1))
  return first === undefined ? [] : daysFrom(clinic, first.date)
}
