/** Bytes as they come, in pieces of any size. */
export type Bytes = AsyncIterable<Buffer>

interface Chunk {
  readonly chunk: Buffer
  readonly isLast: boolean
}

/**
 * The same bytes in chunks of one size. The last one may be shorter or empty, and is told: there is
 * always one.
 * @param first size of the first chunk, when it is another
 */
export async function* rechunk(
  content: Bytes,
  size: number,
  first: number = size,
): AsyncGenerator<Chunk> {
  let held: Buffer = Buffer.alloc(0)
  let wanted = first
  for await (const piece of content) {
    held = held.length === 0 ? piece : Buffer.concat([held, piece])
    // One that is full waits until more has come: it may be the last.
    while (held.length > wanted) {
      yield { chunk: held.subarray(0, wanted), isLast: false }
      held = held.subarray(wanted)
      wanted = size
    }
  }
  yield { chunk: held, isLast: true }
}

/** Bytes that are asked for by number. */
export interface ByteReader {
  /** Exactly so many; fewer at the end alone. */
  take(count: number): Promise<Buffer>
  /** The next so many, piece by piece; all must be read before anything else is asked for. */
  stream(count: number): Bytes
}

/** Reads the content from its beginning. */
export const readBytes = (content: Bytes): ByteReader => {
  const pieces = content[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

  const more = async (): Promise<Buffer | undefined> => {
    if (held.length === 0) {
      const next = await pieces.next()
      if (next.done === true) return undefined
      held = next.value
    }
    return held
  }

  async function* stream(count: number): AsyncGenerator<Buffer> {
    let left = count
    while (left > 0) {
      const piece = await more()
      if (piece === undefined) return
      const part = piece.subarray(0, left)
      held = piece.subarray(part.length)
      left -= part.length
      yield part
    }
  }

  const take = async (count: number): Promise<Buffer> => {
    const parts: Buffer[] = []
    for await (const part of stream(count)) parts.push(part)
    return Buffer.concat(parts)
  }

  return { stream, take }
}
