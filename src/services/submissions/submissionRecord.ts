import type { Retention } from '../../config/retention.js'
import { readable, refuseUnreadable } from '../adapters/records/readable.js'
import {
  fieldsSchema,
  type OnUnreadable,
  type RecordDraft,
  type Records,
  type StoredRecord,
} from '../adapters/records/records.js'
import { day } from '../time/durations.js'
import type { Submission, SubmissionKind } from './submission.js'

export interface SubmissionPage<Stored> {
  readonly submissions: readonly Stored[]
  /** Absent on the last page. */
  readonly cursor?: string
}

export interface SubmissionListOptions {
  /** Probable spam instead of genuine submissions. */
  readonly suspected?: boolean
  readonly limit?: number
  readonly cursor?: string
}

/**
 * A submission as a record of its collection.
 * @param endsAt end of the retention, in milliseconds since 1970
 */
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

/** The end of the retention of a genuine submission, in milliseconds since 1970. */
export const submissionEnd = <Stored extends Submission>(
  kind: SubmissionKind<Stored>,
  submission: Stored,
  retention: Retention,
): number =>
  kind.endsAt?.(submission, retention) ??
  Date.parse(submission.createdAt) + retention[kind.collection] * day

/** Where genuine submissions are. */
export const inboxFolder = 'inbox'
/** Where probable spam is. */
export const suspectedFolder = 'suspected'

/** Where a submission is stored. */
export const folderOf = (suspected: boolean): string => (suspected ? suspectedFolder : inboxFolder)

/** @throws ZodError when the record is not a submission of this kind */
export const readSubmission = <Stored extends Submission>(
  { schema }: SubmissionKind<Stored>,
  record: StoredRecord,
): Stored => schema.parse(record.fields)

/** Those that are submissions of this kind; each of the others is told and left out. */
const readableSubmissions = <Stored extends Submission>(
  kind: SubmissionKind<Stored>,
  records: readonly StoredRecord[],
  onUnreadable: OnUnreadable,
): readonly Stored[] =>
  readable(
    records,
    (record) => readSubmission(kind, record),
    (record) => record,
    onUnreadable,
  )

/** One page of the stored submissions, newest first. */
export const listSubmissions = async <Stored extends Submission>(
  records: Pick<Records, 'list'>,
  kind: SubmissionKind<Stored>,
  { suspected = false, limit = 50, cursor }: SubmissionListOptions = {},
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<SubmissionPage<Stored>> => {
  const page = await records.list(kind.collection, {
    limit,
    cursor,
    where: { field: 'folder', equals: folderOf(suspected) },
  })
  const submissions = readableSubmissions(kind, page.records, onUnreadable)
  return page.cursor === undefined ? { submissions } : { submissions, cursor: page.cursor }
}

/** The submission of that reference, genuine or suspected. */
export const findSubmission = async <Stored extends Submission>(
  records: Pick<Records, 'list'>,
  kind: SubmissionKind<Stored>,
  reference: string,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<Stored | undefined> => {
  const where = { field: 'reference', equals: reference }
  const found = await records.list(kind.collection, { limit: 1, where })
  return readableSubmissions(kind, found.records, onUnreadable)[0]
}
