import { createHash } from 'node:crypto'
import type { Compressed } from '../../services/http/compress.js'
import type { InternalResponse } from './internalRequest.js'

export type Encoding = keyof Compressed | 'identity'

export interface Representation {
  readonly etag: string
  /** Names and values alternate; the last value is the request id, replaced for each request. */
  readonly headers: string[]
  readonly headersWithoutBody: string[]
  readonly body: Buffer
}

export interface PreparedResponse {
  readonly status: number
  readonly representations: Readonly<Record<Encoding, Representation>>
  readonly bytes: number
}

/** Headers that are not cached, because they describe one connection or encoding. */
const notCached: ReadonlySet<string> = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
])

/** Headers omitted from a 304 response, which has no body. */
const aboutBody: ReadonlySet<string> = new Set(['content-type'])

const without = (rawHeaders: readonly string[], names: ReadonlySet<string>): readonly string[] =>
  rawHeaders.filter((_item, at) => !names.has((rawHeaders[at - (at % 2)] ?? '').toLowerCase()))

/** Returns Express's ETag if strong, else a digest of the body. */
const validatorOf = (response: InternalResponse): string => {
  const etag = response.header('etag')
  if (etag?.startsWith('"')) return etag
  return `"${createHash('sha256').update(response.body).digest('base64url').slice(0, 27)}"`
}

/** Returns the ETag of an encoding. A strong ETag identifies bytes, so encodings must have different ones. */
const validatorFor = (validator: string, encoding: keyof Compressed): string =>
  `${validator.slice(0, -1)}-${encoding}"`

export const prepareResponse = (
  response: InternalResponse,
  compressed: Compressed,
): PreparedResponse => {
  const lasting = without(response.rawHeaders, notCached)
  const validator = validatorOf(response)
  const prepare = (body: Buffer, encoding?: keyof Compressed): Representation => {
    const etag = encoding === undefined ? validator : validatorFor(validator, encoding)
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
    status: response.status,
    representations: {
      br: prepare(compressed.br, 'br'),
      gzip: prepare(compressed.gzip, 'gzip'),
      identity: prepare(response.body),
    },
    bytes: response.body.length + compressed.br.length + compressed.gzip.length,
  }
}
