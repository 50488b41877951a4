import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a request may read the metrics: anybody who reaches them where no token is set. */
export const mayReadMetrics = (
  authorization: string | undefined,
  token: string | undefined,
): boolean => {
  if (token === undefined) return true
  const [, told = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  // Digests have one length, and comparing them takes one time.
  return timingSafeEqual(digestOf(told), digestOf(token))
}
