import * as z from 'zod'
import type { StoredRecord } from '../../adapters/records/records.js'
import { type Application, applicationKind } from '../../careers/application.js'
import { storedEnum, storedObject } from '../../adapters/records/storedValue.js'
import { unknownEventSchema } from '../changes/unknownEvent.js'
import { undoneSchema } from '../changes/undone.js'
import { colleagueSchema } from '../colleague.js'
import { applicationStates } from '../../../shared/staff/deskChoices.js'

/* State and history in `fields.desk`. The schema of an application omits it, so exports contain no notes. */

const done = { at: z.int(), by: colleagueSchema }
const written = { email: z.string(), subject: z.string(), text: z.string() }
const knownEventSchema = z.discriminatedUnion('kind', [
  storedObject({ ...done, kind: z.literal('state'), state: storedEnum(applicationStates) }),
  storedObject({ ...done, kind: z.literal('note'), text: z.string() }),
  storedObject({ ...done, kind: z.literal('consentEnded') }),
  storedObject({ ...done, ...written, kind: z.literal('reply') }),
  storedObject({ ...done, ...written, kind: z.literal('replyTakenBack') }),
])
const eventSchema = z.union([knownEventSchema, unknownEventSchema])
export type KnownApplicationEvent = z.infer<typeof knownEventSchema>
export type ApplicationEvent = z.infer<typeof eventSchema>

const undoSchema = storedObject({
  until: z.int(),
  by: z.string(),
  state: storedEnum(applicationStates),
  events: z.int(),
  keepForOthers: z.boolean(),
})

const deskSchema = storedObject({
  state: storedEnum(applicationStates).default('received'),
  events: z.array(eventSchema).readonly().default([]),
  undo: undoSchema.nullable().catch(null),
  undone: undoneSchema.nullable().catch(null),
})
export type ApplicationDesk = z.infer<typeof deskSchema>

export interface DeskApplication {
  readonly recordId: string
  readonly version: number
  readonly expiresAt: number | undefined
  readonly application: Application
  readonly desk: ApplicationDesk
}

export const readDeskApplication = (record: StoredRecord): DeskApplication => ({
  recordId: record.id,
  version: record.version,
  // Files are deleted before their application, whose retention end is therefore `dueAt`.
  expiresAt: record.dueAt,
  application: applicationKind.schema.parse(record.fields),
  desk: deskSchema.parse(record.fields['desk'] ?? {}),
})
