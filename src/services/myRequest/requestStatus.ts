import { type LocalMoment, localMoment } from '../clinic/openHours.js'
import { type VisitDone, visitsDone } from '../../shared/contact/contactChoices.js'
import type { Clinic } from '../clinic/readClinic.js'
import { isPast, promisedAnswer, type VisitAnswer, visitAnswer } from '../contact/visitAnswer.js'
import type { DeskEvent, DeskRequest } from '../staff/requests/deskRecord.js'
import {
  hasUnreadMessage,
  isAcceptedOffer,
  isBooked,
  isWithdrawn,
  isWrongNumber,
  mergedInto,
} from '../staff/requests/requestHistory.js'

/** Times are clinic time. */
export type RequestStatus =
  | {
      readonly name: 'withdrawn'
      readonly on: LocalMoment
      readonly deleted: LocalMoment | undefined
    }
  | { readonly name: 'visit'; readonly done: VisitDone }
  | {
      readonly name: 'visitOpen'
      readonly want: NonNullable<DeskRequest['request']['visit']>['want']
      readonly answer: VisitAnswer
    }
  | { readonly name: 'booked' }
  | { readonly name: 'merged'; readonly into: string }
  | { readonly name: 'settled' | 'tried' | 'written'; readonly on: LocalMoment }
  | { readonly name: 'promised' | 'late'; readonly date: string }
  | { readonly name: 'wrongNumber' }
  | { readonly name: 'received'; readonly by: LocalMoment | undefined }

export interface MessageStatus {
  readonly on: LocalMoment
  /** Day of the promised answer; `undefined` once read, or if no open day is known. */
  readonly by: LocalMoment | undefined
  readonly isRead: boolean
}

interface StatusParts {
  readonly clinic: Clinic
  readonly now: number
}

const promiseFrom = ({ clinic }: StatusParts, at: number): LocalMoment | undefined =>
  promisedAnswer(clinic, new Date(at))

/** Returns the first matching status, most definite first. */
export const requestStatus = (
  { desk, request, expiresAt }: DeskRequest,
  parts: StatusParts,
): RequestStatus => {
  const momentOf = (at: number): LocalMoment => localMoment(parts.clinic, new Date(at))
  const lastOf = (...kinds: readonly DeskEvent['kind'][]): DeskEvent | undefined =>
    desk.events.findLast(({ kind }) => kinds.includes(kind))
  const created = Date.parse(request.createdAt)
  const now = momentOf(parts.now)
  if (isWithdrawn(desk)) {
    return {
      name: 'withdrawn',
      on: momentOf(lastOf('withdrawn')?.at ?? created),
      deleted: expiresAt === undefined ? undefined : momentOf(expiresAt),
    }
  }
  const { visit } = request
  if (visit?.state === 'open') {
    const sentAt = lastOf('visit')?.at ?? created
    const answer = visitAnswer(visit, parts.clinic, new Date(sentAt), new Date(parts.now))
    return { name: 'visitOpen', want: visit.want, answer }
  }
  const done = visitsDone.find((state) => state === visit?.state)
  const lastChange = desk.events.findLast(
    (event) => event.kind === 'visitDone' || event.kind === 'call' || isAcceptedOffer(event),
  )
  const isBookedAgain = lastChange?.kind !== 'visitDone' && isBooked(desk)
  if (done !== undefined && !isBookedAgain) return { name: 'visit', done }
  if (isBooked(desk)) return { name: 'booked' }
  const into = mergedInto(desk)
  if (into !== undefined) return { name: 'merged', into }
  if (desk.state === 'done') {
    const last = lastOf('state', 'call', 'offer', 'duplicate')
    return { name: 'settled', on: momentOf(last?.at ?? created) }
  }
  if (desk.promised !== null) {
    return { name: desk.promised < now.date ? 'late' : 'promised', date: desk.promised }
  }
  if (isWrongNumber(desk)) return { name: 'wrongNumber' }
  const contact = lastOf('call', 'reply', 'resumed')
  if (contact?.kind === 'call') return { name: 'tried', on: momentOf(contact.at) }
  if (contact?.kind === 'reply') return { name: 'written', on: momentOf(contact.at) }
  const by = promiseFrom(parts, contact?.at ?? created)
  return by !== undefined && desk.state !== 'spam' && isPast(by, now)
    ? { name: 'late', date: by.date }
    : { name: 'received', by }
}

export const messageStatus = (
  { desk }: DeskRequest,
  parts: StatusParts,
): MessageStatus | undefined => {
  const message = desk.events.findLast(({ kind }) => kind === 'message')
  if (message === undefined) return undefined
  const isRead = !hasUnreadMessage(desk)
  return {
    on: localMoment(parts.clinic, new Date(message.at)),
    by: isRead ? undefined : promiseFrom(parts, message.at),
    isRead,
  }
}
