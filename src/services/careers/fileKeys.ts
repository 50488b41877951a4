import * as z from 'zod'
import type { Records, StoredRecord } from '../adapters/records/records.js'
import { incomingKey, keptKey, quarantineKey } from './uploadRecord.js'
import { everyRecord } from '../adapters/records/everyRecord.js'

// Less than an application is asked for elsewhere: its files are found even if the rest is odd.
const namesFiles = z.object({
  files: z.array(z.object({ key: z.string(), name: z.string().catch('file') })),
})

/** The files that an application names, by key; readable even if the rest of it is not. */
export const namedFiles = ({ fields }: Pick<StoredRecord, 'fields'>) =>
  namesFiles.safeParse(fields).data?.files ?? []

/** Where the files that a record names may be. */
export const fileKeysOf = (record: StoredRecord): readonly string[] => {
  if (record.collection === 'uploads') {
    return [incomingKey, keptKey, quarantineKey].map((keyOf) => keyOf(record.id))
  }
  if (record.collection !== 'applications') return []
  return namedFiles(record).map(({ key }) => key)
}

/** Where all files may be that any record names; each once. */
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
