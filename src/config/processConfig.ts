import type { EnvironmentReader } from './environmentReader.js'
import { readTrustedProxies, type TrustedProxies } from './proxiesConfig.js'

/** How the processes of the site run and listen. */
export interface ProcessConfig {
  readonly production: boolean
  readonly host: string
  readonly port: number
  readonly logLevel: LogLevel
  readonly trustedProxies: TrustedProxies
  /** How many processes answer side by side. */
  readonly workers: number
  /** Pages reload themselves when the server starts again; `npm run dev` sets it. */
  readonly liveReload: boolean
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

export const readProcessConfig = (reader: EnvironmentReader): ProcessConfig => {
  const nodeEnv = reader.oneOf('NODE_ENV', 'development', ['development', 'production', 'test'])
  const production = nodeEnv === 'production'
  return {
    production,
    host: reader.text('HOST') ?? (production ? '0.0.0.0' : 'localhost'),
    port: reader.whole('PORT', 3000, 0, 65_535),
    logLevel: reader.oneOf('LOG_LEVEL', 'info', logLevels),
    trustedProxies: readTrustedProxies(reader, production),
    workers: reader.whole('WEB_CONCURRENCY', 1, 1, 64),
    liveReload: !production && reader.text('LIVE_RELOAD') === 'on',
  }
}
