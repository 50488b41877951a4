import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export interface Signer {
  /** Signs a text. @param purpose prevents reuse of the signature for another purpose */
  sign(purpose: string, text: string): string
  isSigned(purpose: string, text: string, signature: string): boolean
}

const macOf = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest()

const isMac = (right: Buffer, signature: string): boolean => {
  const given = Buffer.from(signature, 'base64url')
  // Compares the canonical form, because base64 has several spellings of the same bytes.
  if (given.length !== right.length || right.toString('base64url') !== signature) return false
  return timingSafeEqual(given, right)
}

/**
 * Creates a signer.
 * @param secret shared by all processes
 * @param previous secret before a rotation, accepted for verification
 */
export const createSigner = (secret: string, previous?: string): Signer => {
  const known = previous === undefined ? [secret] : [secret, previous]
  return {
    sign: (purpose, text) => macOf(secret, purpose, text).toString('base64url'),
    isSigned: (purpose, text, signature) =>
      known.some((one) => isMac(macOf(one, purpose, text), signature)),
  }
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares in constant time; digests have equal length, as `timingSafeEqual` requires. */
export const isSameSecret = (sent: string, secret: string): boolean =>
  timingSafeEqual(digestOf(sent), digestOf(secret))
