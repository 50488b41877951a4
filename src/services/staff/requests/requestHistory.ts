import type { LocalMoment } from '../../clinic/openHours.js'
import type { Colleague } from '../colleague.js'
import { type Desk, type DeskEvent, isOpen } from './deskRecord.js'

/** Author of events that a person causes through the secret link of the request. */
export const visitor: Colleague = { id: 'visitor', name: '' }

export const site: Colleague = { id: 'site', name: '' }

const isByVisitor = ({ by }: DeskEvent): boolean => by.id === visitor.id

const toReadOfVisitor: ReadonlySet<DeskEvent['kind']> = new Set([
  'message',
  'changed',
  'resumed',
  'visit',
] as const)

const isToRead = (event: DeskEvent): boolean =>
  event.kind === 'undelivered' || (isByVisitor(event) && toReadOfVisitor.has(event.kind))

/** Events of the front desk that answer no message. */
const noAnswers: ReadonlySet<DeskEvent['kind']> = new Set(['assigned', 'merged'] as const)

const isAnswer = (event: DeskEvent): boolean =>
  !isByVisitor(event) && event.by.id !== site.id && !noAnswers.has(event.kind)

/** Returns the time (ms since 1970) of the person's first event that no colleague has reacted to. */
export const unreadSince = ({ events }: Pick<Desk, 'events'>): number | undefined =>
  events.slice(events.findLastIndex(isAnswer) + 1).find(isToRead)?.at

export const hasUnreadMessage = ({ events }: Pick<Desk, 'events'>): boolean =>
  events
    .slice(events.findLastIndex(isAnswer) + 1)
    .some((event) => isByVisitor(event) && event.kind === 'message')

/** Returns whether an email failed and no colleague has acted since. */
export const isUndelivered = ({ events }: Pick<Desk, 'events'>): boolean =>
  events.slice(events.findLastIndex(isAnswer) + 1).some(({ kind }) => kind === 'undelivered')

/** Returns the state of a request that needs an answer again; unassigned ones become new. */
export const reopenedState = ({ state, assignee }: Desk): Partial<Pick<Desk, 'state'>> => {
  if (state === 'new' || state === 'doing') return {}
  return { state: assignee === null ? 'new' : 'doing' }
}

export const isHandled = ({ events }: Pick<Desk, 'events'>): boolean => events.some(isAnswer)

export const linkVersionOf = ({ events }: Pick<Desk, 'events'>): number =>
  1 + events.filter(({ kind }) => kind === 'link').length

export const isAcceptedOffer = (event: DeskEvent): boolean =>
  event.kind === 'offer' && event.result === 'accepted'

const isReopening = (event: DeskEvent): boolean =>
  event.kind === 'resumed' ||
  event.kind === 'call' ||
  event.kind === 'promised' ||
  isAcceptedOffer(event) ||
  (event.kind === 'visitDone' && event.what !== 'freed') ||
  (event.kind === 'state' && isOpen(event.state))

export const isBooking = (event: DeskEvent): boolean =>
  (event.kind === 'call' && event.outcome === 'booked') || isAcceptedOffer(event)

/** Whether the request was withdrawn, and neither resumed nor given an appointment or a call since. */
export const isWithdrawn = ({ events }: Pick<Desk, 'events'>): boolean =>
  events.findLast((event) => event.kind === 'withdrawn' || isReopening(event))?.kind === 'withdrawn'

/** Whether an appointment was set and the request not reopened since; a message does not reopen it. */
export const isBooked = ({ state, events }: Pick<Desk, 'state' | 'events'>): boolean => {
  const last = events.findLast(
    (event) =>
      isAcceptedOffer(event) ||
      (state === 'done'
        ? event.kind === 'call' || event.kind === 'resumed'
        : isReopening(event) || event.kind === 'visit' || event.kind === 'visitDone'),
  )
  return last !== undefined && isBooking(last)
}

/** Whether the event sets the appointment, or changes the one that the person cannot keep. */
export const isVisitChange = (event: DeskEvent): boolean =>
  isBooking(event) || event.kind === 'visit' || event.kind === 'visitDone'

const isOfAppointment = (event: DeskEvent): boolean =>
  isBooking(event) ||
  (event.kind === 'visitDone' && event.what !== 'kept') ||
  event.kind === 'withdrawn' ||
  event.kind === 'resumed'

/** Returns the appointment noted last; `undefined` without one, or after a cancellation. */
export const appointmentOf = ({ events }: Pick<Desk, 'events'>): LocalMoment | undefined => {
  const last = events.findLast(isOfAppointment)
  if (last?.kind === 'offer') return last.place
  return last?.kind === 'call' || last?.kind === 'visitDone' ? last.appointment : undefined
}

/** Returns the request that this one was merged into, unless it was reopened since. */
export const mergedInto = ({
  state,
  events,
}: Pick<Desk, 'state' | 'events'>): string | undefined => {
  const last = events.findLast(
    (event) => event.kind === 'duplicate' || event.kind === 'state' || isReopening(event),
  )
  return state === 'done' && last?.kind === 'duplicate' ? last.of : undefined
}

/** Returns whether the phone number was reported as wrong and not corrected since. */
export const isWrongNumber = ({ events }: Pick<Desk, 'events'>): boolean => {
  const last = events.findLast(
    (event) =>
      event.kind === 'call' || (event.kind === 'changed' && event.fields.includes('phone')),
  )
  return last?.kind === 'call' && last.outcome === 'wrongNumber'
}

/** Returns whether the phone number was last changed through the link: it may be another person's. */
export const isPhoneFromLink = ({ events }: Pick<Desk, 'events'>): boolean => {
  const last = events.findLast(
    (event) => event.kind === 'changed' && event.fields.includes('phone'),
  )
  return last !== undefined && isByVisitor(last)
}

/** Returns whether the front desk has answered the last request to change the appointment. */
export const isVisitDone = ({ events }: Pick<Desk, 'events'>): boolean =>
  events.findLast(({ kind }) => kind === 'visit' || kind === 'visitDone')?.kind === 'visitDone'
