import { isNormallyOpen, type LocalMoment } from '../../services/clinic/openHours.js'
import type { Clinic } from '../../services/clinic/readClinic.js'
import type { ChangeVisitInput } from '../../shared/changeVisit/changeVisitFields.js'
import { addDays } from '../../shared/clinic/calendarDays.js'
import type { FormError } from '../../shared/forms/fieldErrors.js'
import { readTypedDate } from '../../shared/tools/typedDate.js'
import { hourOf, readTypedHour } from '../../shared/tools/typedHour.js'

/** Maximum number of days until the appointment, which is at most one year ahead. */
const mostDays = 366

type TypedMoment = Pick<ChangeVisitInput, 'day' | 'month' | 'year' | 'hour'>
type VisitError = FormError<keyof TypedMoment>

const dateErrors = (
  clinic: Clinic,
  today: string,
  input: TypedMoment,
): { readonly date?: string; readonly error?: VisitError } => {
  const { day, month, year } = input
  const reading = readTypedDate({ day, month, year })
  if ('wrong' in reading) {
    const { field, error } = reading.wrong
    return { error: { field, key: `changeVisit:errors.${error}` } }
  }
  const { date } = reading
  if (date < today) return { error: { field: 'day', key: 'changeVisit:errors.past' } }
  if (date > addDays(today, mostDays)) {
    return { error: { field: 'year', key: 'changeVisit:errors.far' } }
  }
  // Closures are accepted, because one may have been announced after the appointment was made.
  return isNormallyOpen(clinic, date)
    ? { date }
    : { error: { field: 'day', key: 'changeVisit:errors.closedDay' } }
}

export const readVisitMoment = (
  clinic: Clinic,
  today: string,
  input: TypedMoment,
): { readonly moment?: LocalMoment; readonly errors: readonly VisitError[] } => {
  const { date, error } = dateErrors(clinic, today, input)
  const hour = readTypedHour(input.hour)
  const errors: readonly VisitError[] = [
    ...(error === undefined ? [] : [error]),
    ...('error' in hour
      ? [{ field: 'hour', key: `changeVisit:errors.${hour.error}` } as const]
      : []),
  ]
  return date === undefined || 'error' in hour
    ? { errors }
    : { moment: { date, time: hourOf(hour.minutes) }, errors }
}
