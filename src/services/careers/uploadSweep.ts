import type { Files } from '../adapters/files/files.js'
import type { StoredRecord, Records } from '../adapters/records/records.js'
import type { Sweep } from '../retention.js'
import { readSubmission } from '../submissions/submissionRecord.js'
import { minute } from '../time/durations.js'
import { applicationKind } from './application.js'
import { removeChunks } from './uploadChunks.js'
import { incomingKey, keptKey, quarantineKey, readUpload } from './uploadRecord.js'

/** A process that dies during a sweep gives the rest back after this. */
const leaseMs = 10 * minute
const batchSize = 20

interface Parts {
  readonly files: Pick<Files, 'list' | 'remove'>
  readonly records: Pick<Records, 'claim' | 'read' | 'remove'>
}

type Removal = (record: StoredRecord) => Promise<void>

/** Takes what is due until nothing is; several processes may do so at once. */
const removeDue = async (
  { records }: Parts,
  collection: 'uploads' | 'applications',
  now: number,
  remove: Removal,
): Promise<number> => {
  let removed = 0
  for (;;) {
    const due = await records.claim(collection, {
      now,
      leaseUntil: now + leaseMs,
      limit: batchSize,
    })
    if (due.length === 0) return removed
    for (const record of due) {
      await remove(record)
      await records.remove(collection, record.id)
      removed += 1
    }
  }
}

const isClaimed = async (record: StoredRecord, { records }: Parts): Promise<boolean> => {
  const { application } = readUpload(record)
  return application !== null && (await records.read('applications', application)) !== undefined
}

/** Uploads that nobody claimed, with their files and chunks; of claimed ones the record alone. */
export const uploadsSweep = (parts: Parts): Sweep => ({
  name: 'uploads',
  removeExpired: (now) =>
    removeDue(parts, 'uploads', now, async (record) => {
      // A signature may have been used again after the claim: that copy belongs to nobody.
      await parts.files.remove(incomingKey(record.id))
      await parts.files.remove(quarantineKey(record.id))
      await removeChunks(parts.files, record.id, readUpload(record).size)
      if (!(await isClaimed(record, parts))) await parts.files.remove(keptKey(record.id))
    }),
})

/** Applications at the end of their retention: their files first. */
export const applicationsSweep = (parts: Parts): Sweep => ({
  name: 'applications',
  removeExpired: (now) =>
    removeDue(parts, 'applications', now, async (record) => {
      for (const { key } of readSubmission(applicationKind, record).files)
        await parts.files.remove(key)
    }),
})
