import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPictureKey, uploadedHash } from '../content/pictureKeys.js'
import { contentHash } from './imageSources.js'

/** Returns the hash of a picture file; of one in the folder, read once. @throws Error when there is no such file */
export const createPictureHash = (folder: string): ((file: string) => string) => {
  const hashes = new Map<string, string>()
  return (file) => {
    if (isPictureKey(file)) return uploadedHash(file)
    const hash = hashes.get(file) ?? contentHash(readFileSync(join(folder, file)))
    hashes.set(file, hash)
    return hash
  }
}
