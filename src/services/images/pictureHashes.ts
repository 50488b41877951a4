import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictures } from '../../content/pictures/pictureCatalogue.js'
import { contentHash } from './imageSources.js'

export const readPictureHashes = (folder: string): ((file: string) => string) => {
  const hashes: ReadonlyMap<string, string> = new Map(
    Object.values(pictures).map(({ file }) => [
      file,
      contentHash(readFileSync(join(folder, file))),
    ]),
  )
  return (file) => {
    const hash = hashes.get(file)
    if (hash === undefined) throw new Error(`The catalogue has no picture ${file}.`)
    return hash
  }
}
