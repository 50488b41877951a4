import * as z from 'zod'
import { isKnown, type Stored } from '../../../shared/language/storedChoices.js'
import {
  callOutcomes,
  type DeskState,
  deskStates,
  openStates,
} from '../../../shared/staff/deskChoices.js'
import type { StoredRecord } from '../../adapters/records/records.js'
import { storedEnum, storedObject } from '../../adapters/records/storedValue.js'
import { type ContactRequest, contactKind } from '../../contact/contactRequest.js'
import { offerResults, visitsDone } from '../../../shared/contact/contactChoices.js'
import { suspicions } from '../../submissions/spamCheck.js'
import { inboxFolder } from '../../submissions/submission.js'
import { undoneSchema } from '../changes/undone.js'
import { unknownEventSchema } from '../changes/unknownEvent.js'
import { colleagueSchema } from '../colleague.js'

/* State and history, which the schema of a request omits: emails and exports contain no notes. */

const done = { at: z.int(), by: colleagueSchema }
export const correctedFields = [
  'name',
  'phone',
  'email',
  'contactBy',
  'language',
  'subject',
  'message',
  'halfDays',
] as const
export type CorrectedField = (typeof correctedFields)[number]
export const linkEvents = ['renewed', 'ended'] as const

const appointment = storedObject({ date: z.iso.date(), time: z.string() }).exactOptional()
const written = { email: z.string(), subject: z.string(), text: z.string() }
const knownEventSchema = z.discriminatedUnion('kind', [
  storedObject({
    ...done,
    kind: z.literal('state'),
    state: storedEnum(deskStates),
    to: colleagueSchema.nullable().exactOptional(),
  }),
  storedObject({ ...done, kind: z.literal('assigned'), to: colleagueSchema.nullable() }),
  storedObject({ ...done, kind: z.literal('note'), text: z.string() }),
  storedObject({
    ...done,
    kind: z.literal('call'),
    outcome: storedEnum(callOutcomes),
    state: storedEnum(deskStates),
    text: z.string().exactOptional(),
    appointment,
  }),
  storedObject({ ...done, kind: z.literal('promised'), day: z.string() }),
  /** Id of the queued email; the outbox stores whether it was sent. */
  storedObject({
    ...done,
    kind: z.literal('reply'),
    ...written,
    /** State to restore if the reply is recalled. */
    before: z
      .object({ state: storedEnum(deskStates), assignee: colleagueSchema.nullable() })
      .exactOptional(),
  }),
  storedObject({ ...done, kind: z.literal('replyTakenBack'), ...written }),
  storedObject({ ...done, kind: z.literal('message'), text: z.string() }),
  storedObject({
    ...done,
    kind: z.literal('changed'),
    fields: z.array(storedEnum(correctedFields)).readonly(),
  }),
  storedObject({ ...done, kind: z.literal('withdrawn') }),
  storedObject({ ...done, kind: z.literal('visit') }),
  storedObject({ ...done, kind: z.literal('resumed') }),
  storedObject({ ...done, kind: z.literal('read') }),
  storedObject({ ...done, kind: z.literal('undelivered') }),
  storedObject({ ...done, kind: z.literal('urgent'), isUrgent: z.boolean() }),
  /** `of`: reference of the request that it was merged into. */
  storedObject({ ...done, kind: z.literal('duplicate'), of: z.string().exactOptional() }),
  /** Another request of the person was merged into this one; `text` holds its messages. */
  storedObject({
    ...done,
    kind: z.literal('merged'),
    from: z.string(),
    text: z.string().exactOptional(),
  }),
  /** The request is postponed: last in its list until `day`, such as `2026-11-26`. */
  storedObject({ ...done, kind: z.literal('snoozed'), day: z.string() }),
  storedObject({ ...done, kind: z.literal('shortNotice') }),
  storedObject({
    ...done,
    kind: z.literal('offer'),
    result: storedEnum(offerResults),
    /** The freed appointment, and the reference of the request that freed it. */
    place: storedObject({
      reference: z.string(),
      date: z.iso.date(),
      time: z.string(),
    }).exactOptional(),
  }),
  /** The appointment was freed, moved to the one stored here, or left unchanged. */
  storedObject({
    ...done,
    kind: z.literal('visitDone'),
    what: storedEnum(visitsDone),
    appointment,
  }),
  /** Each of these events invalidates the previous link. */
  storedObject({ ...done, kind: z.literal('link'), what: storedEnum(linkEvents) }),
])
const eventSchema = z.union([knownEventSchema, unknownEventSchema])
export type KnownDeskEvent = z.infer<typeof knownEventSchema>
export type DeskEvent = z.infer<typeof eventSchema>

const undoSchema = storedObject({
  until: z.int(),
  by: z.string(),
  state: storedEnum(deskStates),
  assignee: colleagueSchema.nullable(),
  promised: z.string().nullable(),
  isUrgent: z.boolean().default(false),
  events: z.int(),
  suspected: z.array(storedEnum(suspicions)),
  expiresAt: z.int().nullable(),
})

// The defaults apply to untouched requests, which store the state only.
const deskSchema = storedObject({
  state: storedEnum(deskStates).default('new'),
  assignee: colleagueSchema.nullable().default(null),
  /** `ID:open` while assigned and not done: index of the `mine` view. */
  mine: z.string().default(''),
  /** Day of a promised call, such as `2026-11-26`. */
  promised: z.string().nullable().default(null),
  /** The request is last in its list until this day, or until the person writes or changes something. */
  snoozedUntil: z.string().nullable().default(null),
  isUrgent: z.boolean().default(false),
  events: z.array(eventSchema).readonly().default([]),
  undo: undoSchema.nullable().catch(null),
  undone: undoneSchema.nullable().catch(null),
})
export type Desk = z.infer<typeof deskSchema>

export interface DeskRequest {
  readonly recordId: string
  readonly version: number
  readonly expiresAt: number | undefined
  readonly request: ContactRequest
  readonly desk: Desk
}

/** Returns whether the request needs work. Unknown states count as open, so that none is forgotten. */
export const isOpen = (state: Stored<DeskState>): boolean =>
  !isKnown(deskStates, state) || openStates.some((open) => open === state)

export const mineOf = (staffId: string): string => `${staffId}:open`

/** Reads the state. The folder decides on spam: the stored state may be missing or outdated. */
const deskOf = ({ fields }: StoredRecord): Desk => {
  const isSpam = fields['folder'] !== inboxFolder
  const desk = deskSchema.parse(fields['desk'] ?? { state: isSpam ? 'spam' : 'new' })
  if (isSpam) return { ...desk, state: 'spam' }
  return desk.state === 'spam' ? { ...desk, state: 'new' } : desk
}

export const readDeskRequest = (record: StoredRecord): DeskRequest => ({
  recordId: record.id,
  version: record.version,
  expiresAt: record.expiresAt,
  request: contactKind.schema.parse(record.fields),
  desk: deskOf(record),
})
