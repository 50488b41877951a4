import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPictureKey, uploadedHash } from '../content/pictureKeys.js'
import { contentHash } from './imageSources.js'

/** Creates a function that returns the hash of a picture, and throws if the folder has no such file. */
export const createPictureHash = (folder: string): ((file: string) => string) => {
  const hashes = new Map<string, string>()
  return (file) => {
    if (isPictureKey(file)) return uploadedHash(file)
    const hash = hashes.get(file) ?? contentHash(readFileSync(join(folder, file)))
    hashes.set(file, hash)
    return hash
  }
}
