import * as z from 'zod'
import type { Records, StoredRecord } from '../adapters/records/records.js'
import { incomingKey, keptKey, quarantineKey } from './uploadRecord.js'
import { everyRecord } from '../adapters/records/everyRecord.js'

// Looser than the application schema, so that files of damaged records are found.
const namesFiles = z.object({
  files: z.array(z.object({ key: z.string(), name: z.string().catch('file') })),
})

export const namedFiles = ({ fields }: Pick<StoredRecord, 'fields'>) =>
  namesFiles.safeParse(fields).data?.files ?? []

export const fileKeysOf = (record: StoredRecord): readonly string[] => {
  if (record.collection === 'uploads') {
    return [incomingKey, keptKey, quarantineKey].map((keyOf) => keyOf(record.id))
  }
  if (record.collection !== 'applications') return []
  return namedFiles(record).map(({ key }) => key)
}

export const everyFileKey = async (
  records: Pick<Records, 'list'>,
): Promise<ReadonlySet<string>> => {
  const keys = new Set<string>()
  for (const collection of ['applications', 'uploads'] as const) {
    for await (const record of everyRecord(records, collection)) {
      for (const key of fileKeysOf(record)) keys.add(key)
    }
  }
  return keys
}
