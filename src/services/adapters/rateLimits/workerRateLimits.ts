import { createHash } from 'node:crypto'
import { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { countWith, createAddressHash, limiterOptions, memoryLimiter } from './countPoints.js'
import type { RateLimits } from './rateLimits.js'

const timeoutMs = 300

/** Must be called in the cluster primary before the first worker starts. */
export const countForWorkers = (): RateLimiterClusterMaster => new RateLimiterClusterMaster()

/**
 * Counts in the cluster primary, so that all workers share a count.
 * @param secret the same for all workers
 */
export const openWorkerLimits = (secret: string): RateLimits => ({
  counterFor: (rule) =>
    countWith(new RateLimiterCluster({ ...limiterOptions(rule), timeoutMs }), memoryLimiter(rule)),
  hashAddress: createAddressHash(createHash('sha256').update(`limits ${secret}`).digest()),
  ping: async () => 'the workers share their counts',
  close: async () => undefined,
})
