import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pictureLimits } from '../../config/limits.js'
import { loadOnce } from '../../shared/time/cachedValue.js'
import type { Files } from '../adapters/files/files.js'
import type { PictureRefusal, PreparedPicture } from './preparePicture.js'

export type { PictureRefusal } from './preparePicture.js'

export interface StoredPicture extends Pick<PreparedPicture, 'width' | 'height' | 'colour'> {
  /** `pictures/` and the SHA-256 of the stored file. */
  readonly file: string
}

export type PictureAdded = StoredPicture | { readonly refusal: PictureRefusal }

export interface PictureUploads {
  /** Reads the stream to its end, and stores the picture unless it is refused. */
  add(content: Readable): Promise<PictureAdded>
}

/** Maximum concurrent uploads: each has up to 40 MB and its pixels in memory. */
const mostAtOnce = 2

/** Returns `undefined` if the stream has more bytes; they are discarded. */
const readAtMost = async (content: Readable, most: number): Promise<Buffer | undefined> => {
  let pieces: Buffer[] = []
  let size = 0
  for await (const piece of content) {
    const bytes = Buffer.from(piece)
    size += bytes.length
    if (size > most) pieces = []
    else pieces.push(bytes)
  }
  return size > most ? undefined : Buffer.concat(pieces)
}

/** Stores pictures for documents. Files that no document names are deleted by `contentCleanup`. */
export const createPictureUploads = (files: Pick<Files, 'put'>): PictureUploads => {
  let underWay = 0
  /** sharp takes 35 MB, so it is loaded on first use. */
  const openPreparing = loadOnce(() => import('./preparePicture.js'))

  const store = async ({ data, type, ...picture }: PreparedPicture): Promise<StoredPicture> => {
    const file = `pictures/${createHash('sha256').update(data).digest('hex')}`
    await files.put(file, Readable.from([data]), { type, atMost: data.length })
    const { width, height, colour } = picture
    return { file, width, height, colour }
  }

  const readAndStore = async (content: Readable): Promise<PictureAdded> => {
    const data = await readAtMost(content, pictureLimits.bytes)
    if (data === undefined) return { refusal: 'tooLarge' }
    const { preparePicture } = await openPreparing()
    const prepared = await preparePicture(data)
    return 'refusal' in prepared ? prepared : store(prepared)
  }

  return {
    add: async (content) => {
      if (underWay >= mostAtOnce) {
        content.resume()
        return { refusal: 'busy' }
      }
      underWay += 1
      try {
        return await readAndStore(content)
      } finally {
        underWay -= 1
      }
    },
  }
}
