import { everyRecord } from '../adapters/records/everyRecord.js'
import type { Collection, Records, StoredRecord } from '../adapters/records/records.js'
import { fileKeysOf } from '../careers/uploadRecord.js'
import { pictureKeysOf } from '../content/pictureKeys.js'

const namers: readonly (readonly [Collection, (record: StoredRecord) => readonly string[]])[] = [
  ['applications', fileKeysOf],
  ['uploads', fileKeysOf],
  ['contentVersions', pictureKeysOf],
  ['contentDrafts', pictureKeysOf],
]

export const everyFileKey = async (
  records: Pick<Records, 'list'>,
): Promise<ReadonlySet<string>> => {
  const keys = new Set<string>()
  for (const [collection, keysOf] of namers) {
    for await (const record of everyRecord(records, collection)) {
      for (const key of keysOf(record)) keys.add(key)
    }
  }
  return keys
}
