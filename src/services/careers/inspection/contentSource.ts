import { buffer } from 'node:stream/consumers'
import type { Files } from '../../adapters/files/files.js'

/** A stored file that is read piece by piece; no piece is larger than asked for. */
export interface ContentSource {
  readonly size: number
  /** The bytes from one offset up to another, fewer at the end of the file. */
  piece(from: number, to: number): Promise<Buffer>
  /** The whole file in pieces. */
  stream(): Promise<AsyncIterable<Buffer>>
}

/** Reads ranges from the store. */
export const contentOf = (
  files: Pick<Files, 'read'>,
  key: string,
  size: number,
): ContentSource => ({
  size,
  piece: async (from, to) => {
    const end = Math.min(to, size)
    return from < end ? buffer(await files.read(key, { from, to: end })) : Buffer.alloc(0)
  },
  stream: () => files.read(key),
})
