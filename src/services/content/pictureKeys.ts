import type { StoredRecord } from '../adapters/records/records.js'

const pictureKey = /"(pictures\/[\da-f]{64})"/g

/** The files that a version or draft names: `pictures/` and the digest of the file. */
export const pictureKeysOf = ({ fields }: Pick<StoredRecord, 'fields'>): readonly string[] => {
  const { json } = fields
  if (typeof json !== 'string') return []
  return [...json.matchAll(pictureKey)].map(([, key = '']) => key)
}
