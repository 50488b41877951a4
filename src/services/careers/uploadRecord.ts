import { z } from 'zod'
import type { StoredRecord, RecordDraft } from '../adapters/records/records.js'
import { fileKinds } from './fileKinds.js'

const hour = 3_600_000

/** Uploads that no application claims are removed after this long. */
export const unclaimedTime = 24 * hour
/** So near its end an upload is not taken any more: the removal could come in between. */
export const lastClaimTime = unclaimedTime - hour
/** How long a file in quarantine is kept, for whoever wants to look at it. */
export const quarantineTime = 7 * 24 * hour

const uploadSchema = z.object({
  /** A digest of whose upload it is. */
  owner: z.string(),
  /** The visitor's own name of the file, cleaned. */
  name: z.string(),
  kind: z.enum(fileKinds),
  type: z.string(),
  /** Bytes as announced; nothing while a form is still being read. */
  size: z.int().nullable(),
  /** The id of the application that claimed it. */
  application: z.string().nullable(),
})
export type Upload = z.infer<typeof uploadSchema>

/** Where a browser may put the file. */
export const incomingKey = (id: string): string => `incoming/${id}`
/** Where a claimed file lives: no signature that was ever given leads there. */
export const keptKey = (id: string): string => `kept/${id}`
export const quarantineKey = (id: string): string => `quarantine/${id}`

/** An upload as a record of `uploads`: due when nobody claims it any more. */
export const draftUpload = (id: string, upload: Upload, now: number): RecordDraft => ({
  collection: 'uploads',
  id,
  createdAt: now,
  dueAt: now + unclaimedTime,
  fields: upload,
})

/** @throws ZodError when the record is not an upload */
export const readUpload = (record: StoredRecord): Upload => uploadSchema.parse(record.fields)
