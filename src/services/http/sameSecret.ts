import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares in constant time; digests have equal length, as `timingSafeEqual` requires. */
export const isSameSecret = (sent: string, secret: string): boolean =>
  timingSafeEqual(digestOf(sent), digestOf(secret))
