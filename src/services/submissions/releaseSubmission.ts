import type { Retention } from '../../config/retention.js'
import { fieldsSchema, type Records } from '../adapters/records/records.js'
import type { Submission, SubmissionKind } from './submission.js'
import { inboxFolder, readSubmission, submissionEnd } from './submissionRecord.js'

export type Release = 'released' | 'notSuspected' | 'missing'

/**
 * Takes a submission that was set apart for what it is: it is listed with the others and kept as long.
 * Nobody is written to: whoever releases it has just read it.
 */
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
      // What colleagues have noted stays.
      ...(worked.success ? { desk: { ...worked.data, state: 'new' } } : kind.untouched?.(false)),
    },
    [kind.endsBy]: endsAt,
  })
  // Somebody else changed it just now: it is looked at again.
  return outcome === 'changed' ? releaseSubmission(records, kind, reference, retention) : 'released'
}
