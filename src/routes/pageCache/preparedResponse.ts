import { createHash } from 'node:crypto'
import type { Compressed } from '../../services/http/compress.js'
import type { InternalResponse } from './internalRequest.js'

/** How a cached response can be encoded. */
export type Encoding = keyof Compressed | 'identity'

/** A response in one encoding, ready to be sent. */
export interface Representation {
  readonly etag: string
  /** Names and values alternate; the last value is the request's id, set for each request. */
  readonly headers: string[]
  /** The headers of a 304. */
  readonly headersWithoutBody: string[]
  readonly body: Buffer
}

export interface PreparedResponse {
  readonly status: number
  readonly representations: Readonly<Record<Encoding, Representation>>
  readonly bytes: number
}

/** Headers of one connection or encoding, or without meaning for a cached response. */
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

/** A 304 has no body that these could describe. */
const aboutBody: ReadonlySet<string> = new Set(['content-type'])

const without = (rawHeaders: readonly string[], names: ReadonlySet<string>): readonly string[] =>
  rawHeaders.filter((_item, at) => !names.has((rawHeaders[at - (at % 2)] ?? '').toLowerCase()))

/** Express's own validator when it is a strong one, else one made from the bytes. */
const validatorOf = (response: InternalResponse): string => {
  const etag = response.header('etag')
  if (etag?.startsWith('"')) return etag
  return `"${createHash('sha256').update(response.body).digest('base64url').slice(0, 27)}"`
}

/** A strong validator names bytes: each encoding has its own. */
const validatorFor = (validator: string, encoding: keyof Compressed): string =>
  `${validator.slice(0, -1)}-${encoding}"`

/** Prepares all that does not depend on a request, once for each encoding. */
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
