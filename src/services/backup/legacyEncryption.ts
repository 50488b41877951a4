import { createDecipheriv, scryptSync } from 'node:crypto'
import { OperatorError } from '../errors/errors.js'
import type { Bytes } from './archive.js'

/*
 * Reads backups of release 1.0 (`.tar.enc`). TODO: remove in release 1.2, when they have expired.
 * AES-256-GCM in chunks, the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár, 2015): a
 * nonce holds the number of its chunk and whether it is the last.
 * Header: magic (8 bytes), salt (16), nonce prefix (7). Chunks: 64 KiB and a tag.
 */
const magic = Buffer.from('SITEBAK1')
const saltBytes = 16
const prefixBytes = 7
const headerBytes = magic.length + saltBytes + prefixBytes
const chunkBytes = 65_536
const tagBytes = 16
const derivation = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

interface Chunk {
  readonly chunk: Buffer
  readonly isLast: boolean
}

async function* split(content: Bytes): AsyncGenerator<Chunk> {
  let buffered: Buffer = Buffer.alloc(0)
  let wanted = headerBytes
  for await (const piece of content) {
    buffered = buffered.length === 0 ? piece : Buffer.concat([buffered, piece])
    // Holds back a full chunk until more bytes arrive, as it may be the last.
    while (buffered.length > wanted) {
      yield { chunk: buffered.subarray(0, wanted), isLast: false }
      buffered = buffered.subarray(wanted)
      wanted = chunkBytes + tagBytes
    }
  }
  yield { chunk: buffered, isLast: true }
}

interface Cipher {
  readonly key: Buffer
  readonly header: Buffer
}

const cipherOf = (passphrase: string, header: Buffer): Cipher => ({
  header,
  key: scryptSync(
    passphrase,
    header.subarray(magic.length, magic.length + saltBytes),
    32,
    derivation,
  ),
})

const nonceOf = ({ header }: Cipher, position: number, isLast: boolean): Buffer => {
  const tail = Buffer.alloc(5)
  tail.writeUInt32BE(position)
  tail.writeUInt8(isLast ? 1 : 0, 4)
  return Buffer.concat([header.subarray(-prefixBytes), tail])
}

export const isLegacy = (beginning: Buffer): boolean =>
  beginning.subarray(0, magic.length).equals(magic)

const open = (cipher: Cipher, position: number, isLast: boolean, sealed: Buffer): Buffer => {
  const opening = createDecipheriv('aes-256-gcm', cipher.key, nonceOf(cipher, position, isLast))
  opening.setAAD(cipher.header)
  try {
    if (sealed.length < tagBytes) throw new RangeError('A chunk is shorter than its tag.')
    opening.setAuthTag(sealed.subarray(-tagBytes))
    return Buffer.concat([opening.update(sealed.subarray(0, -tagBytes)), opening.final()])
  } catch (cause) {
    const why =
      position === 0
        ? 'BACKUP_KEY is not the one it was made with, or the file is damaged'
        : `the file is damaged or cut off after ${position * chunkBytes} bytes`
    throw new OperatorError(`The backup cannot be decrypted: ${why}.`, { cause })
  }
}

export async function* decryptLegacy(content: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  let cipher: Cipher | undefined
  let position = 0
  for await (const { chunk, isLast } of split(content)) {
    if (cipher === undefined) cipher = cipherOf(passphrase, chunk)
    else {
      yield open(cipher, position, isLast, chunk)
      position += 1
    }
  }
  if (position === 0) throw new OperatorError('The backup cannot be decrypted: it is truncated.')
}
