import type { Files } from '../adapters/files/files.js'
import type { Records, StoredRecord } from '../adapters/records/records.js'
import type { Clock } from '../../shared/time/clock.js'
import { removeChunks } from './uploadChunks.js'
import { droppedMs, incomingKey, storedKey, readUpload, type Upload } from './uploadRecord.js'

interface Parts {
  readonly files: Pick<Files, 'list' | 'remove'>
  readonly records: Pick<Records, 'update' | 'remove'>
  readonly clock: Pick<Clock, 'now'>
}

const mayComeAgain = ({ signed, application, claimedUntil }: Upload, now: number): boolean =>
  signed && (application === null || now < claimedUntil + droppedMs)

export const isDropped = ({ fields }: Pick<StoredRecord, 'fields'>): boolean =>
  fields['owner'] === '' && fields['name'] === ''

/**
 * Deletes the files of an upload; an anonymous record remains while a signed URL is valid.
 * @returns `changed` if another request changed the record
 */
export const discardUpload = async (
  { files, records, clock }: Parts,
  record: StoredRecord,
): Promise<'dropped' | 'changed'> => {
  const { id, version } = record
  const upload = readUpload(record)
  await files.remove(incomingKey(id))
  await files.remove(storedKey(id))
  await removeChunks(files, id, upload.size)
  if (!mayComeAgain(upload, clock.now())) {
    await records.remove('uploads', id)
    return 'dropped'
  }
  const fields = { owner: '', name: '', application: null }
  const changes = { fields, dueAt: clock.now() + droppedMs }
  const outcome = await records.update('uploads', id, version, changes)
  return outcome === 'changed' ? 'changed' : 'dropped'
}
