import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureSource } from '../content/schemas/picture.js'
import { contentHash } from './imageSources.js'

export const readPictureHashes = (
  folder: string,
  pictures: Readonly<Record<string, PictureSource>>,
): ((file: string) => string) => {
  const hashes: ReadonlyMap<string, string> = new Map(
    Object.values(pictures).map(({ file }) => [
      file,
      contentHash(readFileSync(join(folder, file))),
    ]),
  )
  return (file) => {
    const hash = hashes.get(file)
    if (hash === undefined) throw new Error(`There is no picture file ${file}.`)
    return hash
  }
}
