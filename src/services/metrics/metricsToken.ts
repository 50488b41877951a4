import { isSameSecret } from '../http/sameSecret.js'

/** Without a token, the network must protect the metrics. */
export const mayReadMetrics = (
  authorization: string | undefined,
  token: string | undefined,
): boolean => {
  if (token === undefined) return true
  const [, sent = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  return isSameSecret(sent, token)
}
