import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { BaseLogger } from 'pino'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { createClient } from 'redis'
import type { RedisOptions } from '../../../config/rateLimitsConfig.js'
import { errorName } from '../../errors/errors.js'
import { withTimeout } from '../../../shared/time/timeout.js'
import { countWith, limiterOptions, memoryLimiter } from './countPoints.js'
import { createAddressHash } from './hashAddress.js'
import type { RateLimits } from './rateLimits.js'

const connectTimeoutMs = 2000
/** Longest wait between two attempts to connect. */
const longestReconnectMs = 2000
const pingTimeoutMs = 3000
/** How long a visitor waits for a shared count. */
const countTimeoutMs = 300
/** How long a Redis that failed is not asked again, so that not every request waits for it. */
const restMs = 2000

/** Logs the beginning and the end of an outage, once each. */
const createOutageLog = (log: Pick<BaseLogger, 'warn' | 'info'>) => {
  let isAway = false
  return {
    wentAway: (cause: unknown): void => {
      if (!isAway)
        log.warn({ error: errorName(cause) }, 'Redis is unreachable: each process counts by itself')
      isAway = true
    },
    cameBack: (): void => {
      if (isAway) log.info('Redis is reachable again: counts are shared')
      isAway = false
    },
  }
}

const openClient = ({ url, verifyTls }: RedisOptions) =>
  createClient({
    url,
    // Commands that waited for a connection would make visitors wait.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectTimeoutMs,
      reconnectStrategy: (retries) =>
        Math.min(100 * 2 ** Math.min(retries, 10), longestReconnectMs) +
        Math.round(Math.random() * 100),
      ...(url.startsWith('rediss:') ? { tls: true, rejectUnauthorized: verifyTls } : {}),
    },
  })

type Client = ReturnType<typeof openClient>

/** Returns the part of the client that the library calls, which gives up on a Redis that does not answer. */
const withRests = (client: Client, outage: ReturnType<typeof createOutageLog>) => {
  let restsUntil = 0
  return {
    get isReady(): boolean {
      return client.isReady && performance.now() >= restsUntil
    },
    eval: async (...script: Parameters<Client['eval']>) => {
      try {
        const counted = await withTimeout(countTimeoutMs, () => client.eval(...script))
        outage.cameBack()
        return counted
      } catch (error) {
        restsUntil = performance.now() + restMs
        outage.wentAway(error)
        throw error
      }
    },
  }
}

/**
 * Counts in Redis. No request waits for the connection: while there is none, each process counts by
 * itself, and no visitor is refused for that. A Redis that does not answer in time is not asked for 2 s.
 */
export const openRedisLimits = (
  options: RedisOptions,
  log: Pick<BaseLogger, 'warn' | 'info'>,
): RateLimits => {
  const client = openClient(options)
  const outage = createOutageLog(log)
  const storeClient = withRests(client, outage)
  // Without a listener the first error would end the process.
  client.on('error', outage.wentAway)
  // Rejects only when the site stops before the first connection; each attempt is logged above.
  client.connect().catch(outage.wentAway)

  return {
    counterFor: (rule) =>
      countWith(
        new RateLimiterRedis({
          ...limiterOptions(rule),
          storeClient,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: memoryLimiter(rule),
        }),
      ),
    // All processes know the URL with its password, and no one else does.
    hashAddress: createAddressHash(createHash('sha256').update(`limits ${options.url}`).digest()),
    ping: async () => {
      if (!client.isReady)
        await once(client, 'ready', { signal: AbortSignal.timeout(pingTimeoutMs) })
      return `Redis answers ${await client.ping()}`
    },
    close: async () => {
      if (client.isOpen) client.destroy()
    },
  }
}
