import { isIPv4, isIPv6 } from 'node:net'

const mapped = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i

/**
 * A network address that no longer points to one household: the last byte of IPv4 and all but the
 * first 48 bits of IPv6 are dropped. It is personal information otherwise.
 */
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
