import * as z from 'zod'
import type { StoredRecord } from '../../adapters/records/records.js'

const momentSchema = z.object({ date: z.string(), time: z.string() })

// Looser than the record schemas, so that notes are found even in unreadable records.
const notedSchema = z.object({
  desk: z.object({
    events: z
      .array(
        z.object({
          kind: z.string().catch(''),
          text: z.string().optional().catch(undefined),
          appointment: momentSchema.optional().catch(undefined),
          /** Freed appointment that was offered to the person. */
          place: momentSchema.optional().catch(undefined),
          result: z.string().optional().catch(undefined),
        }),
      )
      .default([]),
  }),
})

const eventsOf = ({ fields }: Pick<StoredRecord, 'fields'>) =>
  notedSchema.safeParse(fields).data?.desk.events ?? []

const exportedAsEmails: ReadonlySet<string> = new Set(['reply', 'replyTakenBack'])

export const notesOf = (record: Pick<StoredRecord, 'fields'>): readonly string[] =>
  eventsOf(record)
    .filter(({ kind }) => !exportedAsEmails.has(kind))
    .flatMap(({ text = [] }) => text)

export const appointmentsOf = (record: Pick<StoredRecord, 'fields'>) =>
  eventsOf(record).flatMap(
    ({ appointment, place, result }) => appointment ?? (result === 'accepted' ? (place ?? []) : []),
  )
