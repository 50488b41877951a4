import type { AuditAction } from '../audit/auditEntry.js'
import { isDeepStrictEqual } from 'node:util'
import type { Changes, Collection } from '../../adapters/records/records.js'
import type { Clock } from '../../../shared/time/clock.js'
import { second } from '../../../shared/time/durations.js'
import { chunksOf, eachInTurn } from '../../../shared/time/eachInTurn.js'
import type { AuditLog } from '../audit/auditLog.js'
import { type Colleague, colleagueOf } from '../colleague.js'
import type { StaffAct } from '../staffAct.js'
import { hasRoomFor, undoSeconds } from '../../../shared/staff/deskChoices.js'
import type { Undone } from './undone.js'

export interface Seen {
  readonly reference: string
  readonly version: number
}

export interface ChangeContext {
  readonly by: Colleague
  readonly now: number
}

interface Done {
  readonly at: number
  readonly by: Colleague
  readonly text?: string
}

export interface Changeable {
  readonly recordId: string
  readonly version: number
  readonly desk: {
    readonly events: readonly Done[]
    readonly undo: { readonly until: number; readonly by: string } | null
    readonly undone: Undone | null
  }
}

export type ChangeOutcome<Found> =
  | { readonly status: 'changed' }
  /** Another person changed the record; `current` is its present state. */
  | { readonly status: 'conflict'; readonly current: Found }
  | { readonly status: 'missing' }
  | { readonly status: 'late'; readonly current: Found }
  | { readonly status: 'full'; readonly current: Found }

export interface ChangeRules<Found extends Changeable, Change> {
  readonly collection: Collection
  actionOf(change: Change): AuditAction
  readonly undone: AuditAction
  find(reference: string): Promise<Found | undefined>
  eventOf(change: Change, context: ChangeContext): Done
  changesOf(found: Found, change: Change, context: ChangeContext): Changes
  undoOf(found: Found): Changes | undefined
  /** Returns whether a change only adds, such as a note, and therefore also applies to a newer version. */
  isAdded?(change: Change): boolean
}

export interface ManyChanged {
  readonly changed: readonly Seen[]
  readonly conflicts: readonly string[]
}

export interface RecordChanges<Found, Change> {
  change(act: StaffAct, seen: Seen, change: Change): Promise<ChangeOutcome<Found>>
  /** Applies a change to several records; conflicts do not stop the others. */
  changeMany(act: StaffAct, all: readonly Seen[], change: Change): Promise<ManyChanged>
  /** Reverts the last change, within 60 s and by the same account. */
  undo(act: StaffAct, seen: Seen): Promise<ChangeOutcome<Found>>
  undoMany(act: StaffAct, all: readonly Seen[]): Promise<ManyChanged>
}

export interface RecordChangesParts {
  readonly audit: Pick<AuditLog, 'commit'>
  readonly clock: Pick<Clock, 'now'>
}

/** Number of records per commit: each takes two of its 100 steps, which block the event loop with SQLite. */
const committedAtOnce = 25

export const mayUndo = ({ desk: { undo } }: Changeable, staffId: string, now: number): boolean =>
  undo !== null && undo.by === staffId && now < undo.until

const isUndoRepeated = ({ desk: { undone } }: Changeable, seen: number, staffId: string): boolean =>
  undone?.version === seen && undone.by === staffId

type Decision<Found> =
  | { readonly status: 'write'; readonly action: AuditAction; readonly changes: Changes }
  | ChangeOutcome<Found>

type Decide<Found> = (current: Found, seen: Seen, context: ChangeContext) => Decision<Found>

interface Writing<Found> {
  readonly seen: Seen
  readonly current: Found
  readonly action: AuditAction
  readonly changes: Changes
}

export const createRecordChanges = <Found extends Changeable, Change>(
  { audit, clock }: RecordChangesParts,
  rules: ChangeRules<Found, Change>,
): RecordChanges<Found, Change> => {
  const contextOf = ({ signedIn }: StaffAct): ChangeContext => ({
    by: colleagueOf(signedIn),
    now: clock.now(),
  })

  const write = async (
    { signedIn, requestId }: StaffAct,
    writings: readonly Writing<Found>[],
  ): Promise<boolean> => {
    const { collection } = rules
    const { status } = await audit.commit(
      writings.map(({ action, seen }) => ({
        actor: signedIn,
        action,
        subject: seen.reference,
        requestId,
      })),
      writings.map(({ current: { recordId: id, version }, changes }) => ({
        update: { collection, id, version },
        changes,
      })),
    )
    return status === 'committed'
  }

  const isAdded = (change: Change): boolean => rules.isAdded?.(change) ?? false

  /** Whether the change was just made, as by a double click. One that only adds may precede other events. */
  const isRepeated = ({ desk: { events } }: Found, change: Change, context: ChangeContext) =>
    (isAdded(change) ? events : events.slice(-1)).some(
      (event) =>
        event.by.id === context.by.id &&
        context.now - event.at <= undoSeconds * second &&
        isDeepStrictEqual(rules.eventOf(change, { by: event.by, now: event.at }), event),
    )

  const changing =
    (wanted: Change): Decide<Found> =>
    (current, seen, context) => {
      const isCurrent = current.version === seen.version
      if (!isCurrent && isRepeated(current, wanted, context)) return { status: 'changed' }
      if (!isCurrent && !isAdded(wanted)) return { status: 'conflict', current }
      const { text = '' } = rules.eventOf(wanted, context)
      if (text !== '' && !hasRoomFor(current.desk.events, text)) return { status: 'full', current }
      const changes = rules.changesOf(current, wanted, context)
      return { status: 'write', action: rules.actionOf(wanted), changes }
    }

  const undoing: Decide<Found> = (current, { version }, { by, now }) => {
    if (isUndoRepeated(current, version, by.id)) return { status: 'changed' }
    if (current.version !== version) return { status: 'conflict', current }
    const changes = rules.undoOf(current)
    return changes === undefined || !mayUndo(current, by.id, now)
      ? { status: 'late', current }
      : { status: 'write', action: rules.undone, changes }
  }

  const carryOut = async (
    act: StaffAct,
    seen: Seen,
    decide: Decide<Found>,
  ): Promise<ChangeOutcome<Found>> => {
    const current = await rules.find(seen.reference)
    if (current === undefined) return { status: 'missing' }
    const decision = decide(current, seen, contextOf(act))
    if (decision.status !== 'write') return decision
    return (await write(act, [{ ...decision, seen, current }]))
      ? { status: 'changed' }
      : carryOut(act, seen, decide)
  }

  const carryOutMany = async (
    act: StaffAct,
    all: readonly Seen[],
    decide: Decide<Found>,
  ): Promise<ManyChanged> => {
    const changed: Seen[] = []
    const conflicts: string[] = []

    const carryOutChunk = async (chunk: readonly Seen[]): Promise<void> => {
      const found = await Promise.all(chunk.map(({ reference }) => rules.find(reference)))
      const writings = chunk.flatMap((seen, place): readonly Writing<Found>[] => {
        const current = found[place]
        const decision = current && decide(current, seen, contextOf(act))
        if (current !== undefined && decision?.status === 'write') {
          return [{ ...decision, seen, current }]
        }
        if (current !== undefined && decision?.status === 'changed') {
          changed.push({ reference: seen.reference, version: current.version })
        } else conflicts.push(seen.reference)
        return []
      })
      if (writings.length === 0) return
      // A commit fails as a whole: the retry finds the conflicting record.
      if (!(await write(act, writings))) return carryOutChunk(writings.map(({ seen }) => seen))
      for (const { seen, current } of writings) {
        changed.push({ reference: seen.reference, version: current.version + 1 })
      }
    }

    const once = [...new Map(all.map((seen) => [seen.reference, seen])).values()]
    await eachInTurn(chunksOf(once, committedAtOnce), carryOutChunk)
    return { changed, conflicts }
  }

  return {
    change: (act, seen, wanted) => carryOut(act, seen, changing(wanted)),
    changeMany: (act, all, wanted) => carryOutMany(act, all, changing(wanted)),
    undo: (act, seen) => carryOut(act, seen, undoing),
    undoMany: (act, all) => carryOutMany(act, all, undoing),
  }
}
