import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { decrypt, encrypt, isEncrypted } from '../../../src/services/backup/chunkedEncryption.js'

const passphrase = 'a passphrase of more than 32 characters'
const sealedChunk = 65_536 + 16
const header = 31

const inPieces = async function* (bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const sealed = (bytes: Buffer, pieces = 10_000) =>
  buffer(Readable.from(encrypt(inPieces(bytes, pieces), passphrase)))
const opened = (bytes: Buffer, key = passphrase) =>
  buffer(Readable.from(decrypt(inPieces(bytes, 7777), key)))

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])(
  '%i bytes come back as they were',
  async (size) => {
    const bytes = randomBytes(size)
    expect((await opened(await sealed(bytes))).equals(bytes)).toBe(true)
  },
)

test('the same bytes are never encrypted alike, and are told from a plain archive', async () => {
  const bytes = Buffer.from('Zoé L’Heureux')
  const [one, other] = [await sealed(bytes), await sealed(bytes)]
  expect(one.equals(other)).toBe(false)
  expect(one.includes(bytes)).toBe(false)
  expect([isEncrypted(one), isEncrypted(bytes)]).toEqual([true, false])
})

describe('what somebody did to it is noticed:', () => {
  const bytes = randomBytes(3 * 65_536)
  let whole: Buffer
  beforeAll(async () => {
    whole = await sealed(bytes)
  })

  test.each([
    ['nothing is left', 0],
    ['the header is cut', 20],
    ['the header alone', header],
    ['one whole chunk', header + sealedChunk],
    ['two whole chunks', header + 2 * sealedChunk],
    ['the last byte is gone', -1],
  ])('cut off: %s', async (_case, end) => {
    await expect(opened(whole.subarray(0, end))).rejects.toThrow('cannot be decrypted')
  })

  test('a byte is changed, in the header or anywhere after it', async () => {
    for (const at of [8, 30, header, header + sealedChunk + 5, whole.length - 1]) {
      const changed = Buffer.from(whole)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      await expect(opened(changed)).rejects.toThrow('cannot be decrypted')
    }
  })

  test('two chunks changed places, one came twice, more came behind', async () => {
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

  test('another key opens nothing, and the sentence names the variable', async () => {
    await expect(opened(whole, `${passphrase}!`)).rejects.toThrow('BACKUP_KEY is not the one')
  })
})
