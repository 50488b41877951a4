import type { Retention } from '../../config/retention.js'
import { type Fields, fieldsSchema, type Records } from '../adapters/records/records.js'
import {
  inboxFolder,
  readSubmission,
  type Submission,
  submissionEnd,
  type SubmissionKind,
} from './submission.js'

export type Release = 'released' | 'notSuspected' | 'missing'

const withDesk = (untouched: Fields, worked: Fields): Fields => {
  const fresh = fieldsSchema.safeParse(untouched['desk'])
  if (!fresh.success) return {}
  const isSpam = worked['state'] === undefined || worked['state'] === 'spam'
  return { desk: isSpam ? { ...worked, ...fresh.data } : worked }
}

/** Releases a submission flagged as spam, without emails: a staff member has just read it. */
export const releaseSubmission = async <Stored extends Submission>(
  records: Pick<Records, 'list' | 'update'>,
  kind: SubmissionKind<Stored>,
  reference: string,
  retention: Retention,
): Promise<Release> => {
  const where = { field: 'reference', equals: reference }
  const { records: found } = await records.list(kind.collection, { limit: 1, where })
  const [record] = found
  if (record === undefined) return 'missing'
  const submission = readSubmission(kind, record)
  if (submission.suspected.length === 0) return 'notSuspected'
  const endsAt = submissionEnd(kind, submission, retention)
  const worked = fieldsSchema.safeParse(record.fields['desk'])
  const outcome = await records.update(kind.collection, record.id, record.version, {
    fields: {
      suspected: [],
      folder: inboxFolder,
      ...withDesk(kind.untouched?.(false) ?? {}, worked.success ? worked.data : {}),
    },
    [kind.endsBy]: endsAt,
  })
  return outcome === 'changed' ? releaseSubmission(records, kind, reference, retention) : 'released'
}
