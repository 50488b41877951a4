import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { decryptLegacy, isLegacy } from '../../../src/services/backup/legacyEncryption.js'
import { encryptLegacy } from '../../support/operations/legacyBackup.js'
import { inPieces } from '../../support/operations/inPieces.js'

const passphrase = 'a passphrase of more than 32 characters'
const sealedChunk = 65_536 + 16
const header = 31

const opened = (bytes: Buffer, key = passphrase) =>
  buffer(Readable.from(decryptLegacy(inPieces(bytes, 7777), key)))

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])(
  'legacy backup › decrypts %i bytes',
  async (size) => {
    const bytes = randomBytes(size)
    const sealed = encryptLegacy(bytes, passphrase)
    expect(isLegacy(sealed)).toBe(true)
    expect((await opened(sealed)).equals(bytes)).toBe(true)
  },
)

describe('legacy backup', () => {
  const whole = encryptLegacy(randomBytes(3 * 65_536), passphrase)

  test.each([
    ['to 0 bytes', 0],
    ['within the header', 20],
    ['after the header', header],
    ['after one chunk', header + sealedChunk],
    ['after two chunks', header + 2 * sealedChunk],
    ['by one byte', -1],
  ])('is rejected when cut off %s', async (_case, end) => {
    await expect(opened(whole.subarray(0, end))).rejects.toThrow('cannot be decrypted')
  })

  test('is rejected when a byte of the header or of a chunk changed', async () => {
    for (const at of [8, 30, header, header + sealedChunk + 5, whole.length - 1]) {
      const changed = Buffer.from(whole)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      await expect(opened(changed)).rejects.toThrow('cannot be decrypted')
    }
  })

  test('is rejected when chunks are swapped, repeated or appended', async () => {
    const chunks = [0, 1, 2].map((one) =>
      whole.subarray(header + one * sealedChunk, header + (one + 1) * sealedChunk),
    )
    const head = whole.subarray(0, header)
    const [first, second, third] = chunks
    for (const order of [
      [second, first, third],
      [first, first, second, third],
      [first, second, third, third],
    ]) {
      const moved = Buffer.concat([head, ...order.flatMap((chunk) => chunk ?? [])])
      await expect(opened(moved)).rejects.toThrow('cannot be decrypted')
    }
  })

  test('is rejected with another key, naming the variable', async () => {
    await expect(opened(whole, `${passphrase}!`)).rejects.toThrow('BACKUP_KEY is not the one')
  })
})
