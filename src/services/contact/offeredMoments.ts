import { type Weekday, weekdays } from '../../shared/clinic/calendarDays.js'
import { type Moment, moments } from '../../shared/contact/contactChoices.js'
import type { Half } from '../../shared/contact/halfDayChoices.js'
import type { Clinic } from '../clinic/clinicSchema.js'
import { openMinutesWithin } from '../clinic/openHours.js'
import { halfHours, leastMinutes } from './offeredHalfDays.js'

type Week = Pick<Clinic, 'hours'>

/** Returns the weekdays with regular hours in a part of the day, ignoring closures. */
export const daysWith = ({ hours }: Week, half: Half): readonly Weekday[] =>
  weekdays.filter((day) => openMinutesWithin(hours[day], ...halfHours[half]) >= leastMinutes)

/** Returns the times of day that a visitor may prefer: those with regular hours on at least one weekday. */
export const offeredMoments = (clinic: Week): readonly Moment[] =>
  moments.filter((moment) => {
    if (moment === 'any') return true
    if (moment === 'saturday') return clinic.hours.saturday.length > 0
    return daysWith(clinic, moment).length > 0
  })
