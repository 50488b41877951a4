import { createHash } from 'node:crypto'
import * as z from 'zod'
import { fieldsSchema, type RecordDraft, type Records } from '../adapters/records/records.js'
import { hour, minute } from '../../shared/time/durations.js'

/*
 * A form without script carries no name of its own, as pages are the same for everybody. Who clicks
 * twice, or loads the answer again, sends the same words again within moments: that is one
 * submission. What names a submission here is a digest of all its words.
 */

/** The same words later than this are meant as another submission. */
const windowMs = minute

const repeatSchema = z.object({ submission: z.string() })

/** @param content all that the person said, with the name and the size of each file */
export const repeatKeyOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** One record for each window: two posts at the same moment cannot both create it. */
const idOf = (key: string, window: number): string => `${key}-${window}`
const windowAt = (now: number): number => Math.floor(now / windowMs)

/** Remembers which submission these words were, with the submission itself. */
export const draftRepeat = (key: string, submission: string, now: number): RecordDraft => ({
  collection: 'repeats',
  id: idOf(key, windowAt(now)),
  createdAt: now,
  expiresAt: now + hour,
  fields: fieldsSchema.parse({ submission }),
})

/** The id of the submission that said the same a moment ago. */
export const findRepeat = async (
  records: Pick<Records, 'read'>,
  key: string,
  now: number,
): Promise<string | undefined> => {
  const window = windowAt(now)
  for (const one of [window, window - 1]) {
    const record = await records.read('repeats', idOf(key, one))
    if (record !== undefined && now - record.createdAt < windowMs) {
      return repeatSchema.parse(record.fields).submission
    }
  }
  return undefined
}
