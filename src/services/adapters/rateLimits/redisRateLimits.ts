import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { BaseLogger } from 'pino'
import { RedisStore } from 'rate-limit-redis'
import { createClient } from 'redis'
import { createAddressHash } from './hashAddress.js'
import { FallbackStore } from './fallbackStore.js'
import type { RateLimits } from './rateLimits.js'

export interface RedisOptions {
  readonly url: string
  readonly verifyTls: boolean
}

const connectTime = 2000
/** A server that came back is found again this soon. */
const longestRest = 2000
const pingTime = 3000

const nameOf = (thrown: unknown): string => {
  if (typeof thrown !== 'object' || thrown === null) return typeof thrown
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code
  return 'name' in thrown && typeof thrown.name === 'string' ? thrown.name : 'object'
}

/** Says once that the limits are local, and once that they are shared again. */
const createOutageLog = (log: Pick<BaseLogger, 'warn' | 'info'>) => {
  let isAway = false
  return {
    wentAway: (cause: unknown): void => {
      if (!isAway)
        log.warn({ error: nameOf(cause) }, 'Redis is away: each process limits by itself')
      isAway = true
    },
    cameBack: (): void => {
      if (isAway) log.info('Redis is back: limits are shared again')
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
      connectTimeout: connectTime,
      reconnectStrategy: (retries) =>
        Math.min(100 * 2 ** Math.min(retries, 10), longestRest) + Math.round(Math.random() * 100),
      ...(url.startsWith('rediss:') ? { tls: true, rejectUnauthorized: verifyTls } : {}),
    },
  })

/**
 * Counts in Redis. Nothing waits for the connection: until it stands, and whenever it breaks, each
 * process counts by itself, and nobody is refused for that.
 */
export const openRedisLimits = (
  options: RedisOptions,
  log: Pick<BaseLogger, 'warn' | 'info'>,
): RateLimits => {
  const client = openClient(options)
  const outage = createOutageLog(log)
  const stores: FallbackStore[] = []
  // Without a listener the first error would end the process.
  client.on('error', outage.wentAway)
  // Rejects only when the site stops before it ever stood.
  client.connect().catch(outage.wentAway)

  return {
    storeFor: (form) => {
      const store = new FallbackStore({
        makeStore: () =>
          new RedisStore({
            prefix: `limit:${form}:`,
            sendCommand: (...command: string[]) => client.sendCommand(command),
          }),
        isReachable: () => client.isReady,
        ...outage,
      })
      stores.push(store)
      return store
    },
    // All processes know the address with its password, and nobody else does.
    hashAddress: createAddressHash(createHash('sha256').update(`limits ${options.url}`).digest()),
    ping: async () => {
      if (!client.isReady) await once(client, 'ready', { signal: AbortSignal.timeout(pingTime) })
      return `Redis answers ${await client.ping()}`
    },
    close: async () => {
      for (const store of stores) store.shutdown()
      if (client.isOpen) client.destroy()
    },
  }
}
