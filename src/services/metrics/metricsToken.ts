import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Without a token, the network must protect the metrics. */
export const mayReadMetrics = (
  authorization: string | undefined,
  token: string | undefined,
): boolean => {
  if (token === undefined) return true
  const [, told = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  // Digests have equal length, as `timingSafeEqual` requires.
  return timingSafeEqual(digestOf(told), digestOf(token))
}
