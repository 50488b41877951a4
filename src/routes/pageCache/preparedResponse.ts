import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './acceptedEncoding.js'
import type { InternalResponse } from './internalRequest.js'

/** One way of writing an answer, ready to be written. */
export interface Representation {
  readonly etag: string
  /** Names and values by turns; the last value is the request's id, put in for each request. */
  readonly headers: string[]
  /** The same of a 304, which has no body to speak of. */
  readonly headersWithoutBody: string[]
  readonly body: Buffer
}

export interface PreparedResponse {
  readonly representations: Readonly<Record<Encoding, Representation>>
  readonly bytes: number
}

export type Compressed = Readonly<Record<'br' | 'gzip', Buffer>>

/** Said anew for each connection or representation, or of no meaning for what is kept. */
const dropped: ReadonlySet<string> = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
])

const aboutBody: ReadonlySet<string> = new Set(['content-type'])

const without = (rawHeaders: readonly string[], names: ReadonlySet<string>): readonly string[] =>
  rawHeaders.filter((_item, at) => !names.has((rawHeaders[at - (at % 2)] ?? '').toLowerCase()))

/** Express's own validator where it is made from the bytes, else one that is. */
const validatorOf = (answer: InternalResponse): string => {
  const told = answer.header('etag')
  if (told?.startsWith('"')) return told
  return `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 27)}"`
}

/** Makes everything that does not depend on a request. */
export const prepareResponse = (
  answer: InternalResponse,
  compressed: Compressed,
): PreparedResponse => {
  const lasting = without(answer.rawHeaders, dropped)
  const validator = validatorOf(answer)
  const prepare = (body: Buffer, encoding?: keyof Compressed): Representation => {
    // A strong validator names bytes: each encoding has its own.
    const etag = encoding === undefined ? validator : `${validator.slice(0, -1)}-${encoding}"`
    const coded = encoding === undefined ? [] : ['Content-Encoding', encoding]
    const size = ['Content-Length', String(body.length)]
    const last = ['ETag', etag, 'X-Request-Id', '']
    return {
      etag,
      headers: [...lasting, ...coded, ...size, ...last],
      headersWithoutBody: [...without(lasting, aboutBody), ...last],
      body,
    }
  }
  return {
    representations: {
      br: prepare(compressed.br, 'br'),
      gzip: prepare(compressed.gzip, 'gzip'),
      identity: prepare(answer.body),
    },
    bytes: answer.body.length + compressed.br.length + compressed.gzip.length,
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** No larger than the bytes themselves: the encoder would set megabytes aside for each page. */
const windowFor = (size: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(size + 16))))

/** The smallest bytes there are, made once and off the main thread. */
export const compress = async (bytes: Buffer): Promise<Compressed> => ({
  br: await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }),
  gzip: await zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
})
