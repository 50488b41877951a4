import { createCipheriv, randomBytes, scryptSync } from 'node:crypto'

const chunkBytes = 65_536

/** Encrypts bytes as release 1.0 did, see `legacyEncryption.ts`. */
export const encryptLegacy = (content: Buffer, passphrase: string): Buffer => {
  const [salt, prefix] = [randomBytes(16), randomBytes(7)]
  const header = Buffer.concat([Buffer.from('SITEBAK1'), salt, prefix])
  const key = scryptSync(passphrase, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
  const count = Math.max(1, Math.ceil(content.length / chunkBytes))
  const chunks = Array.from({ length: count }, (_value, position) => {
    const tail = Buffer.alloc(5)
    tail.writeUInt32BE(position)
    tail.writeUInt8(position === count - 1 ? 1 : 0, 4)
    const cipher = createCipheriv('aes-256-gcm', key, Buffer.concat([prefix, tail]))
    cipher.setAAD(header)
    const chunk = content.subarray(position * chunkBytes, (position + 1) * chunkBytes)
    return [cipher.update(chunk), cipher.final(), cipher.getAuthTag()]
  })
  return Buffer.concat([header, ...chunks.flat()])
}
