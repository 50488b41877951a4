import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { BaseLogger } from 'pino'
import { RedisStore } from 'rate-limit-redis'
import { createClient } from 'redis'
import type { RedisOptions } from '../../../config/rateLimitsConfig.js'
import { errorName } from '../../errors.js'
import { createAddressHash } from './hashAddress.js'
import { FallbackStore } from './fallbackStore.js'
import type { RateLimits } from './rateLimits.js'

const connectTimeoutMs = 2000
/** Longest wait between two attempts to connect. */
const longestReconnectMs = 2000
const pingTimeoutMs = 3000
/** A form with files is counted once for each megabyte: it must not wait for Redis each time. */
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

/**
 * Counts in Redis. No request waits for the connection: while there is none, each process counts by
 * itself, and nobody is refused for that. One that does not answer in time is left alone for a while.
 */
export const openRedisLimits = (
  options: RedisOptions,
  log: Pick<BaseLogger, 'warn' | 'info'>,
): RateLimits => {
  const client = openClient(options)
  const outage = createOutageLog(log)
  const stores: FallbackStore[] = []
  let restsUntil = 0
  // Without a listener the first error would end the process.
  client.on('error', outage.wentAway)
  // Rejects only when the site stops before the first connection; each attempt is logged above.
  client.connect().catch(outage.wentAway)

  return {
    storeFor: (form) => {
      const store = new FallbackStore({
        makeStore: () =>
          new RedisStore({
            prefix: `limit:${form}:`,
            sendCommand: (...command: string[]) => client.sendCommand(command),
          }),
        isReachable: () => client.isReady && performance.now() >= restsUntil,
        failed: () => {
          restsUntil = performance.now() + restMs
        },
        ...outage,
      })
      stores.push(store)
      return store
    },
    // All processes know the address with its password, and nobody else does.
    hashAddress: createAddressHash(createHash('sha256').update(`limits ${options.url}`).digest()),
    ping: async () => {
      if (!client.isReady)
        await once(client, 'ready', { signal: AbortSignal.timeout(pingTimeoutMs) })
      return `Redis answers ${await client.ping()}`
    },
    close: async () => {
      for (const store of stores) store.shutdown()
      if (client.isOpen) client.destroy()
    },
  }
}
