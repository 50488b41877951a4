import { Decrypter, Encrypter } from 'age-encryption'
import { OperatorError } from '../errors/errors.js'
import { messageOf } from '../errors/systemErrors.js'
import type { Bytes } from './archive.js'

/* The age format (age-encryption.org/v1) with a passphrase. Each 64 KiB chunk is authenticated before use. */
const firstLine = 'age-encryption.org/v1\n'

/**
 * Base-2 logarithm of scrypt's cost: 4 MiB and 25 ms. The default of the age tool, 18, takes 256
 * MiB; the length of BACKUP_KEY makes it unnecessary.
 */
const scryptWorkFactor = 12

export const isAge = (beginning: Buffer): boolean =>
  beginning.toString('latin1', 0, firstLine.length) === firstLine

const streamOf = (content: Bytes): ReadableStream<Uint8Array> => {
  const pieces = content[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await pieces.return?.()),
  })
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield Buffer.from(value.buffer, value.byteOffset, value.length)
    }
  } finally {
    await reader.cancel()
  }
}

export async function* encrypt(content: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(scryptWorkFactor)
  encrypter.setPassphrase(passphrase)
  yield* piecesOf(await encrypter.encrypt(streamOf(content)))
}

const cannotDecrypt = (why: string, cause: unknown): OperatorError =>
  new OperatorError(`The backup cannot be decrypted: ${why}.`, { cause })

export async function* decrypt(content: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  let opened: ReadableStream<Uint8Array>
  try {
    opened = await decrypter.decrypt(streamOf(content))
  } catch (cause) {
    const why = 'BACKUP_KEY is not the one it was made with, or the file is damaged'
    throw cannotDecrypt(why, cause)
  }
  try {
    yield* piecesOf(opened)
  } catch (cause) {
    throw cannotDecrypt(`the file is damaged or cut off (${messageOf(cause)})`, cause)
  }
}
