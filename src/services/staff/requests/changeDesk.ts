import { suspectedDays } from '../../../config/retention.js'
import { type Changes, fieldsSchema } from '../../adapters/records/records.js'
import type { Suspicion } from '../../submissions/spamCheck.js'
import { folderOf } from '../../submissions/submissionRecord.js'
import { day, second } from '../../../shared/time/durations.js'
import { undoSeconds } from '../../../shared/staff/changeChoices.js'
import type { ChangeContext } from '../changes/recordChanges.js'
import type { Colleague } from '../colleague.js'
import type { CallOutcome, DeskState } from '../../../shared/staff/deskChoices.js'
import { type Desk, type KnownDeskEvent, type DeskRequest, isOpen, mineOf } from './deskRecord.js'
import type { Stored } from '../../../shared/language/storedChoices.js'
import { storedEvents } from '../changes/unknownEvent.js'

/** What is set apart as probable spam goes after so many days, or sooner with the others. */
export const spamDays = suspectedDays

/** What somebody at the desk does with one request. */
export type DeskChange =
  /** `to`: given to somebody at once, or to nobody. */
  | { readonly kind: 'state'; readonly state: DeskState; readonly to?: Colleague | null }
  | { readonly kind: 'assigned'; readonly to: Colleague | null }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'call'; readonly outcome: CallOutcome }
  | { readonly kind: 'promised'; readonly day: string }

/** Where a request goes after a call that ended so. */
const stateAfter: Readonly<Record<CallOutcome, DeskState>> = {
  booked: 'done',
  message: 'waiting',
  noAnswer: 'doing',
}

/** What a change makes of the desk's fields, before the event is added. */
type Result = Partial<Pick<Desk, 'state' | 'assignee' | 'promised'>>

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
      return {}
    case 'call':
      return { state: stateAfter[change.outcome], promised: null }
    case 'promised':
      return { state: 'waiting', promised: change.day }
  }
}

/** What a change adds to what was done. */
export const deskEvent = (change: DeskChange, { by, now }: ChangeContext): KnownDeskEvent => {
  const done = { at: now, by }
  return change.kind === 'call'
    ? { ...done, ...change, state: stateAfter[change.outcome] }
    : { ...done, ...change }
}

/** Whoever calls or answers has the request, unless a colleague does. */
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

/** Spam goes sooner; what was taken for spam is kept as long as the others. */
const expiryAfter = (
  { desk, request, expiresAt }: DeskRequest,
  state: Stored<DeskState>,
  now: number,
  retentionDays: number,
): number | undefined => {
  if ((state === 'spam') === (desk.state === 'spam')) return expiresAt
  const end = Date.parse(request.createdAt) + retentionDays * day
  return state === 'spam' ? Math.min(end, now + spamDays * day) : end
}

/** The desk's fields with the indexes that follow from them. */
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

/** Adds what was done beside a request: an email was written, or taken back. It cannot be undone. */
export const addEvent = (
  { desk, request, expiresAt }: DeskRequest,
  event: KnownDeskEvent,
  result: Result = {},
): Changes =>
  changesTo(
    { ...desk, ...result, events: [...desk.events, event], undo: null },
    request.suspected,
    expiresAt,
  )

/**
 * What a change writes into the record.
 * @param retentionDays for how long requests are kept
 */
export const changeDesk = (
  before: DeskRequest,
  change: DeskChange,
  context: ChangeContext,
  retentionDays: number,
): Changes => {
  const { desk, request, expiresAt } = before
  const { by, now } = context
  const taken = desk.assignee === null && takes(change) ? { assignee: by } : {}
  const after = { ...desk, ...taken, ...resultOf(change) }
  return changesTo(
    {
      ...after,
      events: [...desk.events, deskEvent(change, context)],
      undo: {
        until: now + undoSeconds * second,
        by: by.id,
        state: desk.state,
        assignee: desk.assignee,
        promised: desk.promised,
        events: desk.events.length,
        suspected: [...request.suspected],
        expiresAt: expiresAt ?? null,
      },
    },
    suspicionsAfter(before, after.state),
    expiryAfter(before, after.state, now, retentionDays),
  )
}

/** What undoing the last change writes into the record; nothing when there is none. */
export const undoDesk = ({ desk, version }: DeskRequest): Changes | undefined => {
  const { undo, events } = desk
  if (undo === null) return undefined
  return changesTo(
    {
      ...desk,
      state: undo.state,
      assignee: undo.assignee,
      promised: undo.promised,
      // What another release added since stays.
      events: events.filter(({ kind }, place) => place < undo.events || kind === 'unknown'),
      undo: null,
      undone: { version, by: undo.by },
    },
    undo.suspected,
    undo.expiresAt ?? undefined,
  )
}
