import { isIPv4, isIPv6 } from 'node:net'

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
