import type { Request } from 'express'
import { isOpenOn, type LocalMoment, localMoment } from '../../../services/clinic/openHours.js'
import type { Services } from '../../../services/services.js'
import { errorSentence, type FormError } from '../../../shared/forms/fieldErrors.js'
import { cleanPlain } from '../../../shared/forms/cleanText.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { readVisitMoment } from '../../changeVisit/visitMoment.js'
import { fieldOf } from '../staffForm.js'

export interface TypedAppointment {
  readonly date: string
  readonly hour: string
}

export interface AppointmentReading {
  readonly typed: TypedAppointment
  /** `undefined` if no day was typed, or if it has errors. */
  readonly moment?: LocalMoment
  readonly errors: readonly FormError[]
}

/** Reads the day, written `2026-12-01`, and hour of an appointment; only a moved one requires them. */
export const readAppointment = (
  { clinic, clock }: Pick<Services, 'clinic' | 'clock'>,
  req: Request,
): AppointmentReading => {
  const typed = {
    date: cleanPlain(fieldOf(req, 'appointmentDate')),
    hour: cleanPlain(fieldOf(req, 'appointmentHour')),
  }
  if (typed.date === '' && typed.hour === '') {
    const isMoved = fieldOf(req, 'visit') === 'moved'
    return {
      typed,
      errors: isMoved ? [{ field: 'day', key: 'staffRequests:visit.newDayMissing' }] : [],
    }
  }
  const today = localMoment(clinic, new Date(clock.now())).date
  const { moment, errors } = readVisitMoment(clinic, today, {
    day: typed.date,
    month: '',
    year: '',
    hour: typed.hour,
  })
  if (moment === undefined) return { typed, errors }
  return isOpenOn(clinic, moment.date)
    ? { typed, moment, errors }
    : { typed, errors: [{ field: 'day', key: 'staffRequests:call.dayClosed' }] }
}

export const appointmentError = (
  site: StaffSite,
  errors: readonly FormError[],
): { readonly error?: string } => {
  const error = errors.map((one) => errorSentence(site, one)).join(' ')
  return error === '' ? {} : { error }
}
