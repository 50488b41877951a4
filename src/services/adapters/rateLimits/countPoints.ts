import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { CountPoints, RateLimits, RateRule } from './rateLimits.js'
import { createHmac, randomBytes } from 'node:crypto'

type Limiter = Pick<RateLimiterAbstract, 'consume'>

export const limiterOptions = ({ name, limit, windowMs }: RateRule): IRateLimiterOptions => ({
  keyPrefix: `limit:${name}`,
  points: limit,
  duration: Math.ceil(windowMs / 1000),
})

export const memoryLimiter = (rule: RateRule): RateLimiterMemory =>
  new RateLimiterMemory(limiterOptions(rule))

export const countWith =
  (limiter: Limiter, insurance?: Limiter): CountPoints =>
  async (key, points = 1) => {
    try {
      const { msBeforeNext } = await limiter.consume(key, points)
      return { isExceeded: false, msLeft: msBeforeNext }
    } catch (thrown) {
      // The library rejects with the count beyond the limit, and with an error when it cannot count.
      if (thrown instanceof RateLimiterRes) return { isExceeded: true, msLeft: thrown.msBeforeNext }
      if (insurance === undefined) throw thrown
      return countWith(insurance)(key, points)
    }
  }

/** Creates a keyed hash: a plain one could be reversed by hashing all IPv4 addresses. */
export const createAddressHash =
  (secret: string | Buffer) =>
  (address: string): string =>
    createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22)

export const openMemoryLimits = (): RateLimits => ({
  counterFor: (rule) => countWith(memoryLimiter(rule)),
  hashAddress: createAddressHash(randomBytes(32)),
  ping: async () => 'each process counts separately',
  close: async () => undefined,
})
