import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddresses from 'proxy-addr'
import type { TrustedProxies } from '../config/proxiesConfig.js'

/** Whether what a hop says of the one before it is believed; hop 0 is who is connected to us. */
export type TrustHop = (address: string, hop: number) => boolean

/** Networks that nobody reaches from the internet; 100.64.0.0/10 is what some platforms use inside. */
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal', '100.64.0.0/10']

/**
 * Who may say for whom a request is. A number of proxies is believed only where the one connected to
 * us is in a private network: without a proxy, that one is any visitor.
 */
export const createTrust = (proxies: TrustedProxies): TrustHop => {
  if (proxies.kind === 'networks') return proxyAddresses.compile([...proxies.networks])
  const isPrivate = proxyAddresses.compile(privateNetworks)
  return (address, hop) => hop < proxies.count && (hop > 0 || isPrivate(address, hop))
}

/** Whose headers are believed, as the log says it at the start. */
export const describeTrust = (proxies: TrustedProxies): string => {
  if (proxies.kind === 'networks') return `of proxies in ${proxies.networks.join(', ')}`
  if (proxies.count === 0) return 'of nobody'
  return `of ${proxies.count} in a row, the last of which connects from a private network`
}

/** The address in an entry of `X-Forwarded-For`: some proxies add the port. */
const addressIn = (entry: string): string | undefined => {
  const bare = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) === 0 ? undefined : bare
}

export type ClientAddress = (req: IncomingMessage) => string

/** Finds the address of the visitor, as far as the hops between are believed. */
export const createClientAddress =
  (isTrusted: TrustHop): ClientAddress =>
  (req) => {
    const [connected = 'unknown', ...forwarded] = proxyAddresses.all(req)
    let address = connected
    for (const [hop, entry] of forwarded.entries()) {
      const next = isTrusted(address, hop) ? addressIn(entry) : undefined
      // What is no address cannot be counted: the one who said it answers for it.
      if (next === undefined) break
      address = next
    }
    return address
  }
