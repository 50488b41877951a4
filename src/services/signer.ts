import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs texts that leave the site and come back, so that nobody can make or change one. */
export interface Signer {
  /** @param purpose keeps a signature of one kind from passing for another */
  sign(purpose: string, text: string): string
  isSigned(purpose: string, text: string, signature: string): boolean
}

/** @param secret known to every process of the site and to nobody else */
export const createSigner = (secret: string): Signer => {
  const mac = (purpose: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest()
  return {
    sign: (purpose, text) => mac(purpose, text).toString('base64url'),
    isSigned: (purpose, text, signature) => {
      const told = Buffer.from(signature, 'base64url')
      const right = mac(purpose, text)
      // Spelt exactly as it was given: base64 has several spellings of the same bytes.
      if (told.length !== right.length || right.toString('base64url') !== signature) return false
      return timingSafeEqual(told, right)
    },
  }
}
