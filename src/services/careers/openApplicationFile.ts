import type { Readable } from 'node:stream'
import { type Files, MissingFile } from '../adapters/files/files.js'

export const openApplicationFile = async (
  files: Pick<Files, 'read'>,
  key: string,
): Promise<Readable | undefined> => {
  try {
    return await files.read(key)
  } catch (thrown) {
    if (thrown instanceof MissingFile) return undefined
    throw thrown
  }
}
