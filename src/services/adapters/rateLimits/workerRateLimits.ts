import { createHash } from 'node:crypto'
import { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { countWith, limiterOptions, memoryLimiter } from './countPoints.js'
import { createAddressHash } from './hashAddress.js'
import type { RateLimits } from './rateLimits.js'

/** How long a request waits for the count of the leading process before its own process counts. */
const timeoutMs = 300

/** Begins to count for all workers, in the process that leads them, before the first of them starts. */
export const countForWorkers = (): RateLimiterClusterMaster => new RateLimiterClusterMaster()

/**
 * Counts in the process that leads the workers, so that a visitor whose requests reach all of them has
 * one count.
 * @param secret the same for all workers
 */
export const openWorkerLimits = (secret: string): RateLimits => ({
  counterFor: (rule) =>
    countWith(new RateLimiterCluster({ ...limiterOptions(rule), timeoutMs }), memoryLimiter(rule)),
  hashAddress: createAddressHash(createHash('sha256').update(`limits ${secret}`).digest()),
  ping: async () => 'the workers count together',
  close: async () => undefined,
})
