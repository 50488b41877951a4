import type { Files } from '../adapters/files/files.js'
import type { Records, StoredRecord } from '../adapters/records/records.js'
import type { Clock } from '../time/clock.js'
import { removeChunks } from './uploadChunks.js'
import { droppedMs, incomingKey, keptKey, readUpload } from './uploadRecord.js'

interface Parts {
  readonly files: Pick<Files, 'list' | 'remove'>
  readonly records: Pick<Records, 'update' | 'remove'>
  readonly clock: Pick<Clock, 'now'>
}

/**
 * Removes the files of an upload. While its signature may bring them back the record stays, without
 * owner or name: nobody can claim it, and the sweep finds what was sent again.
 */
export const dropUpload = async (
  { files, records, clock }: Parts,
  record: StoredRecord,
): Promise<void> => {
  const { id, version } = record
  const { size, signed } = readUpload(record)
  await files.remove(incomingKey(id))
  await files.remove(keptKey(id))
  await removeChunks(files, id, size)
  if (!signed) {
    await records.remove('uploads', id)
    return
  }
  const fields = { owner: '', name: '', application: null }
  // Where it changed meanwhile, whoever changed it or the sweep finds its file missing.
  await records.update('uploads', id, version, { fields, dueAt: clock.now() + droppedMs })
}
