import type { BaseLogger } from 'pino'
import type { RateLimits } from './rateLimits.js'
import type { RedisOptions } from './redisRateLimits.js'

export type RateLimitStoreConfig =
  /** In this process, or in the one that leads the workers. */
  { readonly kind: 'memory' | 'workers' } | ({ readonly kind: 'redis' } & RedisOptions)

/**
 * Opens the counting that the configuration chose, and loads that one alone.
 * @param secret that all processes of the site know
 */
export const openRateLimits = async (
  config: RateLimitStoreConfig,
  log: Pick<BaseLogger, 'warn' | 'info'>,
  secret: string,
): Promise<RateLimits> => {
  switch (config.kind) {
    case 'memory':
      return (await import('./memoryRateLimits.js')).openMemoryLimits()
    case 'workers':
      return (await import('./workerRateLimits.js')).openWorkerLimits(secret)
    case 'redis':
      return (await import('./redisRateLimits.js')).openRedisLimits(config, log)
  }
}
