import * as z from 'zod'
import type { StoredRecord } from '../../adapters/records/records.js'
import { type ContactRequest, contactKind } from '../../contact/contactRequest.js'
import { storedEnum, storedObject } from '../../adapters/records/storedValue.js'
import { suspicions } from '../../submissions/spamCheck.js'
import { inboxFolder } from '../../submissions/submissionRecord.js'
import { unknownEventSchema } from '../changes/unknownEvent.js'
import { undoneSchema } from '../changes/undone.js'
import { colleagueSchema } from '../colleague.js'
import {
  callOutcomes,
  type DeskState,
  deskStates,
  openStates,
} from '../../../shared/staff/deskChoices.js'
import { isKnown, type Stored } from '../../../shared/language/storedChoices.js'

/*
 * What the desk does with a request stands in `fields.desk` of its record, beside what the person
 * said, so that it goes when the request goes. The schema of a contact request drops it: whatever
 * shows or exports requests to others never holds a note.
 */

const done = { at: z.int(), by: colleagueSchema }
const written = { email: z.string(), subject: z.string(), text: z.string() }
const knownEventSchema = z.discriminatedUnion('kind', [
  storedObject({
    ...done,
    kind: z.literal('state'),
    state: storedEnum(deskStates),
    /** Given to somebody at once, or to nobody. */
    to: colleagueSchema.nullable().exactOptional(),
  }),
  /** To nobody: taken back from who had it. */
  storedObject({ ...done, kind: z.literal('assigned'), to: colleagueSchema.nullable() }),
  storedObject({ ...done, kind: z.literal('note'), text: z.string() }),
  storedObject({
    ...done,
    kind: z.literal('call'),
    outcome: storedEnum(callOutcomes),
    state: storedEnum(deskStates),
  }),
  storedObject({ ...done, kind: z.literal('promised'), day: z.string() }),
  /** Queued under this id; it has left when the outbox says so. */
  storedObject({
    ...done,
    kind: z.literal('reply'),
    ...written,
    /** Where the request stood before: it goes back there if the reply is taken back. */
    before: z
      .object({ state: storedEnum(deskStates), assignee: colleagueSchema.nullable() })
      .exactOptional(),
  }),
  storedObject({ ...done, kind: z.literal('replyTakenBack'), ...written }),
])
const eventSchema = z.union([knownEventSchema, unknownEventSchema])
/** One entry of the timeline that this release writes. */
export type KnownDeskEvent = z.infer<typeof knownEventSchema>
/** One entry of the timeline. */
export type DeskEvent = z.infer<typeof eventSchema>

const undoSchema = storedObject({
  until: z.int(),
  by: z.string(),
  state: storedEnum(deskStates),
  assignee: colleagueSchema.nullable(),
  promised: z.string().nullable(),
  /** How many events there were. */
  events: z.int(),
  suspected: z.array(storedEnum(suspicions)),
  expiresAt: z.int().nullable(),
})

// Of a request that nobody has touched the state alone is stored.
const deskSchema = storedObject({
  state: storedEnum(deskStates).default('new'),
  assignee: colleagueSchema.nullable().default(null),
  /** `ID:open` while somebody has it and it is not done: what `mine` lists by. */
  mine: z.string().default(''),
  /** The day the person was promised a call, such as `2026-11-26`. */
  promised: z.string().nullable().default(null),
  events: z.array(eventSchema).readonly().default([]),
  /** What the last change replaced, while it can be undone. */
  undo: undoSchema.nullable().catch(null),
  undone: undoneSchema.nullable().catch(null),
})
export type Desk = z.infer<typeof deskSchema>

/** A request with where it stands. */
export interface DeskRequest {
  readonly recordId: string
  /** Of the record: a change names the one it was decided on. */
  readonly version: number
  /** When it is deleted, in milliseconds since 1970. */
  readonly expiresAt: number | undefined
  readonly request: ContactRequest
  readonly desk: Desk
}

/** Whether somebody still has to act. An unknown state counts as open, so that nobody forgets it. */
export const isOpen = (state: Stored<DeskState>): boolean =>
  !isKnown(deskStates, state) || openStates.some((open) => open === state)

/** What `mine` of a request is. */
export const mineOf = (staffId: string): string => `${staffId}:open`

/**
 * Requests received before there was a staff area have no desk fields, and the command line may have
 * released one that was set apart: the folder decides.
 */
const deskOf = ({ fields }: StoredRecord): Desk => {
  const isSuspected = fields['folder'] !== inboxFolder
  const desk = deskSchema.parse(fields['desk'] ?? { state: isSuspected ? 'spam' : 'new' })
  if (isSuspected) return { ...desk, state: 'spam' }
  return desk.state === 'spam' ? { ...desk, state: 'new' } : desk
}

/** @throws ZodError when the record is no request */
export const readDeskRequest = (record: StoredRecord): DeskRequest => ({
  recordId: record.id,
  version: record.version,
  expiresAt: record.expiresAt,
  request: contactKind.schema.parse(record.fields),
  desk: deskOf(record),
})
