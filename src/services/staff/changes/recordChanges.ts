import type { AuditAction } from '../audit/auditDraft.js'
import { isDeepStrictEqual } from 'node:util'
import type { Changes, Collection } from '../../adapters/records/records.js'
import type { Clock } from '../../time/clock.js'
import { second } from '../../time/durations.js'
import type { AuditLog } from '../audit/auditLog.js'
import { type Colleague, colleagueOf } from '../colleague.js'
import type { StaffAct } from '../staffAct.js'
import { undoSeconds } from './changeChoices.js'
import type { Undone } from './undone.js'

/** Which record, as the person saw it. */
export interface Seen {
  readonly reference: string
  readonly version: number
}

/** Who changes a record, and when. */
export interface ChangeContext {
  readonly by: Colleague
  readonly now: number
}

interface Done {
  readonly at: number
  readonly by: Colleague
}

/** What the staff changes: a record with what was done to it, and what the last change replaced. */
export interface Changeable {
  readonly recordId: string
  /** Of the record: a change names the one it was decided on. */
  readonly version: number
  readonly desk: {
    readonly events: readonly Done[]
    readonly undo: { readonly until: number; readonly by: string } | null
    readonly undone: Undone | null
  }
}

export type ChangeOutcome<Found> =
  | { readonly status: 'changed' }
  /** Somebody else changed it meanwhile: as it is now. */
  | { readonly status: 'conflict'; readonly current: Found }
  | { readonly status: 'missing' }
  /** It can no longer be undone. */
  | { readonly status: 'late'; readonly current: Found }

/** What differs between one kind of record and another. */
export interface ChangeRules<Found extends Changeable, Change> {
  readonly collection: Collection
  /** The name of a change in the audit log. */
  actionOf(change: Change): AuditAction
  /** The name of undoing one. */
  readonly undone: AuditAction
  find(reference: string): Promise<Found | undefined>
  /** What is added to the record's events. */
  eventOf(change: Change, context: ChangeContext): Done
  /** What a change writes into the record. */
  changesOf(found: Found, change: Change, context: ChangeContext): Changes
  /** What undoing the last change writes; nothing when there is none. */
  undoOf(found: Found): Changes | undefined
}

export interface RecordChanges<Found, Change> {
  change(act: StaffAct, seen: Seen, change: Change): Promise<ChangeOutcome<Found>>
  /** Puts back what the last change replaced: for 60 s, by whoever made it. */
  undo(act: StaffAct, seen: Seen): Promise<ChangeOutcome<Found>>
}

export interface RecordChangesParts {
  readonly audit: Pick<AuditLog, 'commit'>
  readonly clock: Pick<Clock, 'now'>
}

/** Whether this person may still undo the last change. */
export const mayUndo = ({ desk: { undo } }: Changeable, staffId: string, now: number): boolean =>
  undo !== null && undo.by === staffId && now < undo.until

/** This very change is undone already, and nothing followed: a double click. */
const isUndoRepeated = (
  { version, desk: { undone } }: Changeable,
  seen: number,
  staffId: string,
): boolean => version === seen + 1 && undone?.version === seen && undone.by === staffId

/**
 * Changes records as they were seen. Each change is one commit with its entry in the audit log, and a
 * record that somebody else changed meanwhile is shown as it is now.
 */
export const createRecordChanges = <Found extends Changeable, Change>(
  { audit, clock }: RecordChangesParts,
  rules: ChangeRules<Found, Change>,
): RecordChanges<Found, Change> => {
  const commit = async (
    { signedIn, requestId }: StaffAct,
    action: AuditAction,
    subject: string,
    { recordId, version }: Found,
    changes: Changes,
  ): Promise<boolean> => {
    const step = { update: { collection: rules.collection, id: recordId, version }, changes }
    return (
      (await audit.commit({ actor: signedIn, action, subject, requestId }, [step])).status ===
      'committed'
    )
  }

  /** The last thing done is this very change: a double click, or a page that was sent again. */
  const isRepeated = ({ desk: { events } }: Found, change: Change, context: ChangeContext) => {
    const last = events.at(-1)
    if (last === undefined || last.by.id !== context.by.id) return false
    if (context.now - last.at > undoSeconds * second) return false
    return isDeepStrictEqual(rules.eventOf(change, { by: last.by, now: last.at }), last)
  }

  const change = async (
    act: StaffAct,
    seen: Seen,
    wanted: Change,
  ): Promise<ChangeOutcome<Found>> => {
    const current = await rules.find(seen.reference)
    if (current === undefined) return { status: 'missing' }
    const context = { by: colleagueOf(act.signedIn), now: clock.now() }
    if (current.version !== seen.version) {
      const isDone = isRepeated(current, wanted, context)
      return isDone ? { status: 'changed' } : { status: 'conflict', current }
    }
    const changes = rules.changesOf(current, wanted, context)
    return (await commit(act, rules.actionOf(wanted), seen.reference, current, changes))
      ? { status: 'changed' }
      : change(act, seen, wanted)
  }

  const undo = async (act: StaffAct, seen: Seen): Promise<ChangeOutcome<Found>> => {
    const { reference, version } = seen
    const staffId = act.signedIn.account.id
    const current = await rules.find(reference)
    if (current === undefined) return { status: 'missing' }
    if (current.version !== version) {
      const isDone = isUndoRepeated(current, version, staffId)
      return isDone ? { status: 'changed' } : { status: 'conflict', current }
    }
    const changes = rules.undoOf(current)
    if (changes === undefined || !mayUndo(current, staffId, clock.now())) {
      return { status: 'late', current }
    }
    return (await commit(act, rules.undone, reference, current, changes))
      ? { status: 'changed' }
      : undo(act, seen)
  }

  return { change, undo }
}
