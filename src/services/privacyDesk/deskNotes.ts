import * as z from 'zod'
import type { StoredRecord } from '../adapters/records/records.js'

// Less than the desk and HR ask for themselves: a note is found even if the rest is odd.
const textSchema = z.object({ text: z.string() })
const notedSchema = z.object({
  desk: z.object({
    /** Of a request: notes among what else was done. */
    events: z
      .array(z.object({ kind: z.string().catch(''), text: z.string().optional().catch(undefined) }))
      .default([]),
    /** Of an application. */
    notes: z.array(textSchema).default([]),
  }),
})

/** Their texts are in the emails of an export. */
const exportedAsEmails: ReadonlySet<string> = new Set(['reply', 'replyTakenBack'])

/** What colleagues noted on a submission: it is about the person, and goes with what they sent. */
export const notesOf = ({ fields }: Pick<StoredRecord, 'fields'>): readonly string[] => {
  const noted = notedSchema.safeParse(fields)
  if (!noted.success) return []
  const { events, notes } = noted.data.desk
  return [
    ...events.filter(({ kind }) => !exportedAsEmails.has(kind)).flatMap(({ text = [] }) => text),
    ...notes.map(({ text }) => text),
  ]
}
