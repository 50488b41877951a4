import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What the secret of the staff area does, each with a key of its own. */
export interface StaffKeys {
  /** Nobody makes or changes what was signed, without the secret. */
  sign(purpose: string, text: string): string
  /** Nobody reads or changes what was sealed, without the secret. */
  seal(purpose: string, text: string): string
  /** Nothing when it was sealed for another purpose, by another secret, or changed since. */
  open(purpose: string, sealed: string): string | undefined
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A key for each purpose, made once: the log is checked with one a hundred thousand times. */
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

/** @param secret known to every process of the site and to nobody else */
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
