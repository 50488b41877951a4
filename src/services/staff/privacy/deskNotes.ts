import * as z from 'zod'
import type { StoredRecord } from '../../adapters/records/records.js'

// Looser than the schemas of requests and applications: a note is found even if the rest is unreadable.
const notedSchema = z.object({
  desk: z.object({
    events: z
      .array(z.object({ kind: z.string().catch(''), text: z.string().optional().catch(undefined) }))
      .default([]),
  }),
})

/** Their texts are in the emails of an export. */
const exportedAsEmails: ReadonlySet<string> = new Set(['reply', 'replyTakenBack'])

/** Returns the notes of staff on a submission: personal data of its sender, deleted with it. */
export const notesOf = ({ fields }: Pick<StoredRecord, 'fields'>): readonly string[] => {
  const noted = notedSchema.safeParse(fields)
  if (!noted.success) return []
  return noted.data.desk.events
    .filter(({ kind }) => !exportedAsEmails.has(kind))
    .flatMap(({ text = [] }) => text)
}
