import * as z from 'zod'
import type { RecordDraft, Records, StoredRecord } from '../adapters/records/records.js'
import { storedEnum } from '../adapters/records/storedValue.js'
import { fixedPeriods } from '../../config/retention.js'
import { day, hour, minute } from '../../shared/time/durations.js'
import { fileKinds } from './fileNames.js'

export const unclaimedMs = fixedPeriods.uploads.hours * hour
/**
 * Time in which an upload can be claimed, shorter than the deletion time, so that a claimed upload
 * cannot be deleted meanwhile.
 */
export const claimableMs = unclaimedMs - hour
export const quarantineMs = fixedPeriods.quarantine.days * day

/** Lease of a claim, after which the claims of a crashed process expire. */
export const claimLeaseMs = minute

/**
 * Age at which an unused upload is deleted: signatures expire after ten minutes, but a slow upload
 * may end later.
 */
export const droppedMs = hour

const uploadSchema = z.object({
  /** Hash of the owner's cookie; empty once the upload is discarded. */
  owner: z.string(),
  name: z.string(),
  kind: storedEnum(fileKinds),
  type: z.string(),
  /** Announced bytes; `null` if unknown, or while the form is being parsed. */
  size: z.int().nullable(),
  application: z.string().nullable(),
  /** End of the claim, unless the application was stored. */
  claimedUntil: z.int().default(0),
  quarantined: z.boolean().default(false),
  /** Whether the upload has a signed URL; `false` for files sent within a form. */
  signed: z.boolean().default(true),
})
export type Upload = z.infer<typeof uploadSchema>

export const incomingKey = (id: string): string => `incoming/${id}`
export const chunkPrefix = (id: string): string => `chunks/${id}-`
export const chunkKey = (id: string, number: number): string => chunkPrefix(id) + number
/** Returns the key of a claimed file, for which no upload URL is signed. */
export const storedKey = (id: string): string => `kept/${id}`
export const quarantineKey = (id: string): string => `quarantine/${id}`

export const draftUpload = (
  id: string,
  upload: Omit<Upload, 'application' | 'claimedUntil' | 'quarantined'>,
  now: number,
): RecordDraft => ({
  collection: 'uploads',
  id,
  createdAt: now,
  dueAt: now + unclaimedMs,
  fields: { ...upload, application: null },
})

export const readUpload = (record: StoredRecord): Upload => uploadSchema.parse(record.fields)

export const holderOf = async (
  { application, claimedUntil }: Upload,
  now: number,
  records: Pick<Records, 'read'>,
): Promise<string | undefined> => {
  if (application === null) return undefined
  if (now < claimedUntil) return application
  const stored = await records.read('applications', application)
  return stored === undefined ? undefined : application
}

// Looser than the application schema, so that files of damaged records are found.
const namesFiles = z.object({
  files: z.array(z.object({ key: z.string(), name: z.string().catch('file') })),
})

export const namedFiles = ({ fields }: Pick<StoredRecord, 'fields'>) =>
  namesFiles.safeParse(fields).data?.files ?? []

export const fileKeysOf = (record: StoredRecord): readonly string[] => {
  if (record.collection === 'uploads') {
    return [incomingKey, storedKey, quarantineKey].map((keyOf) => keyOf(record.id))
  }
  if (record.collection !== 'applications') return []
  return namedFiles(record).map(({ key }) => key)
}
