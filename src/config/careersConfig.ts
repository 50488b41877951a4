import { type EnvironmentReader, isThisMachine } from './environmentReader.js'

/** Where a virus scanner listens. */
export type ScannerPlace =
  | { readonly host: string; readonly port: number }
  | { readonly path: string }

export interface CareersChoice {
  /** Of one file; the widget, the signature, the server and the words all say this one. */
  readonly maxFileBytes: number
  /** Signed uploads in ten minutes from one address. */
  readonly signings: number
  /** Absent: files are not scanned, and HR's emails say so. */
  readonly scanner: ScannerPlace | undefined
  /** Who reads the applications; the clinic's own address when absent. */
  readonly hr: string | undefined
}

const mebibyte = 1_048_576

const readPlace = (text: string): ScannerPlace | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, pathname, username } = new URL(text)
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) return { path: pathname }
  const isBare = (pathname === '' || pathname === '/') && username === ''
  // What clamd is sent is not encrypted: it must not leave the private network.
  const isPrivate =
    isThisMachine(hostname) ||
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(hostname) ||
    !hostname.includes('.')
  if (protocol !== 'tcp:' || hostname === '' || !isBare || !isPrivate) return undefined
  return { host: hostname, port: port === '' ? 3310 : Number(port) }
}

export const readCareersChoice = (reader: EnvironmentReader): CareersChoice => ({
  maxFileBytes: reader.whole('CAREERS_MAX_FILE_MB', 10, 1, 256) * mebibyte,
  signings: reader.whole('RATE_LIMIT_UPLOADS', 60, 1, 1_000_000),
  scanner: reader.parsed<ScannerPlace | undefined>(
    'CLAMAV_URL',
    undefined,
    'must be tcp://host:port in a private network, or unix:///path/of/the/socket',
    readPlace,
  ),
  hr: reader.parsed<string | undefined>(
    'MAIL_HR',
    undefined,
    'must be one email address',
    (text) => (/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(text) ? text : undefined),
  ),
})
