import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { BaseLogger } from 'pino'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { createClient } from 'redis'
import type { RedisOptions } from '../../../config/rateLimitsConfig.js'
import { errorName } from '../../errors/errors.js'
import { withTimeout } from '../../../shared/time/timeout.js'
import { countWith, createAddressHash, limiterOptions, memoryLimiter } from './countPoints.js'
import type { RateLimits } from './rateLimits.js'

const connectTimeoutMs = 2000
const longestReconnectMs = 2000
const pingTimeoutMs = 3000
const countTimeoutMs = 300
/** Pause after a failure, so that not every request waits for the timeout. */
const restMs = 2000

const createOutageLog = (log: Pick<BaseLogger, 'warn' | 'info'>) => {
  let isAway = false
  return {
    wentAway: (cause: unknown): void => {
      if (!isAway)
        log.warn({ error: errorName(cause) }, 'rate limit store unreachable: counting per process')
      isAway = true
    },
    cameBack: (): void => {
      if (isAway) log.info('rate limit store reachable again')
      isAway = false
    },
  }
}

const openClient = ({ url, verifyTls }: RedisOptions) =>
  createClient({
    url,
    // Queued commands would make requests wait for the connection.
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

/** Counts in Redis. Without a connection, each process counts alone and no request waits or is refused. */
export const openRedisLimits = (
  options: RedisOptions,
  log: Pick<BaseLogger, 'warn' | 'info'>,
): RateLimits => {
  const client = openClient(options)
  const outage = createOutageLog(log)
  const storeClient = withRests(client, outage)
  // An `error` event without a listener would end the process.
  client.on('error', outage.wentAway)
  // `connect` rejects only if the site stops first; the `error` listener logs failed attempts.
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
    // The URL contains a password, so its hash is a secret that only the processes of the site share.
    hashAddress: createAddressHash(createHash('sha256').update(`limits ${options.url}`).digest()),
    ping: async () => {
      if (!client.isReady)
        await once(client, 'ready', { signal: AbortSignal.timeout(pingTimeoutMs) })
      return `Redis responds ${await client.ping()}`
    },
    close: async () => {
      if (client.isOpen) client.destroy()
    },
  }
}
