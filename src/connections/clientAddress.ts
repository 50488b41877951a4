import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddresses from 'proxy-addr'
import type { TrustedProxies } from '../config/proxiesConfig.js'

/** Returns whether the forwarding header set by a hop is trusted; hop 0 is the socket peer. */
export type TrustHop = (address: string, hop: number) => boolean

/** Networks unreachable from the internet; some platforms use 100.64.0.0/10 internally. */
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal', '100.64.0.0/10']

/**
 * Returns Express's trust function. A proxy count applies to peers in private networks only; others
 * are clients.
 */
export const createTrust = (proxies: TrustedProxies): TrustHop => {
  if (proxies.kind === 'networks') return proxyAddresses.compile([...proxies.networks])
  const isPrivate = proxyAddresses.compile(privateNetworks)
  return (address, hop) => hop < proxies.count && (hop > 0 || isPrivate(address, hop))
}

export const describeTrust = (proxies: TrustedProxies): string => {
  if (proxies.kind === 'networks') return `of proxies in ${proxies.networks.join(', ')}`
  if (proxies.count === 0) return 'of nobody'
  return `of ${proxies.count} in a row, the last of which connects from a private network`
}

const addressIn = (entry: string): string | undefined => {
  const bare = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) === 0 ? undefined : bare
}

export type ClientAddress = (req: IncomingMessage) => string

export const createClientAddress =
  (isTrusted: TrustHop): ClientAddress =>
  (req) => {
    const [connected = 'unknown', ...forwarded] = proxyAddresses.all(req)
    let address = connected
    for (const [hop, entry] of forwarded.entries()) {
      const next = isTrusted(address, hop) ? addressIn(entry) : undefined
      // A malformed entry cannot be rate limited: the hop that sent it counts as the client.
      if (next === undefined) break
      address = next
    }
    return address
  }
