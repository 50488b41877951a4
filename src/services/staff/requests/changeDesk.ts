import { isDeepStrictEqual } from 'node:util'
import { suspectedDays } from '../../../config/retention.js'
import { type Changes, fieldsSchema } from '../../adapters/records/records.js'
import type { Suspicion } from '../../submissions/spamCheck.js'
import { folderOf } from '../../submissions/submissionRecord.js'
import { day, second } from '../../time/durations.js'
import { type CallOutcome, type DeskState, undoSeconds } from './deskChoices.js'
import {
  type Colleague,
  type Desk,
  type DeskEvent,
  type DeskRequest,
  isOpen,
  mineOf,
} from './deskRecord.js'

/** What is set apart as probable spam goes after so many days, or sooner with the others. */
export const spamDays = suspectedDays

/** What somebody at the desk does with one request. */
export type DeskChange =
  | { readonly kind: 'state'; readonly state: DeskState }
  | { readonly kind: 'assigned'; readonly to: Colleague | null }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'call'; readonly outcome: CallOutcome }
  | { readonly kind: 'promised'; readonly day: string }

/** Who changes it, when, and for how long requests are kept. */
export interface ChangeContext {
  readonly by: Colleague
  readonly now: number
  readonly retentionDays: number
}

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
      return { state: change.state, promised: null }
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

const eventOf = (change: DeskChange, { by, now }: ChangeContext): DeskEvent => {
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
  state: DeskState,
): readonly Suspicion[] => {
  if (state !== 'spam') return []
  return desk.state === 'spam' ? suspected : [...suspected, 'desk']
}

/** Spam goes sooner; what was taken for spam is kept as long as the others. */
const expiryAfter = (
  { desk, request, expiresAt }: DeskRequest,
  state: DeskState,
  { now, retentionDays }: ChangeContext,
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
  suspected: readonly Suspicion[],
  expiresAt: number | undefined,
): Changes => ({
  fields: fieldsSchema.parse({
    desk: withMine(desk),
    folder: folderOf(desk.state === 'spam'),
    suspected,
  }),
  ...(expiresAt === undefined ? {} : { expiresAt }),
})

/** Adds what was done beside a request: an email was written, or taken back. It cannot be undone. */
export const addEvent = (
  { desk, request, expiresAt }: DeskRequest,
  event: DeskEvent,
  result: Result = {},
): Changes =>
  changesTo(
    { ...desk, ...result, events: [...desk.events, event], undo: null },
    request.suspected,
    expiresAt,
  )

/** What a change writes into the record. */
export const changeDesk = (
  before: DeskRequest,
  change: DeskChange,
  context: ChangeContext,
): Changes => {
  const { desk, request, expiresAt } = before
  const { by, now } = context
  const taken = desk.assignee === null && takes(change) ? { assignee: by } : {}
  const after = { ...desk, ...taken, ...resultOf(change) }
  return changesTo(
    {
      ...after,
      events: [...desk.events, eventOf(change, context)],
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
    expiryAfter(before, after.state, context),
  )
}

/** Whether this person may still undo the last change of a request. */
export const mayUndo = ({ desk: { undo } }: DeskRequest, staffId: string, now: number): boolean =>
  undo !== null && undo.by === staffId && now < undo.until

/** What undoing the last change writes into the record; nothing when there is none. */
export const undoDesk = ({ desk }: DeskRequest): Changes | undefined => {
  const { undo, events } = desk
  if (undo === null) return undefined
  return changesTo(
    {
      state: undo.state,
      assignee: undo.assignee,
      promised: undo.promised,
      events: events.slice(0, undo.events),
      undo: null,
    },
    undo.suspected,
    undo.expiresAt ?? undefined,
  )
}

/**
 * Whether the last thing done is this very change, by the same person a moment ago: a double click,
 * or a page that was sent again.
 */
export const isRepeated = (
  { desk: { events } }: DeskRequest,
  change: DeskChange,
  { by, now }: ChangeContext,
): boolean => {
  const last = events.at(-1)
  if (last === undefined || last.by.id !== by.id || now - last.at > undoSeconds * second) {
    return false
  }
  const again = eventOf(change, { by: last.by, now: last.at, retentionDays: 0 })
  return isDeepStrictEqual(again, last)
}
