import { inflateRawSync } from 'node:zlib'
import type { ContentSource } from './contentSource.js'

export interface ZipEntry {
  readonly name: string
  readonly isEncrypted: boolean
  /** How it is packed. */
  readonly method: number
  readonly compressed: number
  readonly uncompressed: number
  readonly offset: number
}

const endSignature = Buffer.from('PK\u0005\u0006')
const endSize = 22
const longestComment = 65_535
const entrySignature = 0x02014b50
const entrySize = 46
const localSize = 30
/** A document has a few dozen entries; limits of the directory, in bytes and in entries. */
const longestDirectory = 1_048_576
const mostEntries = 2000

/**
 * The record at the end of an archive, which says where the directory is. The last 64 kB are
 * searched, as a comment may follow it; its signature inside a comment does not hide it.
 */
const findEndRecord = async (
  source: ContentSource,
): Promise<
  { readonly count: number; readonly size: number; readonly offset: number } | undefined
> => {
  const from = Math.max(0, source.size - endSize - longestComment)
  const tail = await source.piece(from, source.size)
  for (
    let at = tail.lastIndexOf(endSignature);
    at >= 0;
    at = tail.lastIndexOf(endSignature, at - 1)
  ) {
    // Its comment has to end with the file: any file may hold the signature by chance.
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

/**
 * Whether the file can be opened as an archive too. Programs for archives also open one that more
 * bytes follow: an end record counts where a directory stands before it.
 */
export const holdsZip = async (source: ContentSource): Promise<boolean> => {
  const from = Math.max(0, source.size - endSize - longestComment - longestDirectory)
  const tail = await source.piece(from, source.size)
  for (let at = tail.indexOf(endSignature); at >= 0; at = tail.indexOf(endSignature, at + 1)) {
    if (at + endSize > tail.length) return false
    const directory = at - tail.readUInt32LE(at + 12)
    if (directory >= 0 && tail.readUInt32LE(directory) === entrySignature) return true
  }
  return (await findEndRecord(source)) !== undefined
}

const readEntry = (
  directory: Buffer,
  at: number,
): { readonly entry: ZipEntry; readonly next: number } | undefined => {
  if (at + entrySize > directory.length || directory.readUInt32LE(at) !== entrySignature)
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
      method: directory.readUInt16LE(at + 10),
      compressed: directory.readUInt32LE(at + 20),
      uncompressed: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    },
    next,
  }
}

/**
 * The entries in the directory of an archive. Nothing is unpacked, and only the directory is read.
 * @returns undefined when the directory is broken, is longer than that of any document (a zip64
 * archive counts as longer), or has other entries than the end record counts
 */
export const readZipDirectory = async (
  source: ContentSource,
): Promise<readonly ZipEntry[] | undefined> => {
  const end = await findEndRecord(source)
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

/** Bytes: an honest document of ten megabytes seldom unpacks to more. */
const mostUnpacked = 200 * 1_048_576
/** Unpacked bytes for each packed one: text does not compress better. */
const bestRatio = 200
const alwaysAllowed = 4 * 1_048_576

/** Entries that share their bytes unpack to more than the sizes of the directory say. */
const overlap = (entries: readonly ZipEntry[], end: number): boolean => {
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset)
  return inOrder.some(({ offset, compressed }, position) => {
    const next = inOrder[position + 1]?.offset ?? end
    return offset + localSize + compressed > next
  })
}

/** Whether the archive would unpack to far more than a document holds (a zip bomb). */
export const isBomb = (entries: readonly ZipEntry[], size: number): boolean => {
  const unpacked = entries.reduce((sum, { uncompressed }) => sum + uncompressed, 0)
  const isDense = entries.some(
    ({ compressed, uncompressed }) =>
      uncompressed > alwaysAllowed && uncompressed > compressed * bestRatio,
  )
  return unpacked > mostUnpacked || isDense || overlap(entries, size)
}

/**
 * Unpacks one entry, such as a list of parts; nothing when it is longer than that, or broken.
 * @param most bytes, packed and unpacked
 */
export const unpackEntry = async (
  source: ContentSource,
  { offset, compressed, method }: ZipEntry,
  most: number,
): Promise<Buffer | undefined> => {
  const head = await source.piece(offset, offset + localSize)
  if (head.length < localSize || compressed > most) return undefined
  // It says so twice, and readers believe one or the other.
  if (head.readUInt16LE(8) !== method) return undefined
  const start = offset + localSize + head.readUInt16LE(26) + head.readUInt16LE(28)
  const packed = await source.piece(start, start + compressed)
  if (method === 0) return packed
  try {
    return inflateRawSync(packed, { maxOutputLength: most })
  } catch {
    // Broken, longer than it says, or packed in a way that no word processor does.
    return undefined
  }
}
