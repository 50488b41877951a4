import { uploadChunkBytes } from '../../config/limits.js'
import { type Files, MissingFile, type SignedPost } from '../adapters/files/files.js'
import { chunkKey, chunkPrefix, incomingKey, type Upload } from './uploadRecord.js'

export interface Chunk {
  readonly from: number
  readonly to: number
}

export type NextPost = SignedPost & { readonly chunk?: Chunk }

export type ChunkedUpload = Pick<Upload, 'type'> & { readonly id: string; readonly size: number }

export const isLong = (size: number | null): size is number =>
  size !== null && size > uploadChunkBytes

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
  // The joined file is inspected when an application claims it.
  const type = 'application/octet-stream'
  return { chunk, ...(await files.sign({ key, type, size: chunk.to - chunk.from })) }
}

export const signFirstChunk = (
  files: Pick<Files, 'sign'>,
  upload: ChunkedUpload,
): Promise<NextPost> => {
  const chunk = { from: 0, to: Math.min(upload.size, uploadChunkBytes) }
  return signChunk(files, chunkKey(upload.id, 1), chunk)
}

/** Signs the first missing chunk, or joins all chunks; `undefined` if an application claimed the file. */
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
  // Joined chunks are empty, so the first one counts as missing.
  return chunk.from === 0 && (await isJoined()) ? 'whole' : signChunk(files, key, chunk)
}

export const removeChunks = async (
  files: Pick<Files, 'list' | 'remove'>,
  id: string,
  size: number | null,
): Promise<void> => {
  if (!isLong(size)) return
  for (const key of (await files.list(chunkPrefix(id))).keys()) await files.remove(key)
}
