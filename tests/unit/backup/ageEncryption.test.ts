import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { decrypt, encrypt, isAge } from '../../../src/services/backup/ageEncryption.js'
import { inPieces } from '../../support/operations/inPieces.js'

const passphrase = 'a passphrase of more than 32 characters'

const sealed = (bytes: Buffer) =>
  buffer(Readable.from(encrypt(inPieces(bytes, 10_000), passphrase)))
const opened = (bytes: Buffer, key = passphrase) =>
  buffer(Readable.from(decrypt(inPieces(bytes, 7777), key)))

describe('age encryption', () => {
  let whole: Buffer
  beforeAll(async () => {
    whole = await sealed(randomBytes(100_000))
  })

  test.each([0, 1, 65_536, 65_537, 200_000])('decrypts the %i bytes it encrypted', async (size) => {
    const bytes = randomBytes(size)
    const file = await sealed(bytes)
    expect(isAge(file)).toBe(true)
    expect((await opened(file)).equals(bytes)).toBe(true)
  })

  test.each([0, 10, 100, 200, 65_800, -1])('rejects a file cut off at byte %i', async (end) => {
    await expect(opened(whole.subarray(0, end))).rejects.toThrow('cannot be decrypted')
  })

  test('rejects a changed byte of the header or of a chunk', async () => {
    for (const at of [30, 100, 300, 70_000, whole.length - 1]) {
      const changed = Buffer.from(whole)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      await expect(opened(changed)).rejects.toThrow('cannot be decrypted')
    }
  })

  test('rejects another key and names the variable', async () => {
    await expect(opened(whole, `${passphrase}!`)).rejects.toThrow('BACKUP_KEY is not the one')
  })

  test('stops at a failing source and passes on its error', async () => {
    const failing = async function* (): AsyncGenerator<Buffer> {
      yield randomBytes(100_000)
      throw new Error('EIO')
    }
    await expect(buffer(Readable.from(encrypt(failing(), passphrase)))).rejects.toThrow('EIO')
  })
})
