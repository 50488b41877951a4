import type { Request } from 'express'
import { isCalendarDay } from '../../../shared/clinic/calendarDays.js'
import { isOpenOn, localMoment } from '../../../services/clinic/openHours.js'
import { cleanPlain } from '../../../shared/forms/cleanText.js'
import type { DeskChange } from '../../../services/staff/requests/changeDesk.js'
import { type CallOutcome, isCallOutcome, isDeskState } from '../../../shared/staff/deskChoices.js'
import type { Colleague } from '../../../services/staff/colleague.js'
import type { Services } from '../../../services/services.js'
import { fieldOf, fieldsOf, type NoteError, readNote } from '../staffForm.js'
import { readAppointment } from './readAppointment.js'

export type DayError = 'day' | 'dayClosed' | 'dayTooLate'
export type ChangeError = NoteError | DayError | 'appointment'

export type ChangeReading =
  | { readonly status: 'change'; readonly change: DeskChange }
  | { readonly status: 'error'; readonly error: ChangeError }
  | { readonly status: 'nothing' }

export const readVersion = (req: Request): number => {
  const version = Number(fieldOf(req, 'version'))
  return Number.isSafeInteger(version) ? version : 0
}

const readAssignee = (
  colleagues: readonly Colleague[],
  chosen: string,
): Colleague | null | undefined =>
  chosen === 'nobody' ? null : colleagues.find(({ id }) => id === chosen)

const readCall = (
  services: Pick<Services, 'clinic' | 'clock'>,
  req: Request,
  outcome: CallOutcome,
): ChangeReading => {
  const { moment: appointment, errors } =
    outcome === 'booked' ? readAppointment(services, req) : { errors: [] }
  if (errors.length > 0) return { status: 'error', error: 'appointment' }
  const call = { kind: 'call', outcome, ...(appointment && { appointment }) } as const
  const typed = fieldOf(req, 'callNote')
  if (cleanPlain(typed) === '') return { status: 'change', change: call }
  const note = readNote(typed)
  return note.status === 'change'
    ? { status: 'change', change: { ...call, text: note.change.text } }
    : note
}

export const readChange = (
  { clinic, clock }: Pick<Services, 'clinic' | 'clock'>,
  req: Request,
  colleagues: readonly Colleague[],
): ChangeReading => {
  const state: unknown = fieldOf(req, 'state')
  const assign = fieldOf(req, 'assign')
  const to = readAssignee(colleagues, assign)
  // Unknown assignee: the change is refused rather than partially applied.
  if (assign !== '' && to === undefined) return { status: 'nothing' }
  if (isDeskState(state)) {
    const given = to === undefined ? {} : { to }
    return { status: 'change', change: { kind: 'state', state, ...given } }
  }
  const done = fieldOf(req, 'do')
  if (done === 'read' || done === 'duplicate') {
    return { status: 'change', change: { kind: done } }
  }
  if (done === 'urgent' || done === 'notUrgent') {
    return { status: 'change', change: { kind: 'urgent', isUrgent: done === 'urgent' } }
  }
  const outcome = fieldOf(req, 'outcome')
  if (isCallOutcome(outcome)) {
    return readCall({ clinic, clock }, req, outcome)
  }
  if (outcome === 'later' || outcome === 'snooze') {
    const day = cleanPlain(fieldOf(req, 'day'))
    const today = localMoment(clinic, new Date(clock.now())).date
    if (!isCalendarDay(day) || day < today) return { status: 'error', error: 'day' }
    const kind = outcome === 'later' ? 'promised' : 'snoozed'
    return isOpenOn(clinic, day)
      ? { status: 'change', change: { kind, day } }
      : { status: 'error', error: 'dayClosed' }
  }
  if (to !== undefined) return { status: 'change', change: { kind: 'assigned', to } }
  const note = fieldsOf(req).find(([name]) => name === 'note')
  return note === undefined ? { status: 'nothing' } : readNote(note[1])
}
