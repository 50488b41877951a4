import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  readonly name: string
  readonly content: Buffer | string
  /** What the archive claims, when it lies. */
  readonly claims?: number
  readonly isEncrypted?: boolean
  /** A second name, in the extra field 0x7075 of the directory. */
  readonly unicodeName?: string
}

const unicodePath = (name: Buffer, unicodeName: string): Buffer => {
  const field = Buffer.alloc(9)
  field.writeUInt16LE(0x7075, 0)
  field.writeUInt16LE(5 + Buffer.byteLength(unicodeName), 2)
  field.writeUInt8(1, 4)
  field.writeUInt32LE(crc32(name), 5)
  return Buffer.concat([field, Buffer.from(unicodeName)])
}

const local = (name: Buffer, packed: Buffer, size: number, crc: number, flags: number): Buffer => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(crc, 14)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name, packed])
}

const listed = (
  name: Buffer,
  packed: Buffer,
  size: number,
  crc: number,
  flags: number,
  offset: number,
  extra: Buffer,
): Buffer => {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 4)
  entry.writeUInt16LE(20, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt16LE(extra.length, 30)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name, extra])
}

/** An archive made by hand, so that it may be wrong on purpose. */
export const zipFile = (parts: readonly ZipPart[]): Buffer => {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claims, isEncrypted = false, unicodeName } of parts) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const label = Buffer.from(name)
    const size = claims ?? plain.length
    const flags = isEncrypted ? 1 : 0
    const body = local(label, packed, size, crc32(plain), flags)
    const extra = unicodeName === undefined ? Buffer.alloc(0) : unicodePath(label, unicodeName)
    directory.push(listed(label, packed, size, crc32(plain), flags, offset, extra))
    bodies.push(body)
    offset += body.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, list, end])
}
