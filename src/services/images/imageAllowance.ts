import { createHash, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { remember } from './remember.js'

/** Says whether one more new picture may be made for a network address. */
export interface ImageAllowance {
  allow(address: string): boolean
}

interface AllowanceOptions {
  /** How many come back every minute. */
  readonly perMinute?: number
  /** How many may be spent in one go. */
  readonly burst?: number
  /** How many addresses are remembered. */
  readonly mostAddresses?: number
  readonly now?: () => number
}

interface Bucket {
  readonly left: number
  readonly at: number
}

/** One household: an IPv6 network hands a new address to every visit. */
const network = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}

/**
 * A bucket of tokens per address, in memory. Pictures that were made already cost none. Addresses
 * are personal information: only a hash is kept, with a salt that dies with the process.
 */
export const createImageAllowance = ({
  perMinute = 60,
  burst = 120,
  mostAddresses = 10_000,
  now = () => performance.now(),
}: AllowanceOptions = {}): ImageAllowance => {
  const salt = randomBytes(16)
  const buckets = new Map<string, Bucket>()

  const refill = (bucket: Bucket | undefined, at: number): number =>
    bucket === undefined
      ? burst
      : Math.min(burst, bucket.left + ((at - bucket.at) / 60_000) * perMinute)

  return {
    allow: (address) => {
      const key = createHash('sha256').update(salt).update(network(address)).digest('base64')
      const at = now()
      const left = refill(buckets.get(key), at)
      const allowed = left >= 1
      remember(buckets, key, { left: allowed ? left - 1 : left, at }, mostAddresses)
      return allowed
    },
  }
}
