import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, isIPv6 } from 'node:net'
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

const mapped = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i

const groupsOf = (address: string): readonly number[] => {
  const [bare = ''] = address.split('%', 1)
  const [head = '', tail] = bare.split('::')
  const numbers = (text: string): readonly number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  if (tail === undefined) return numbers(head)
  const [before, after] = [numbers(head), numbers(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** Returns the network of a client: the IPv4 address, or the /56 prefix of an IPv6 address. */
export const networkOf = (address: string): string => {
  const bare = address.replace(mapped, '')
  if (!isIPv6(bare)) return bare
  const [first = 0, second = 0, third = 0, fourth = 0] = groupsOf(bare)
  const groups = [first, second, third, fourth & 0xff_00]
  return `${groups.map((group) => group.toString(16)).join(':')}::/56`
}

/** Truncates a network address, which is personal information: to /24 (IPv4) or /48 (IPv6). */
export const shortAddress = (address: string | undefined): string => {
  if (address === undefined) return 'unknown'
  const bare = address.replace(mapped, '')
  if (isIPv4(bare)) return bare.replace(/\.\d+$/, '.0')
  if (!isIPv6(bare)) return 'unknown'
  const [head = '', tail] = bare.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  const first = [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), '0', '0', '0'].slice(
    0,
    3,
  )
  return `${first.join(':')}::`
}
