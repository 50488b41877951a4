import type { ContentSource } from './contentSource.js'

export interface ZipEntry {
  readonly name: string
  readonly isEncrypted: boolean
  readonly compressed: number
  readonly uncompressed: number
  readonly offset: number
}

const endMark = Buffer.from('PK\u0005\u0006')
const endSize = 22
const longestComment = 65_535
const entryMark = 0x02014b50
const entrySize = 46
const localSize = 30
/** A document has a few dozen entries; their list is never longer than this. */
const longestDirectory = 1_048_576
const mostEntries = 2000

/** Where the list of entries stands, when the file ends as an archive does. */
const findEnd = async (
  source: ContentSource,
): Promise<
  { readonly count: number; readonly size: number; readonly offset: number } | undefined
> => {
  const from = Math.max(0, source.size - endSize - longestComment)
  const tail = await source.piece(from, source.size)
  for (let at = tail.lastIndexOf(endMark); at >= 0; at = tail.lastIndexOf(endMark, at - 1)) {
    // The comment reaches the end exactly: the mark alone may stand in any file by chance.
    if (at + endSize <= tail.length && at + endSize + tail.readUInt16LE(at + 20) === tail.length) {
      return {
        count: tail.readUInt16LE(at + 10),
        size: tail.readUInt32LE(at + 12),
        offset: tail.readUInt32LE(at + 16),
      }
    }
    if (at === 0) return undefined
  }
  return undefined
}

/** Whether the file is, also, an archive. */
export const endsAsZip = async (source: ContentSource): Promise<boolean> =>
  (await findEnd(source)) !== undefined

const readEntry = (
  directory: Buffer,
  at: number,
): { readonly entry: ZipEntry; readonly next: number } | undefined => {
  if (at + entrySize > directory.length || directory.readUInt32LE(at) !== entryMark)
    return undefined
  const nameLength = directory.readUInt16LE(at + 28)
  const next =
    at + entrySize + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  if (next > directory.length) return undefined
  const name = directory.toString('utf8', at + entrySize, at + entrySize + nameLength)
  return {
    entry: {
      name,
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      compressed: directory.readUInt32LE(at + 20),
      uncompressed: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    },
    next,
  }
}

/**
 * The entries that the archive lists. Nothing is unpacked, and only the list is read.
 * @returns nothing when the list is broken, or longer than that of any document
 */
export const readZipDirectory = async (
  source: ContentSource,
): Promise<readonly ZipEntry[] | undefined> => {
  const end = await findEnd(source)
  if (end === undefined || end.size > longestDirectory || end.count > mostEntries) return undefined
  const directory = await source.piece(end.offset, end.offset + end.size)
  const entries: ZipEntry[] = []
  for (let at = 0; at < directory.length; ) {
    const read = readEntry(directory, at)
    if (read === undefined) return undefined
    entries.push(read.entry)
    at = read.next
  }
  return entries.length === end.count && entries.length > 0 ? entries : undefined
}

/** Unpacked, a document of ten megabytes is seldom larger. */
const mostUnpacked = 200 * 1_048_576
/** Text packs well, but not so well. */
const bestRatio = 200
const smallEnough = 4 * 1_048_576

/** Entries that share their bytes unpack to more than the list says. */
const overlap = (entries: readonly ZipEntry[], end: number): boolean => {
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset)
  return inOrder.some(({ offset, compressed }, position) => {
    const next = inOrder[position + 1]?.offset ?? end
    return offset + localSize + compressed > next
  })
}

/** Whether unpacking would yield far more than a document holds. */
export const isBomb = (entries: readonly ZipEntry[], size: number): boolean => {
  const unpacked = entries.reduce((sum, { uncompressed }) => sum + uncompressed, 0)
  const isDense = entries.some(
    ({ compressed, uncompressed }) =>
      uncompressed > smallEnough && uncompressed > compressed * bestRatio,
  )
  return unpacked > mostUnpacked || isDense || overlap(entries, size)
}
