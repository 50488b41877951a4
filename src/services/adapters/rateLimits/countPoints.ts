import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { CountPoints, RateRule } from './rateLimits.js'

type Limiter = Pick<RateLimiterAbstract, 'consume'>

/** Returns the options of the library for a rule. */
export const limiterOptions = ({ name, limit, windowMs }: RateRule): IRateLimiterOptions => ({
  keyPrefix: `limit:${name}`,
  points: limit,
  duration: Math.ceil(windowMs / 1000),
})

/** Returns a limiter that counts in this process. */
export const memoryLimiter = (rule: RateRule): RateLimiterMemory =>
  new RateLimiterMemory(limiterOptions(rule))

/** @param insurance counts where the limiter fails */
export const countWith =
  (limiter: Limiter, insurance?: Limiter): CountPoints =>
  async (key, points = 1) => {
    try {
      const { msBeforeNext } = await limiter.consume(key, points)
      return { isExceeded: false, msLeft: msBeforeNext }
    } catch (thrown) {
      // The library rejects with its count beyond the limit, and with an error where it cannot count.
      if (thrown instanceof RateLimiterRes) return { isExceeded: true, msLeft: thrown.msBeforeNext }
      if (insurance === undefined) throw thrown
      return countWith(insurance)(key, points)
    }
  }
