import { isIPv4, isIPv6 } from 'node:net'

const mapped = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i

/** Returns the eight groups of an IPv6 address, as numbers. */
const groupsOf = (address: string): readonly number[] => {
  const [bare = ''] = address.split('%', 1)
  const [head = '', tail] = bare.split('::')
  const numbers = (text: string): readonly number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  if (tail === undefined) return numbers(head)
  const [before, after] = [numbers(head), numbers(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/**
 * Returns what all addresses of one visitor have in common: an IPv4 address, or the /56 of an IPv6 address
 * that a household or a customer of a data centre may have.
 */
export const networkOf = (address: string): string => {
  const bare = address.replace(mapped, '')
  if (!isIPv6(bare)) return bare
  const [first = 0, second = 0, third = 0, fourth = 0] = groupsOf(bare)
  const groups = [first, second, third, fourth & 0xff_00]
  return `${groups.map((group) => group.toString(16)).join(':')}::/56`
}

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
