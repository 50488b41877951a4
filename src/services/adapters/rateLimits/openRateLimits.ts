import type { BaseLogger } from 'pino'
import type { RateLimitStoreConfig } from '../../../config/rateLimitsConfig.js'
import type { RateLimits } from './rateLimits.js'

export const openRateLimits = async (
  config: RateLimitStoreConfig,
  log: Pick<BaseLogger, 'warn' | 'info'>,
  secret: string,
): Promise<RateLimits> => {
  switch (config.kind) {
    case 'memory':
      return (await import('./countPoints.js')).openMemoryLimits()
    case 'workers':
      return (await import('./workerRateLimits.js')).openWorkerLimits(secret)
    case 'redis':
      return (await import('./redisRateLimits.js')).openRedisLimits(config, log)
  }
}
