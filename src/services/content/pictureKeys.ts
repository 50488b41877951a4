import type { StoredRecord } from '../adapters/records/records.js'

const pictureKey = /"(pictures\/[\da-f]{64})"/g

/** Returns whether the file of a picture was uploaded: `pictures/` and the digest of the file. */
export const isPictureKey = (file: string): boolean => /^pictures\/[\da-f]{64}$/.test(file)

/** Returns the content hash for URLs of an uploaded picture: the start of the digest. */
export const uploadedHash = (key: string): string => key.replace('pictures/', '').slice(0, 8)

export const pictureKeysIn = (json: string): readonly string[] =>
  [...json.matchAll(pictureKey)].map(([, key = '']) => key)

export const pictureKeysOf = ({ fields }: Pick<StoredRecord, 'fields'>): readonly string[] =>
  typeof fields['json'] === 'string' ? pictureKeysIn(fields['json']) : []
