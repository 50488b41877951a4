import { isIP } from 'node:net'
import type { EnvironmentReader } from './environmentReader.js'

export type TrustedProxies =
  /** Number of proxies; the last one must connect from a private network. */
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'networks'; readonly networks: readonly string[] }

const mostProxies = 10

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  const longest = version === 4 ? 32 : 128
  // A /0 network would trust every client to set its own address.
  return /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest
}

const readProxies = (text: string): TrustedProxies | undefined => {
  if (/^\d{1,2}$/.test(text)) {
    const count = Number(text)
    return count <= mostProxies ? { kind: 'count', count } : undefined
  }
  const networks = text.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? { kind: 'networks', networks } : undefined
}

export const readTrustedProxies = (
  reader: EnvironmentReader,
  production: boolean,
): TrustedProxies =>
  reader.parsed(
    'TRUSTED_PROXIES',
    { kind: 'count', count: production ? 1 : 0 },
    `must be the number of proxies in front of the site, from 0 to ${mostProxies}, or their networks, such as 10.0.0.0/8, 2001:db8::/32`,
    readProxies,
  )
