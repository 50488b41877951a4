import { uploadChunkBytes } from '../../config/limits.js'
import { type Files, MissingFile, type SignedPost } from '../adapters/files/files.js'
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
 * Lets a browser post the first chunk that has not arrived. When all have, joins them where a file
 * that was sent in one post would be.
 * @returns undefined when an application claimed the file meanwhile
 */
export const continueUpload = async (
  files: Pick<Files, 'head' | 'join' | 'list' | 'sign'>,
  upload: ChunkedUpload,
): Promise<NextPost | 'whole' | undefined> => {
  const { id, size, type } = upload
  const chunks = chunksOf(upload)
  const sizes = await files.list(chunkPrefix(id))
  const missing = [...chunks].find(([key, { from, to }]) => sizes.get(key) !== to - from)
  const isJoined = async (): Promise<boolean> => (await files.head(incomingKey(id)))?.size === size
  if (missing === undefined) {
    try {
      await files.join([...chunks.keys()], incomingKey(id), { type, size })
    } catch (thrown) {
      if (!(thrown instanceof MissingFile)) throw thrown
      // Another request joined the chunks, and an application may have moved the file since.
      if (!(await isJoined())) return undefined
    }
    return 'whole'
  }
  const [key, chunk] = missing
  // Joined chunks are empty: the first one is missing too.
  return chunk.from === 0 && (await isJoined()) ? 'whole' : signChunk(files, key, chunk)
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
