import { createHash } from 'node:crypto'
import * as z from 'zod'
import { fieldsSchema, type RecordDraft, type Records } from '../adapters/records/records.js'
import { hour, minute } from '../../shared/time/durations.js'

/* Detects repeated submissions without JavaScript: equal content within a minute. */

const windowMs = minute

const repeatSchema = z.object({ submission: z.string() })

export const repeatKeyOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** Returns one id per window, so that concurrent posts cannot both create the record. */
const idOf = (key: string, window: number): string => `${key}-${window}`
const windowAt = (now: number): number => Math.floor(now / windowMs)

export const draftRepeat = (key: string, submission: string, now: number): RecordDraft => ({
  collection: 'repeats',
  id: idOf(key, windowAt(now)),
  createdAt: now,
  expiresAt: now + hour,
  fields: fieldsSchema.parse({ submission }),
})

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
