import * as z from 'zod'
import type { StoredRecord } from '../../adapters/records/records.js'

// Looser than the record schemas, so that notes are found even in unreadable records.
const notedSchema = z.object({
  desk: z.object({
    events: z
      .array(z.object({ kind: z.string().catch(''), text: z.string().optional().catch(undefined) }))
      .default([]),
  }),
})

/** Exported as emails. */
const exportedAsEmails: ReadonlySet<string> = new Set(['reply', 'replyTakenBack'])

export const notesOf = ({ fields }: Pick<StoredRecord, 'fields'>): readonly string[] => {
  const noted = notedSchema.safeParse(fields)
  if (!noted.success) return []
  return noted.data.desk.events
    .filter(({ kind }) => !exportedAsEmails.has(kind))
    .flatMap(({ text = [] }) => text)
}
