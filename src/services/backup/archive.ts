import { Header } from 'tar'
import { OperatorError } from '../errors.js'
import { type Bytes, readBytes } from './byteStream.js'

/*
 * A tar archive, written and read as a stream: ordinary tools list and open one that is not
 * encrypted. Plain files alone, with names of ours.
 */
const blockBytes = 512

export interface ArchiveEntry {
  readonly path: string
  readonly size: number
  readonly content: Bytes
}

const padding = (size: number): Buffer =>
  Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes)

const headerOf = ({ path, size }: ArchiveEntry, mtime: Date): Buffer => {
  const header = new Header({ path, size, mtime, mode: 0o600, uid: 0, gid: 0, type: 'File' })
  const block = Buffer.alloc(blockBytes)
  if (header.encode(block)) throw new RangeError(`The name ${path} is too long for the archive.`)
  return block
}

/** The entries as a tar archive. @throws Error when an entry has another size than it says */
export async function* writeArchive(
  entries: AsyncIterable<ArchiveEntry>,
  mtime: Date,
): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    yield headerOf(entry, mtime)
    let size = 0
    for await (const piece of entry.content) {
      size += piece.length
      if (size > entry.size) break
      yield piece
    }
    if (size !== entry.size) throw new Error(`${entry.path} changed while it was copied.`)
    yield padding(size)
  }
  // Two empty blocks end an archive.
  yield Buffer.alloc(2 * blockBytes)
}

const damaged = (): OperatorError =>
  new OperatorError('The backup is damaged or cut off: it is not a whole archive.')

/** Parses a header. @throws OperatorError when the block is none: the parser throws on some bytes */
const parseHeader = (block: Buffer): Header => {
  try {
    return new Header(block)
  } catch {
    throw damaged()
  }
}

/**
 * Hands over the entries in order; each is read to its end before the next one comes.
 * @throws OperatorError when the archive is cut off or no archive
 */
export const readArchive = async (
  content: Bytes,
  onEntry: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> => {
  const reader = readBytes(content)
  for (;;) {
    const block = await reader.take(blockBytes)
    if (block.length < blockBytes) throw damaged()
    const { path, size = 0, cksumValid, nullBlock, type } = parseHeader(block)
    if (nullBlock) break
    if (!cksumValid || type !== 'File' || path === undefined) throw damaged()
    let seen = 0
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of reader.stream(size)) {
        seen += piece.length
        yield piece
      }
    }
    await onEntry({ path, size, content: counted() })
    if (seen !== size) throw damaged()
    await reader.take(padding(size).length)
  }
  // What is encrypted proves its end only when it is read.
  while ((await reader.take(blockBytes)).length > 0);
}
