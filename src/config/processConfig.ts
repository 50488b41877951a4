import { randomUUID } from 'node:crypto'
import { defaultPort } from './defaultPort.js'
import type { EnvironmentReader } from './environmentReader.js'
import { readTrustedProxies, type TrustedProxies } from './proxiesConfig.js'
import { interfaceRule, readInterface } from './variableRules.js'

export interface LiveReload {
  readonly server: string
  readonly errorFile: string
}

export interface ProcessConfig {
  readonly production: boolean
  readonly host: string
  readonly port: number
  readonly logLevel: LogLevel
  readonly trustedProxies: TrustedProxies
  readonly workers: number
  readonly cachesPages: boolean
  readonly liveReload?: LiveReload
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

export const readProcessConfig = (reader: EnvironmentReader): ProcessConfig => {
  const nodeEnv = reader.oneOf('NODE_ENV', 'development', ['development', 'production', 'test'])
  const production = nodeEnv === 'production'
  const errorFile = reader.text('LIVE_RELOAD')
  const hasLiveReload = !production && errorFile !== undefined
  return {
    production,
    host:
      reader.optional('HOST', interfaceRule, readInterface) ??
      (production ? '0.0.0.0' : 'localhost'),
    port: reader.whole('PORT', defaultPort, 0, 65_535),
    logLevel: reader.oneOf('LOG_LEVEL', 'info', logLevels),
    trustedProxies: readTrustedProxies(reader, production),
    workers: reader.whole('WEB_CONCURRENCY', 1, 1, 64),
    // Live reload restarts the site on every save, so cached pages would never be used.
    cachesPages: reader.oneOf('PAGE_CACHE', 'on', ['on', 'off']) === 'on' && !hasLiveReload,
    ...(hasLiveReload ? { liveReload: { server: randomUUID(), errorFile } } : {}),
  }
}
