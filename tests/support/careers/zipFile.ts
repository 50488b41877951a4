import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  readonly name: string
  readonly content: Buffer | string
  readonly claims?: number
  readonly isEncrypted?: boolean
  /** A second name, in the extra field 0x7075 of the directory. */
  readonly unicodeName?: string
  readonly isStored?: boolean
  /** Writes the sizes after the data, as streamed archives do. */
  readonly hasDescriptor?: boolean
  /** Writes sizes and offset in the zip64 field. */
  readonly isZip64?: boolean
}

export interface ZipOptions {
  /** Whether count, size and offset of the directory are in a zip64 end record. */
  readonly isZip64?: boolean
  readonly comment?: string
}

const unicodePath = (name: Buffer, unicodeName: string): Buffer => {
  const field = Buffer.alloc(9)
  field.writeUInt16LE(0x7075, 0)
  field.writeUInt16LE(5 + Buffer.byteLength(unicodeName), 2)
  field.writeUInt8(1, 4)
  field.writeUInt32LE(crc32(name), 5)
  return Buffer.concat([field, Buffer.from(unicodeName)])
}

interface Entry {
  readonly name: Buffer
  readonly packed: Buffer
  readonly size: number
  readonly crc: number
  readonly flags: number
  readonly method: number
}

const inZip64 = 0xffffffff

const uint64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

const writeEntry = ({ name, packed, size, crc, flags, method }: Entry): Buffer => {
  const hasDescriptor = (flags & 8) !== 0
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt32LE(hasDescriptor ? 0 : crc, 14)
  head.writeUInt32LE(hasDescriptor ? 0 : packed.length, 18)
  head.writeUInt32LE(hasDescriptor ? 0 : size, 22)
  head.writeUInt16LE(name.length, 26)
  const descriptor = Buffer.alloc(hasDescriptor ? 16 : 0)
  if (hasDescriptor) {
    descriptor.writeUInt32LE(0x08074b50, 0)
    descriptor.writeUInt32LE(crc, 4)
    descriptor.writeUInt32LE(packed.length, 8)
    descriptor.writeUInt32LE(size, 12)
  }
  return Buffer.concat([head, name, packed, descriptor])
}

const writeListed = (
  { name, packed, size, crc, flags, method }: Entry,
  offset: number,
  extra: Buffer,
  isZip64: boolean,
): Buffer => {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 4)
  entry.writeUInt16LE(20, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(method, 10)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(isZip64 ? inZip64 : packed.length, 20)
  entry.writeUInt32LE(isZip64 ? inZip64 : size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(isZip64 ? inZip64 : offset, 42)
  const wide = isZip64
    ? Buffer.concat([Buffer.from([1, 0, 24, 0]), ...[size, packed.length, offset].map(uint64)])
    : Buffer.alloc(0)
  entry.writeUInt16LE(extra.length + wide.length, 30)
  return Buffer.concat([entry, name, extra, wide])
}

const writeEnd = (
  count: number,
  size: number,
  offset: number,
  { isZip64 = false, comment = '' }: ZipOptions,
): Buffer => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(isZip64 ? 0xffff : count, 8)
  end.writeUInt16LE(isZip64 ? 0xffff : count, 10)
  end.writeUInt32LE(isZip64 ? inZip64 : size, 12)
  end.writeUInt32LE(isZip64 ? inZip64 : offset, 16)
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  const tail = Buffer.concat([end, Buffer.from(comment)])
  if (!isZip64) return tail
  const end64 = Buffer.alloc(24)
  end64.writeUInt32LE(0x06064b50, 0)
  end64.writeUInt32LE(44, 4)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  const numbers = [count, count, size, offset].map(uint64)
  return Buffer.concat([end64, ...numbers, locator, tail])
}

/** Writes an archive byte by byte, so that it can be invalid. */
export const zipFile = (parts: readonly ZipPart[], options: ZipOptions = {}): Buffer => {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const { claims, unicodeName } = part
    const plain = Buffer.from(part.content)
    const name = Buffer.from(part.name)
    const entry: Entry = {
      name,
      packed: part.isStored === true ? plain : deflateRawSync(plain),
      size: claims ?? plain.length,
      crc: crc32(plain),
      flags: (part.isEncrypted === true ? 1 : 0) | (part.hasDescriptor === true ? 8 : 0),
      method: part.isStored === true ? 0 : 8,
    }
    const body = writeEntry(entry)
    const extra = unicodeName === undefined ? Buffer.alloc(0) : unicodePath(name, unicodeName)
    directory.push(writeListed(entry, offset, extra, part.isZip64 === true))
    bodies.push(body)
    offset += body.length
  }
  const list = Buffer.concat(directory)
  return Buffer.concat([...bodies, list, writeEnd(parts.length, list.length, offset, options)])
}
