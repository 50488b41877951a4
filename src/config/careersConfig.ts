import type { EnvironmentReader } from './environmentReader.js'
import { mebibyte } from './limits.js'
import { hostOf, isThisMachine, mailboxRule, readMailbox } from './variableRules.js'

export type ClamdPlace =
  | { readonly host: string; readonly port: number }
  | { readonly path: string }

export interface CareersConfig {
  readonly maxFileBytes: number
  readonly signings: number
  readonly dailyBytes: number
  /** `undefined` disables virus scanning, which the staff area then reports. */
  readonly scanner: ClamdPlace | undefined
  /** Recipient of application notices; defaults to the clinic's `hiringEmail`. */
  readonly hr: string | undefined
}

const clamdPort = 3310

// The clamd protocol is not encrypted: only private networks are accepted.
const isPrivate = (hostname: string): boolean =>
  isThisMachine(hostname) ||
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(hostname) ||
  // fc00::/7 and fe80::/10; a name without a dot resolves on this network only.
  /^\[f[cd]|^\[fe[89ab]/.test(hostname) ||
  !/[.:]/.test(hostname)

const readPlace = (text: string): ClamdPlace | undefined => {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  const { protocol, hostname, port, pathname, username } = address
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) return { path: pathname }
  const isBare = (pathname === '' || pathname === '/') && username === ''
  const isFit = protocol === 'tcp:' && hostname !== '' && isBare && isPrivate(hostname)
  return isFit ? { host: hostOf(address), port: port === '' ? clamdPort : Number(port) } : undefined
}

/** Daily upload quota per client address, in files of maximum size; an office may share one address. */
const dailyFiles = 100

export const readCareersConfig = (reader: EnvironmentReader): CareersConfig => {
  const maxFile = reader.whole('CAREERS_MAX_FILE_MB', 10, 1, 256)
  const daily = reader.whole('RATE_LIMIT_UPLOAD_MB', dailyFiles * maxFile, 1, 1_000_000)
  if (daily < maxFile) {
    reader.errors.push(
      'RATE_LIMIT_UPLOAD_MB is less than CAREERS_MAX_FILE_MB: the largest allowed file could not be sent. Set it to at least the same value.',
    )
  }
  return {
    maxFileBytes: maxFile * mebibyte,
    dailyBytes: daily * mebibyte,
    signings: reader.whole('RATE_LIMIT_UPLOADS', 60, 1, 1_000_000),
    scanner: reader.optional(
      'CLAMAV_URL',
      'must be tcp://host:port in a private network, or unix:///path/of/the/socket',
      readPlace,
    ),
    hr: reader.optional('MAIL_HR', mailboxRule, readMailbox),
  }
}
