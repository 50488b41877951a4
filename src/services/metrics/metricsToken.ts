import { isSameSecret } from '../http/sameSecret.js'

/** Returns whether a request may read the metrics; without a token, the network must protect them. */
export const mayReadMetrics = (
  authorization: string | undefined,
  token: string | undefined,
): boolean => {
  if (token === undefined) return true
  const [, sent = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  return isSameSecret(sent, token)
}
