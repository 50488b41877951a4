import * as z from 'zod'
import type { StoredRecord, RecordDraft, Records } from '../adapters/records/records.js'
import { storedEnum } from '../adapters/records/storedValue.js'
import { fixedPeriods } from '../../config/retention.js'
import { day, hour, minute } from '../../shared/time/durations.js'
import { fileKinds } from './fileNames.js'

/** Uploads that no application claims are deleted after this long. */
export const unclaimedMs = fixedPeriods.uploads.hours * hour
/** An older upload cannot be claimed: its deletion could come in between. */
export const claimableMs = unclaimedMs - hour
/** How long a file in quarantine is kept, for whoever wants to examine it. */
export const quarantineMs = fixedPeriods.quarantine.days * day

/** A process that dies between claiming a file and storing its application gives it back then. */
export const claimLeaseMs = minute

/** A signature ends after ten minutes; a post that began before then may still be coming. */
export const droppedMs = hour

const uploadSchema = z.object({
  /** A digest of whose upload it is; empty once it was dropped. */
  owner: z.string(),
  /** The visitor's own name of the file, cleaned. */
  name: z.string(),
  kind: storedEnum(fileKinds),
  type: z.string(),
  /** Bytes as announced; nothing when it was not told, or while a form is still being read. */
  size: z.int().nullable(),
  /** The id of the application that claimed it. */
  application: z.string().nullable(),
  /** Until then the claim holds; later only if the application was stored. */
  claimedUntil: z.int().default(0),
  /** A virus was found in it: it waits to be examined, for no application. */
  quarantined: z.boolean().default(false),
  /** A browser may post it; what came inside a form was never signed. */
  signed: z.boolean().default(true),
})
export type Upload = z.infer<typeof uploadSchema>

/** Where a browser may put the file, and where its chunks are put together. */
export const incomingKey = (id: string): string => `incoming/${id}`
/** Begins the keys of the chunks of one upload. */
export const chunkPrefix = (id: string): string => `chunks/${id}-`
/** @param number 1 and more */
export const chunkKey = (id: string, number: number): string => chunkPrefix(id) + number
/** Where a claimed file lives: no signature that was ever given leads there. */
export const keptKey = (id: string): string => `kept/${id}`
export const quarantineKey = (id: string): string => `quarantine/${id}`

/** An upload as a record of `uploads`: due when nobody claims it any more. */
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

/** @throws ZodError when the record is not an upload */
export const readUpload = (record: StoredRecord): Upload => uploadSchema.parse(record.fields)

/** The application that has the upload; nothing when it is free to be claimed. */
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
