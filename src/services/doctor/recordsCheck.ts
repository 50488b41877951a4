import { randomUUID } from 'node:crypto'
import type { Records } from '../adapters/records/records.js'
import { hour, minute } from '../../shared/time/durations.js'
import { emailCollection } from '../email/emailRecord.js'
import { expect } from './check.js'

export const tryRecords = async (
  records: Pick<Records, 'createAll' | 'read' | 'update' | 'remove'>,
  now: number,
): Promise<string> => {
  const id = randomUUID()
  const draft = { id, createdAt: now, expiresAt: now + hour, fields: { word: 'one' } }
  const created = await records.createAll([{ collection: 'trials', ...draft }])
  expect(created === 'created', 'The write probe already existed.')
  const stored = await records.read('trials', id)
  expect(stored?.fields['word'] === 'one', 'A stored record could not be read.')
  const updated = await records.update('trials', id, 1, { fields: { word: 'two' } })
  expect(updated === 'updated', 'A record could not be changed.')
  expect(await records.remove('trials', id), 'A record could not be removed.')
  const left = await records.read('trials', id)
  expect(left === undefined, 'A removed record can still be read.')
  return 'a record was written, read, changed and removed'
}

const longestQueueMs = 15 * minute

export const tryOutbox = async (
  records: Pick<Records, 'waitingSince' | 'count'>,
  now: number,
): Promise<string> => {
  const countOf = (status: string) =>
    records.count(emailCollection, { field: 'status', equals: status })
  const since = await records.waitingSince(emailCollection)
  const [failed, refused] = [await countOf('failed'), await countOf('refused')]
  const given =
    (failed === 0 ? '' : `; ${failed} failed after 3 days`) +
    (refused === 0 ? '' : `; ${refused} to invalid addresses`)
  if (since === undefined) return `no email is waiting${given}`
  const minutes = Math.round((now - since) / minute)
  const sentence = `oldest email queued for ${minutes} min${given}`
  expect(now - since <= longestQueueMs, sentence)
  return sentence
}
