import { uploadChunkBytes } from '../../config/limits.js'
import type { Files, SignedPost } from '../adapters/files/files.js'
import { chunkKey, chunkPrefix, incomingKey, type Upload } from './uploadRecord.js'

/** Which bytes of a file: from the first to before the last. */
export interface Chunk {
  readonly from: number
  readonly to: number
}

/** What a browser posts next; without a chunk it is the whole file. */
export type NextPost = SignedPost & { readonly chunk?: Chunk }

/** What is known of an upload that comes in chunks. */
export type ChunkedUpload = Pick<Upload, 'type'> & { readonly id: string; readonly size: number }

/** Whether a file that announced its size is longer than one chunk. */
export const isLong = (size: number | null): size is number =>
  size !== null && size > uploadChunkBytes

/** The chunks of a file of that size, by their keys, in their order. */
const chunksOf = ({ id, size }: ChunkedUpload): ReadonlyMap<string, Chunk> => {
  const chunks = new Map<string, Chunk>()
  for (let from = 0; from < size; from += uploadChunkBytes) {
    const to = Math.min(size, from + uploadChunkBytes)
    chunks.set(chunkKey(id, chunks.size + 1), { from, to })
  }
  return chunks
}

const signChunk = async (
  files: Pick<Files, 'sign'>,
  key: string,
  chunk: Chunk,
): Promise<NextPost> => {
  // Bytes of no format: what they are together is looked at when an application claims them.
  const type = 'application/octet-stream'
  return { chunk, ...(await files.sign({ key, type, size: chunk.to - chunk.from })) }
}

/** Lets a browser post the first chunk of a file of which nothing has arrived. */
export const signFirstChunk = (
  files: Pick<Files, 'sign'>,
  upload: ChunkedUpload,
): Promise<NextPost> => {
  const chunk = { from: 0, to: Math.min(upload.size, uploadChunkBytes) }
  return signChunk(files, chunkKey(upload.id, 1), chunk)
}

/**
 * Lets a browser post the first chunk that has not arrived. When all have, puts them together where
 * a file that came in one post would be.
 */
export const continueUpload = async (
  files: Pick<Files, 'head' | 'join' | 'list' | 'sign'>,
  upload: ChunkedUpload,
): Promise<NextPost | 'whole'> => {
  const { id, size, type } = upload
  const chunks = chunksOf(upload)
  const sizes = await files.list(chunkPrefix(id))
  const missing = [...chunks].find(([key, { from, to }]) => sizes.get(key) !== to - from)
  if (missing === undefined) {
    await files.join([...chunks.keys()], incomingKey(id), { type, size })
    return 'whole'
  }
  const [key, chunk] = missing
  // None has arrived, or they were put together before.
  const isWhole = chunk.from === 0 && (await files.head(incomingKey(id)))?.size === size
  return isWhole ? 'whole' : signChunk(files, key, chunk)
}

/** Removes the chunks of an upload, in whatever state they are. */
export const removeChunks = async (
  files: Pick<Files, 'list' | 'remove'>,
  id: string,
  size: number | null,
): Promise<void> => {
  if (!isLong(size)) return
  for (const key of (await files.list(chunkPrefix(id))).keys()) await files.remove(key)
}
