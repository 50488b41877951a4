import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { OperatorError } from '../errors.js'
import { type Bytes, rechunk } from './byteStream.js'

/*
 * AES-256-GCM in chunks, as the STREAM construction has it (Hoang, Reyhanitabar, Rogaway, Vizár,
 * 2015): each chunk has its own tag, and its nonce holds its number and whether it is the last.
 * Nothing of a chunk is used before it is proved; one that is changed, moved, left out or missing at
 * the end is noticed.
 *
 * header = magic (8 bytes), salt (16), prefix of the nonces (7); then chunks of 64 KiB and a tag.
 */
const magic = Buffer.from('SITEBAK1')
const saltBytes = 16
const prefixBytes = 7
const headerBytes = magic.length + saltBytes + prefixBytes
const chunkBytes = 65_536
const tagBytes = 16
const algorithm = 'aes-256-gcm'

/** Slow on purpose: a passphrase that people chose is not tried out quickly. 32 MiB, 0.1 s. */
const derivation = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

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

/** Whether a file begins as encrypted ones do. */
export const isEncrypted = (beginning: Buffer): boolean =>
  beginning.subarray(0, magic.length).equals(magic)

/** Encrypts the content under a key made from the passphrase. */
export async function* encrypt(content: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const header = Buffer.concat([magic, randomBytes(saltBytes + prefixBytes)])
  const cipher = cipherOf(passphrase, header)
  yield header
  let position = 0
  for await (const { chunk, isLast } of rechunk(content, chunkBytes)) {
    const sealing = createCipheriv(algorithm, cipher.key, nonceOf(cipher, position, isLast))
    sealing.setAAD(header)
    yield Buffer.concat([sealing.update(chunk), sealing.final(), sealing.getAuthTag()])
    position += 1
  }
}

const open = (cipher: Cipher, position: number, isLast: boolean, sealed: Buffer): Buffer => {
  const opening = createDecipheriv(algorithm, cipher.key, nonceOf(cipher, position, isLast))
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

/**
 * Gives back what was encrypted, chunk by chunk.
 * @throws OperatorError when the passphrase is another one, or anything was changed or cut off
 */
export async function* decrypt(content: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  let cipher: Cipher | undefined
  let position = 0
  for await (const { chunk, isLast } of rechunk(content, chunkBytes + tagBytes, headerBytes)) {
    if (cipher === undefined) cipher = cipherOf(passphrase, chunk)
    else {
      yield open(cipher, position, isLast, chunk)
      position += 1
    }
  }
  if (position === 0) throw new OperatorError('The backup cannot be decrypted: it is cut off.')
}
