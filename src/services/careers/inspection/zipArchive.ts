import { inflateRawSync } from 'node:zlib'
import type { Budget } from './budget.js'

/* Reads the ZIP format (APPNOTE.TXT 6.3) by its central directory, zip64 included. */

export interface ZipEntry {
  readonly name: string
  readonly isEncrypted: boolean
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

const signature = { local: 0x04034b50, entry: 0x02014b50, end64: 0x06064b50, locator64: 0x07064b50 }
const endSignature = Buffer.from('PK\u0005\u0006')
const localBytes = 30
const entryBytes = 46
const endBytes = 22
const end64Bytes = 56
const locator64Bytes = 20
const inZip64 = 0xffffffff

const isAt = (content: Buffer, at: number, expected: number): boolean =>
  at >= 0 && at + 4 <= content.length && content.readUInt32LE(at) === expected

const readUInt64 = (content: Buffer, at: number): number => Number(content.readBigUInt64LE(at))

interface Directory {
  readonly count: number
  readonly size: number
  readonly offset: number
  /** Offset of the end record, where the directory ends unless other records are in between. */
  readonly end: number
}

interface FoundDirectory extends Directory {
  readonly endRecord: number
}

/** Reads the end record at an offset, or the preceding zip64 end record. */
const readEnd = (content: Buffer, at: number): Directory | undefined => {
  if (at + endBytes > content.length) return undefined
  const locator = at - locator64Bytes
  const places = isAt(content, locator, signature.locator64)
    ? [readUInt64(content, locator + 8), locator - end64Bytes]
    : []
  const end = places.find((place) => isAt(content, place, signature.end64))
  if (end !== undefined && end + end64Bytes <= locator) {
    const [count, size, offset] = [32, 40, 48].map((field) => readUInt64(content, end + field))
    return count === undefined || size === undefined || offset === undefined
      ? undefined
      : { count, size, offset, end }
  }
  return {
    count: content.readUInt16LE(at + 10),
    size: content.readUInt32LE(at + 12),
    offset: content.readUInt32LE(at + 16),
    end: at,
  }
}

/** Finds the last end record with a directory; a comment or other bytes may follow. */
const findDirectory = (content: Buffer): FoundDirectory | undefined => {
  let at = content.lastIndexOf(endSignature)
  while (at > 0) {
    const found = readEnd(content, at)
    // Bytes before the archive, such as a picture, shift the offset.
    const starts = found === undefined ? [] : [found.offset, found.end - found.size]
    if (found !== undefined && starts.some((start) => isAt(content, start, signature.entry))) {
      return { ...found, endRecord: at }
    }
    at = content.lastIndexOf(endSignature, at - 1)
  }
  return undefined
}

export const holdsZip = (content: Buffer): boolean => findDirectory(content) !== undefined

/** Returns the text after the archive, which identifies the containing format. */
export const textAfterZip = (content: Buffer, length: number): string | undefined => {
  const directory = findDirectory(content)
  if (directory === undefined) return undefined
  const end = directory.endRecord + endBytes
  return content.toString('latin1', end, end + length)
}

const zip64Values = (extra: Buffer): Buffer => {
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === 1) return extra.subarray(at + 4, end)
    at = end
  }
  return Buffer.alloc(0)
}

const readEntry = (
  content: Buffer,
  at: number,
): { readonly entry: ZipEntry; readonly next: number } | undefined => {
  if (at + entryBytes > content.length || !isAt(content, at, signature.entry)) return undefined
  const nameEnd = at + entryBytes + content.readUInt16LE(at + 28)
  const extraEnd = nameEnd + content.readUInt16LE(at + 30)
  let wide = zip64Values(content.subarray(nameEnd, extraEnd))
  const read = (field: number): number => {
    const value = content.readUInt32LE(at + field)
    if (value !== inZip64 || wide.length < 8) return value
    const wideValue = readUInt64(wide, 0)
    wide = wide.subarray(8)
    return wideValue
  }
  const [size, packed, offset] = [read(24), read(20), read(42)]
  return {
    entry: {
      name: content.toString('utf8', at + entryBytes, nameEnd).replaceAll('\\', '/'),
      isEncrypted: (content.readUInt16LE(at + 8) & 1) === 1,
      method: content.readUInt16LE(at + 10),
      packed,
      size,
      offset,
    },
    next: extraEnd + content.readUInt16LE(at + 32),
  }
}

/** Reads the directory. @returns `undefined` if it is damaged or its number of entries is wrong */
export const readZip = (content: Buffer): readonly ZipEntry[] | undefined => {
  const directory = findDirectory(content)
  if (directory === undefined) return undefined
  const { offset, size, count } = directory
  const entries: ZipEntry[] = []
  for (let at = offset; at < offset + size; ) {
    const read = readEntry(content, at)
    if (read === undefined || !isAt(content, read.entry.offset, signature.local)) return undefined
    entries.push(read.entry)
    at = read.next
  }
  return entries.length === count && count > 0 ? entries : undefined
}

/** Maximum unpacked size, which documents of 10 MB rarely exceed. */
const mostUnpackedBytes = 200 * 1_048_576
const bestXmlRatio = 200
const alwaysAllowedBytes = 4 * 1_048_576

export const isBomb = (entries: readonly ZipEntry[]): boolean => {
  const isDense = ({ name, packed, size }: ZipEntry): boolean =>
    /\.(xml|rels)$/i.test(name) && size > alwaysAllowedBytes && size > packed * bestXmlRatio
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  return unpacked > mostUnpackedBytes || entries.some(isDense)
}

/** Unpacks an entry; `undefined` if it is damaged, exceeds the budget, or has contradictory headers. */
export const unpackEntry = (
  content: Buffer,
  { offset, packed, method }: ZipEntry,
  budget: Budget,
): Buffer | undefined => {
  if (offset + localBytes > content.length || content.readUInt16LE(offset + 8) !== method) {
    return undefined
  }
  const start =
    offset + localBytes + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28)
  const data = content.subarray(start, start + packed)
  if (method === 0) return data
  return method === 8 ? budget.unpack((limit) => inflateRawSync(data, limit)) : undefined
}
