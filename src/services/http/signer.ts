import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs texts that leave the site and come back, so that nobody can make or change one. */
export interface Signer {
  /** @param purpose keeps a signature of one kind from passing for another */
  sign(purpose: string, text: string): string
  isSigned(purpose: string, text: string, signature: string): boolean
}

const macOf = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest()

const isMac = (right: Buffer, signature: string): boolean => {
  const told = Buffer.from(signature, 'base64url')
  // Spelt exactly as it was given: base64 has several spellings of the same bytes.
  if (told.length !== right.length || right.toString('base64url') !== signature) return false
  return timingSafeEqual(told, right)
}

/**
 * @param secret known to every process of the site and to nobody else
 * @param previous signed until the secret was changed: what it signed stays good as long as it was to
 */
export const createSigner = (secret: string, previous?: string): Signer => {
  const known = previous === undefined ? [secret] : [secret, previous]
  return {
    sign: (purpose, text) => macOf(secret, purpose, text).toString('base64url'),
    isSigned: (purpose, text, signature) =>
      known.some((one) => isMac(macOf(one, purpose, text), signature)),
  }
}
