import { fixedPeriods, type Retention, spamDays } from '../../../config/retention.js'
import type { Stored } from '../../../shared/language/storedChoices.js'
import { type CallOutcome, type DeskState, undoSeconds } from '../../../shared/staff/deskChoices.js'
import { day, second } from '../../../shared/time/durations.js'
import { type Changes, fieldsSchema } from '../../adapters/records/records.js'
import type { LocalMoment } from '../../clinic/openHours.js'
import { contactKind } from '../../contact/contactRequest.js'
import type { Suspicion } from '../../submissions/spamCheck.js'
import { folderOf, submissionEnd } from '../../submissions/submission.js'
import type { ChangeContext } from '../changes/recordChanges.js'
import { storedEvents } from '../changes/unknownEvent.js'
import type { Colleague } from '../colleague.js'
import { type Desk, type DeskRequest, isOpen, type KnownDeskEvent, mineOf } from './deskRecord.js'
import { isBooking, isVisitChange, isWithdrawn } from './requestHistory.js'

/** Re-exported, because controllers may not import the configuration. */
export const spamRetentionDays = spamDays

export type DeskChange =
  /** `to`: also assigns the request; `null` unassigns it. */
  | { readonly kind: 'state'; readonly state: DeskState; readonly to?: Colleague | null }
  | { readonly kind: 'assigned'; readonly to: Colleague | null }
  | { readonly kind: 'note'; readonly text: string }
  | {
      readonly kind: 'call'
      readonly outcome: CallOutcome
      readonly text?: string
      readonly appointment?: LocalMoment
    }
  | { readonly kind: 'urgent'; readonly isUrgent: boolean }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'promised'; readonly day: string }
  | { readonly kind: 'read' }
  | { readonly kind: 'snoozed'; readonly day: string }

const stateAfter: Readonly<Record<CallOutcome, DeskState>> = {
  booked: 'done',
  message: 'waiting',
  noAnswer: 'doing',
  wrongNumber: 'doing',
}

type Result = Partial<Pick<Desk, 'state' | 'assignee' | 'promised' | 'snoozedUntil' | 'isUrgent'>>

const resultOf = (change: DeskChange): Result => {
  switch (change.kind) {
    case 'state':
      return {
        state: change.state,
        promised: null,
        ...(change.to === undefined ? {} : { assignee: change.to }),
      }
    case 'assigned':
      return { assignee: change.to }
    case 'note':
    case 'read':
      return {}
    case 'urgent':
      return { isUrgent: change.isUrgent }
    case 'duplicate':
      return { state: 'done', promised: null }
    case 'snoozed':
      return { snoozedUntil: change.day }
    case 'call':
      return { state: stateAfter[change.outcome], promised: null }
    case 'promised':
      return { state: 'waiting', promised: change.day }
  }
}

export const deskEvent = (change: DeskChange, { by, now }: ChangeContext): KnownDeskEvent => {
  const done = { at: now, by }
  return change.kind === 'call'
    ? { ...done, ...change, state: stateAfter[change.outcome] }
    : { ...done, ...change }
}

const takes = (change: DeskChange): boolean =>
  change.kind === 'call' ||
  change.kind === 'promised' ||
  (change.kind === 'state' && (change.state === 'doing' || change.state === 'waiting'))

const suspicionsAfter = (
  { desk, request: { suspected } }: DeskRequest,
  state: Stored<DeskState>,
): readonly Stored<Suspicion>[] => {
  if (state !== 'spam') return []
  return desk.state === 'spam' ? suspected : [...suspected, 'desk']
}

/**
 * Returns the normal retention end. An appointment that the person cannot keep shortens it, but not
 * after another one was set.
 */
export const endOfRequest = (
  { request, desk }: Pick<DeskRequest, 'request'> & { readonly desk: Pick<Desk, 'events'> },
  retention: Retention,
): number => {
  const { visit, ...others } = request
  const last = desk.events.findLast(isVisitChange)
  const isMoved = last?.kind === 'visitDone' && last.what === 'moved'
  const date = isMoved ? last.appointment?.date : visit?.date
  const isReplaced = last !== undefined && isBooking(last)
  return visit === undefined || date === undefined || isReplaced
    ? submissionEnd(contactKind, others, retention)
    : submissionEnd(contactKind, { ...others, visit: { ...visit, date } }, retention)
}

/** Returns the expiry in a new state: sooner for spam and withdrawn requests, normal after a reopening. */
const expiryAfter = (
  { desk, request, expiresAt }: DeskRequest,
  after: Pick<Desk, 'state' | 'events'>,
  now: number,
  retention: Retention,
): number | undefined => {
  const isSpam = after.state === 'spam'
  const isReopened = isWithdrawn(desk) && !isWithdrawn(after)
  const isBooked = after.events.slice(-1).some(isBooking)
  if (isSpam === (desk.state === 'spam') && !isReopened && !isBooked) return expiresAt
  const end = endOfRequest({ request, desk: after }, retention)
  return isSpam ? Math.min(end, now + spamDays * day) : end
}

/** Returns the retention end of a withdrawn request. @param end end of the normal retention in ms */
export const endOfWithdrawn = (end: number, now: number): number =>
  Math.min(end, now + fixedPeriods.withdrawn.days * day)

const withMine = (desk: Omit<Desk, 'mine'>): Desk => ({
  ...desk,
  mine: desk.assignee !== null && isOpen(desk.state) ? mineOf(desk.assignee.id) : '',
})

const changesTo = (
  desk: Omit<Desk, 'mine'>,
  suspected: readonly Stored<Suspicion>[],
  expiresAt: number | undefined,
): Changes => ({
  fields: fieldsSchema.parse({
    desk: { ...withMine(desk), events: storedEvents(desk.events) },
    folder: folderOf(desk.state === 'spam'),
    suspected,
  }),
  ...(expiresAt === undefined ? {} : { expiresAt }),
})

/** Adds events that cannot be undone, such as an email sent or a message of the person. */
export const addEvents = (
  { desk, request, expiresAt }: DeskRequest,
  events: readonly KnownDeskEvent[],
  result: Result = {},
): Changes =>
  changesTo(
    { ...desk, snoozedUntil: null, ...result, events: [...desk.events, ...events], undo: null },
    request.suspected,
    expiresAt,
  )

export const changeDesk = (
  before: DeskRequest,
  change: DeskChange,
  context: ChangeContext,
  retention: Retention,
): Changes => {
  const { desk, request, expiresAt } = before
  const { by, now } = context
  const taken = desk.assignee === null && takes(change) ? { assignee: by } : {}
  const events = [...desk.events, deskEvent(change, context)]
  const after = { ...desk, ...taken, ...resultOf(change), events }
  return changesTo(
    {
      ...after,
      undo: {
        until: now + undoSeconds * second,
        by: by.id,
        state: desk.state,
        assignee: desk.assignee,
        promised: desk.promised,
        isUrgent: desk.isUrgent,
        events: desk.events.length,
        suspected: [...request.suspected],
        expiresAt: expiresAt ?? null,
      },
    },
    suspicionsAfter(before, after.state),
    expiryAfter(before, after, now, retention),
  )
}

export const undoDesk = ({ desk, version }: DeskRequest): Changes | undefined => {
  const { undo, events } = desk
  if (undo === null) return undefined
  return changesTo(
    {
      ...desk,
      state: undo.state,
      assignee: undo.assignee,
      promised: undo.promised,
      snoozedUntil: null,
      isUrgent: undo.isUrgent,
      // Preserves events added later by another release.
      events: events.filter(({ kind }, place) => place < undo.events || kind === 'unknown'),
      undo: null,
      undone: { version, by: undo.by },
    },
    undo.suspected,
    undo.expiresAt ?? undefined,
  )
}
