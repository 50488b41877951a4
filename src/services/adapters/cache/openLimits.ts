import type { BaseLogger } from 'pino'
import type { Limits } from './limits.js'
import type { RedisOptions } from './redisLimits.js'

export type LimitsConfig =
  | { readonly kind: 'memory' | 'workers' }
  | ({ readonly kind: 'redis' } & RedisOptions)

/**
 * Opens the counting that the configuration chose, and loads that one alone.
 * @param secret that all processes of the site know
 */
export const openLimits = async (
  config: LimitsConfig,
  log: Pick<BaseLogger, 'warn' | 'info'>,
  secret: string,
): Promise<Limits> => {
  switch (config.kind) {
    case 'memory':
      return (await import('./memoryLimits.js')).openMemoryLimits()
    case 'workers':
      return (await import('./workerLimits.js')).openWorkerLimits(secret)
    case 'redis':
      return (await import('./redisLimits.js')).openRedisLimits(config, log)
  }
}
