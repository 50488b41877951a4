import * as z from 'zod'
import type { StoredRecord } from '../adapters/records/records.js'
import { incomingKey, storedKey, quarantineKey } from './uploadRecord.js'

// Looser than the application schema, so that files of damaged records are found.
const namesFiles = z.object({
  files: z.array(z.object({ key: z.string(), name: z.string().catch('file') })),
})

export const namedFiles = ({ fields }: Pick<StoredRecord, 'fields'>) =>
  namesFiles.safeParse(fields).data?.files ?? []

export const fileKeysOf = (record: StoredRecord): readonly string[] => {
  if (record.collection === 'uploads') {
    return [incomingKey, storedKey, quarantineKey].map((keyOf) => keyOf(record.id))
  }
  if (record.collection !== 'applications') return []
  return namedFiles(record).map(({ key }) => key)
}
