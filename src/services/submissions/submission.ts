import * as z from 'zod'
import { locales } from '../../addresses/pageTable.js'
import type { Retention, SubmissionCollection } from '../../config/retention.js'
import {
  type Fields,
  fieldsSchema,
  type OnUnreadable,
  type RecordDraft,
  type Records,
  type StoredRecord,
} from '../adapters/records/records.js'
import { storedEnum } from '../adapters/records/storedValue.js'
import { referencePattern } from './reference.js'
import { suspicions } from './spamCheck.js'
import { day } from '../../shared/time/durations.js'
import { everyRecord } from '../adapters/records/everyRecord.js'
import { readable, refuseUnreadable } from '../adapters/records/readable.js'

const instant = z.iso.datetime()

export const submissionFields = {
  id: z.string(),
  createdAt: instant,
  locale: storedEnum(locales),
  suspected: z.array(storedEnum(suspicions)).readonly().default([]),
}

export const personalSubmissionFields = {
  id: submissionFields.id,
  reference: z.string().regex(referencePattern),
  createdAt: submissionFields.createdAt,
  locale: submissionFields.locale,
  consentAt: instant,
  suspected: submissionFields.suspected,
}

/** Reads `null` as missing: record fields can be replaced but not removed. */
export const withoutNulls = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (stored: unknown) =>
      typeof stored === 'object' && stored !== null
        ? Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null))
        : stored,
    schema,
  )

export type Submission = z.infer<z.ZodObject<typeof submissionFields>>
export type PersonalSubmission = z.infer<z.ZodObject<typeof personalSubmissionFields>>

export interface SubmissionKind<Stored extends Submission> {
  readonly collection: SubmissionCollection
  /** Strips fields added by the staff area. */
  readonly schema: z.ZodType<Stored>
  /** `expiresAt`: only the record is deleted. `dueAt`: a job deletes the files first. */
  readonly endsBy: 'expiresAt' | 'dueAt'
  /** Returns the retention end in milliseconds since 1970; by default, it is counted from receipt. */
  endsAt?(submission: Stored, retention: Retention): number
  readonly untouched?: (isSpam: boolean) => Fields
}

export const draftSubmission = <Stored extends Submission>(
  { collection, endsBy, untouched }: SubmissionKind<Stored>,
  submission: Stored,
  endsAt: number,
): RecordDraft => ({
  collection,
  id: submission.id,
  createdAt: Date.parse(submission.createdAt),
  [endsBy]: endsAt,
  fields: fieldsSchema.parse({
    ...submission,
    folder: folderOf(submission.suspected.length > 0),
    ...untouched?.(submission.suspected.length > 0),
  }),
})

export const submissionEnd = <Stored extends Submission>(
  kind: SubmissionKind<Stored>,
  submission: Stored,
  retention: Retention,
): number =>
  kind.endsAt?.(submission, retention) ??
  Date.parse(submission.createdAt) + retention[kind.collection] * day

export const inboxFolder = 'inbox'
export const spamFolder = 'suspected'

export const folderOf = (suspected: boolean): string => (suspected ? spamFolder : inboxFolder)

export const readSubmission = <Stored extends Submission>(
  { schema }: SubmissionKind<Stored>,
  record: StoredRecord,
): Stored => schema.parse(record.fields)

export async function* everySubmission<Stored extends Submission>(
  records: Pick<Records, 'list'>,
  kind: SubmissionKind<Stored>,
  isSpam: boolean,
  onUnreadable: OnUnreadable,
): AsyncGenerator<Stored> {
  const where = { field: 'folder', equals: folderOf(isSpam) }
  for await (const record of everyRecord(records, kind.collection, where)) {
    yield* readable(
      [record],
      (one) => readSubmission(kind, one),
      (one) => one,
      onUnreadable,
    )
  }
}

export const findSubmission = async <Stored extends Submission>(
  records: Pick<Records, 'list'>,
  kind: SubmissionKind<Stored>,
  reference: string,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<Stored | undefined> => {
  const where = { field: 'reference', equals: reference }
  const found = await records.list(kind.collection, { limit: 1, where })
  const read = (record: StoredRecord): Stored => readSubmission(kind, record)
  return readable(found.records, read, (record) => record, onUnreadable)[0]
}
