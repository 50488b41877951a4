import type { IncomingMessage } from 'node:http'

/** Who asks, as Express's `req.ip` tells it: the address in front of the trusted proxies. */
export const clientAddress = (
  { headers, socket }: IncomingMessage,
  trustedProxies: number,
): string | undefined => {
  const forwarded = headers['x-forwarded-for']
  if (trustedProxies === 0 || forwarded === undefined) return socket.remoteAddress
  const told = forwarded.toString().split(',').toReversed()
  return told[Math.min(trustedProxies, told.length) - 1]?.trim()
}
