import type { EnvironmentReader } from './environmentReader.js'
import { readEncoded } from './variableRules.js'

export type RateLimitStoreConfig =
  /** `memory` counts in this process, `workers` in the cluster primary. */
  { readonly kind: 'memory' | 'workers' } | ({ readonly kind: 'redis' } & RedisOptions)

export interface RedisOptions {
  readonly url: string
  /** `false` for platforms whose Redis has a self-signed certificate. */
  readonly verifyTls: boolean
}

export type RateLimitsConfig = RateLimitStoreConfig & {
  readonly posts: number
  /** Maximum posts to all visitor tools per client address in ten minutes; people try several dates. */
  readonly tools: number
  readonly renders: number
  readonly acknowledgements: number
}

const readRedisUrl = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, username, password, pathname } = new URL(text)
  const isKnown = (protocol === 'redis:' || protocol === 'rediss:') && hostname !== ''
  // The Redis client decodes the credentials again and throws on a malformed escape.
  const isReadable = [username, password].every((part) => readEncoded(part) !== undefined)
  return isKnown && isReadable && /^\/?\d*$/.test(pathname) ? text : undefined
}

export const readRateLimitsConfig = (
  reader: EnvironmentReader,
  workers: number,
): RateLimitsConfig => {
  const url = reader.optional(
    'REDIS_URL',
    'must be redis://user:password@host:port or rediss://user:password@host:port, with special characters percent-encoded, optionally followed by / and the number of a database',
    readRedisUrl,
  )
  const verify = reader.oneOf('REDIS_TLS_VERIFY', 'on', ['on', 'off'])
  const counts = {
    posts: reader.whole('RATE_LIMIT_POSTS', 10, 1, 1_000_000),
    tools: reader.whole('RATE_LIMIT_TOOLS', 60, 1, 1_000_000),
    renders: reader.whole('RATE_LIMIT_RENDERS', 60, 1, 1_000_000),
    acknowledgements: reader.whole('RATE_LIMIT_ACKNOWLEDGEMENTS', 20, 1, 1_000_000),
  }
  const isMalformed = url === undefined && reader.isSet('REDIS_URL')
  if (reader.isSet('REDIS_TLS_VERIFY') && !isMalformed && url?.startsWith('rediss:') !== true) {
    reader.errors.push('REDIS_TLS_VERIFY is set but REDIS_URL does not begin with rediss://.')
  }
  return url === undefined
    ? { kind: workers > 1 ? 'workers' : 'memory', ...counts }
    : { kind: 'redis', url, verifyTls: verify === 'on', ...counts }
}
