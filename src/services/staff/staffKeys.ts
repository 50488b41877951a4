import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export interface StaffKeys {
  sign(purpose: string, text: string): string
  seal(purpose: string, text: string): string
  /** Returns the sealed text; `undefined` if it has another purpose or secret, or was modified. */
  open(purpose: string, sealed: string): string | undefined
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Caches the keys: verifying the audit log uses one of them up to a hundred thousand times. */
const createKeys = (secret: string): ((purpose: string) => Buffer) => {
  const made = new Map<string, Buffer>()
  return (purpose) => {
    const known = made.get(purpose)
    if (known !== undefined) return known
    const key = Buffer.from(hkdfSync('sha256', secret, '', `staff ${purpose}`, 32))
    made.set(purpose, key)
    return key
  }
}

export const createStaffKeys = (secret: string): StaffKeys => keysWith(createKeys(secret))

const keysWith = (keyOf: (purpose: string) => Buffer): StaffKeys => ({
  sign: (purpose, text) =>
    createHmac('sha256', keyOf(`sign ${purpose}`))
      .update(text)
      .digest('base64url'),
  seal: (purpose, text) => {
    const nonce = randomBytes(nonceBytes)
    const sealing = createCipheriv(cipher, keyOf(`seal ${purpose}`), nonce)
    const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
  },
  open: (purpose, sealed) => {
    const bytes = Buffer.from(sealed, 'base64url')
    const nonce = bytes.subarray(0, nonceBytes)
    const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
    if (tag.length < tagBytes) return undefined
    const opening = createDecipheriv(cipher, keyOf(`seal ${purpose}`), nonce, {
      authTagLength: tagBytes,
    })
    opening.setAuthTag(tag)
    try {
      const text = opening.update(bytes.subarray(nonceBytes + tagBytes))
      return Buffer.concat([text, opening.final()]).toString('utf8')
    } catch {
      return undefined
    }
  },
})
