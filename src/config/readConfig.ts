import { resolve } from 'node:path'
import { type CareersChoice, readCareersChoice } from './careersConfig.js'
import { type FilesChoice, readFilesChoice } from './filesConfig.js'
import { type RateLimitsConfig, readRateLimitsConfig } from './limitsConfig.js'
import { type EmailConfig, readEmailConfig } from './emailConfig.js'
import { type RecordsChoice, readRecordsChoice } from './recordsConfig.js'
import { readVerificationChoice, type VerificationChoice } from './verificationConfig.js'

/** Everything the environment decides, read once and checked together. */
export interface Config {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** Scheme and host of the canonical addresses, without a final slash. */
  readonly origin: string
  readonly originIsGuessed: boolean
  readonly dataDir: string
  readonly clinicFile: string
  readonly logLevel: LogLevel
  /** How many proxies stand in front: their `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: number
  readonly rootRedirect: { readonly path: string; readonly status: number } | undefined
  readonly records: RecordsChoice
  readonly mail: EmailConfig
  readonly limits: RateLimitsConfig
  readonly files: FilesChoice
  readonly careers: CareersChoice
  /** Absent: the honeypot, the time and the limits stand alone. */
  readonly verification: VerificationChoice | undefined
  /** Where pictures made on demand are kept, and how many bytes of them. */
  readonly imageCache: { readonly folder: string; readonly bytes: number }
  readonly retention: { readonly requestDays: number; readonly applicationDays: number }
  /** How many processes answer side by side. */
  readonly workers: number
  /** Pages stay readable without a network; off also removes the workers of earlier visits. */
  readonly serviceWorker: boolean
  /** Loaded after consent alone; absent: nobody is asked, nothing of another site is loaded. */
  readonly tagManager: TagManager | undefined
  /** Pages reload themselves when the server starts again; `npm run dev` sets it. */
  readonly liveReload: boolean
}

export interface TagManager {
  readonly id: string
  /** Address of the provider's script, without the id. */
  readonly script: string
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Every error of the environment, one sentence each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly errors: readonly string[]
  constructor(errors: readonly string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads variables one by one and collects what is wrong with them. */
class Reader {
  readonly errors: string[] = []
  private readonly env: Environment
  constructor(env: Environment) {
    this.env = env
  }

  text(name: string): string | undefined {
    const value = this.env[name]?.trim()
    return value === undefined || value === '' ? undefined : value
  }

  parsed<Value>(
    name: string,
    fallback: Value,
    rule: string,
    parse: (text: string) => Value | undefined,
  ): Value {
    const text = this.text(name)
    if (text === undefined) return fallback
    const value = parse(text)
    if (value !== undefined) return value
    // Only the rule is told, never the value: it may be a secret typed in the wrong place.
    this.errors.push(`${name} ${rule}.`)
    return fallback
  }

  whole(name: string, fallback: number, from: number, to: number): number {
    return this.parsed(name, fallback, `must be a whole number from ${from} to ${to}`, (text) => {
      const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
      return value >= from && value <= to ? value : undefined
    })
  }

  oneOf<Value extends string>(name: string, fallback: Value, values: readonly Value[]): Value {
    return this.parsed(name, fallback, `must be one of ${values.join(', ')}`, (text) =>
      values.find((value) => value === text),
    )
  }
}

const readOrigin = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, pathname, search, hash } = new URL(text)
  const bare = pathname === '/' && search === '' && hash === ''
  return (protocol === 'https:' || protocol === 'http:') && bare ? origin : undefined
}

const readRootRedirect = (reader: Reader): Config['rootRedirect'] => {
  const path = reader.parsed<string | undefined>(
    'ROOT_REDIRECT',
    undefined,
    'must be a path of this site other than /, such as /en',
    // One slash in front: two would lead to another site.
    (text) => (/^\/[^/\\\s][^\\\s]*$/.test(text) ? text : undefined),
  )
  const status = reader.parsed(
    'ROOT_REDIRECT_STATUS',
    302,
    'must be 301, 302, 303, 307 or 308',
    (text) => [301, 302, 303, 307, 308].find((known) => String(known) === text),
  )
  if (path === undefined && reader.text('ROOT_REDIRECT_STATUS') !== undefined) {
    reader.errors.push('ROOT_REDIRECT_STATUS is set but ROOT_REDIRECT is not: set both or neither.')
  }
  return path === undefined ? undefined : { path, status }
}

/** What is kept on this machine's own disk unless the variable chooses another place. */
const keptOnDisk: readonly { readonly what: string; readonly unless: string }[] = [
  { what: 'records', unless: 'FIREBASE_PROJECT_ID' },
  { what: 'emails', unless: 'SMTP_URL' },
  { what: 'files', unless: 'S3_BUCKET' },
]

const readDataDir = (reader: Reader, production: boolean, root: string): string => {
  const chosen = reader.text('DATA_DIR')
  const onDisk = keptOnDisk.filter(({ unless }) => reader.text(unless) === undefined)
  if (chosen === undefined && production && onDisk.length > 0) {
    const list = new Intl.ListFormat('en-CA')
    const listed = list.format(onDisk.map(({ what }) => what))
    const others = list.format(onDisk.map(({ unless }) => unless))
    reader.errors.push(
      `DATA_DIR is missing: with NODE_ENV=production, ${listed} would be kept on a disk that the platform wipes. Set DATA_DIR to a folder that lasts, or set ${others}.`,
    )
  }
  return resolve(root, chosen ?? 'var')
}

const providerScript = 'https://www.googletagmanager.com/gtm.js'

const readScript = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, origin, pathname } = new URL(text)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? origin + pathname : undefined
}

const readTagManager = (reader: Reader): TagManager | undefined => {
  const id = reader.parsed<string | undefined>(
    'GTM_ID',
    undefined,
    'must be a Google Tag Manager id, such as GTM-ABC1234',
    (text) => (/^GTM-[A-Z0-9]{4,12}$/.test(text) ? text : undefined),
  )
  const script = reader.parsed(
    'GTM_SCRIPT_URL',
    providerScript,
    'must be an https address, or an http one of this machine',
    readScript,
  )
  if (reader.text('GTM_ID') === undefined && reader.text('GTM_SCRIPT_URL') !== undefined) {
    reader.errors.push('GTM_SCRIPT_URL is set but GTM_ID is not: set both, or GTM_ID alone.')
  }
  return id === undefined ? undefined : { id, script }
}

/**
 * Reads the whole environment.
 * @param root folder of the project, against which relative paths are read
 * @throws ConfigError with every error, never with a value
 */
export const readConfig = (env: Environment, root: string): Config => {
  const reader = new Reader(env)
  const nodeEnv = reader.oneOf('NODE_ENV', 'development', ['development', 'production', 'test'])
  const production = nodeEnv === 'production'
  const port = reader.whole('PORT', 3000, 0, 65_535)
  const origin = reader.parsed<string | undefined>(
    'PUBLIC_URL',
    undefined,
    'must be the address of the site without a path, such as https://www.example.ca',
    readOrigin,
  )
  const dataDir = readDataDir(reader, production, root)
  const workers = reader.whole('WEB_CONCURRENCY', 1, 1, 64)
  const config: Config = {
    production,
    host: reader.text('HOST') ?? (production ? '0.0.0.0' : 'localhost'),
    port,
    origin: origin ?? `http://localhost:${port}`,
    originIsGuessed: origin === undefined,
    dataDir,
    clinicFile: resolve(root, reader.text('CLINIC_FILE') ?? 'src/content/clinic.json'),
    logLevel: reader.oneOf('LOG_LEVEL', 'info', logLevels),
    trustedProxies: reader.whole('TRUSTED_PROXIES', production ? 1 : 0, 0, 10),
    rootRedirect: readRootRedirect(reader),
    records: readRecordsChoice(reader, resolve(dataDir, 'records.sqlite')),
    mail: readEmailConfig(reader, resolve(dataDir, 'mail')),
    limits: readRateLimitsConfig(reader, workers),
    files: readFilesChoice(reader, resolve(dataDir, 'files'), resolve(dataDir, 'upload-secret')),
    careers: readCareersChoice(reader),
    verification: readVerificationChoice(reader, origin !== undefined || !production),
    imageCache: {
      folder: resolve(dataDir, 'cache/images'),
      // The workers keep their pictures in one folder, and each sees to its own share.
      bytes: (reader.whole('IMAGE_CACHE_MB', 512, 1, 1_000_000) * 1024 * 1024) / workers,
    },
    retention: {
      requestDays: reader.whole('RETENTION_REQUEST_DAYS', 180, 1, 3650),
      applicationDays: reader.whole('RETENTION_APPLICATION_DAYS', 365, 1, 3650),
    },
    workers,
    serviceWorker: reader.oneOf('SERVICE_WORKER', 'on', ['on', 'off']) === 'on',
    tagManager: readTagManager(reader),
    liveReload: !production && reader.text('LIVE_RELOAD') === 'on',
  }
  if (reader.errors.length > 0) throw new ConfigError(reader.errors)
  return config
}
