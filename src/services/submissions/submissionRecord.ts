import type { Retention } from '../../config/retention.js'
import { day } from '../../shared/time/durations.js'
import { everyRecord } from '../adapters/records/everyRecord.js'
import { readable, refuseUnreadable } from '../adapters/records/readable.js'
import {
  fieldsSchema,
  type OnUnreadable,
  type RecordDraft,
  type Records,
  type StoredRecord,
} from '../adapters/records/records.js'
import type { Submission, SubmissionKind } from './submission.js'

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
