import * as z from 'zod'
import type { StoredRecord } from '../../adapters/records/records.js'
import { type Application, applicationKind } from '../../careers/application.js'
import { storedEnum, storedObject } from '../../adapters/records/storedValue.js'
import { unknownEventSchema } from '../changes/unknownEvent.js'
import { undoneSchema } from '../changes/undone.js'
import { colleagueSchema } from '../colleague.js'
import { applicationStates } from '../../../shared/staff/applicationDeskChoices.js'

/*
 * What HR does with an application stands in `fields.desk` of its record, so that it goes with it.
 * The schema of an application drops it: no email and no list of the command line holds a note.
 */

const done = { at: z.int(), by: colleagueSchema }
const written = { email: z.string(), subject: z.string(), text: z.string() }
const knownEventSchema = z.discriminatedUnion('kind', [
  storedObject({ ...done, kind: z.literal('state'), state: storedEnum(applicationStates) }),
  storedObject({ ...done, kind: z.literal('note'), text: z.string() }),
  /** The person took back the agreement to be thought of for other offers. */
  storedObject({ ...done, kind: z.literal('consentEnded') }),
  storedObject({ ...done, ...written, kind: z.literal('reply') }),
  storedObject({ ...done, ...written, kind: z.literal('replyTakenBack') }),
])
const eventSchema = z.union([knownEventSchema, unknownEventSchema])
/** One entry of the timeline that this release writes. */
export type KnownApplicationEvent = z.infer<typeof knownEventSchema>
/** One entry of the timeline. */
export type ApplicationEvent = z.infer<typeof eventSchema>

const undoSchema = storedObject({
  until: z.int(),
  by: z.string(),
  state: storedEnum(applicationStates),
  /** How many events there were. */
  events: z.int(),
  keepForOthers: z.boolean(),
})

const deskSchema = storedObject({
  state: storedEnum(applicationStates).default('received'),
  events: z.array(eventSchema).readonly().default([]),
  /** What the last change replaced, while it can be undone. */
  undo: undoSchema.nullable().catch(null),
  undone: undoneSchema.nullable().catch(null),
})
export type ApplicationDesk = z.infer<typeof deskSchema>

/** An application with where it stands. */
export interface DeskApplication {
  readonly recordId: string
  /** Of the record: a change names the one it was decided on. */
  readonly version: number
  /** When it is deleted, in milliseconds since 1970. */
  readonly expiresAt: number | undefined
  readonly application: Application
  readonly desk: ApplicationDesk
}

/** @throws ZodError when the record is no application */
export const readDeskApplication = (record: StoredRecord): DeskApplication => ({
  recordId: record.id,
  version: record.version,
  // Files go before their application, so its end is when it falls due.
  expiresAt: record.dueAt,
  application: applicationKind.schema.parse(record.fields),
  desk: deskSchema.parse(record.fields['desk'] ?? {}),
})
