import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { shortAddress } from '../../services/shortAddress.js'
import { requestIdOf } from '../middleware/requestLog.js'
import { createEncodingChoice } from './acceptedEncoding.js'
import { clientAddress } from './clientAddress.js'
import type { PreparedResponse } from './preparedResponse.js'
import { namesValidator } from './validators.js'

/** More than every page and built file together; what would not fit is left to Express. */
const mostBytes = 32 * 1024 * 1024

export interface CachedResponsesParts {
  readonly log: Pick<Logger, 'info'>
  readonly trustedProxies: number
  /** What pages say of this minute; an answer kept under other words is not given. */
  readonly words: () => string
  readonly limit?: number
}

interface Kept {
  readonly answer: PreparedResponse
  /** The words of the moment it was rendered in; `undefined`: it says nothing of the moment. */
  readonly words: string | undefined
}

/**
 * Whole answers by address. What is here is given to any visitor, with nothing asked of the site:
 * the address, `Accept-Encoding` and `If-None-Match` are all that is looked at.
 */
export class CachedResponses {
  private readonly kept = new Map<string, Kept>()
  private readonly encodingFor = createEncodingChoice()
  private bytes = 0

  constructor(private readonly parts: CachedResponsesParts) {}

  /** Keeps an answer for this address in place of an earlier one. Says whether there was room. */
  keep(path: string, answer: PreparedResponse, words?: string): boolean {
    this.drop(path)
    // Two addresses of one page share the same prepared answer.
    const added = this.holds(answer) ? 0 : answer.bytes
    if (this.bytes + added > (this.parts.limit ?? mostBytes)) return false
    this.kept.set(path, { answer, words })
    this.bytes += added
    return true
  }

  /** Whether the page of this address is kept as it reads under these words. */
  isKept(path: string, words: string): boolean {
    return this.kept.get(path)?.words === words
  }

  /** Whether some address still has this answer. */
  holds(answer: PreparedResponse): boolean {
    return this.kept.values().some((other) => other.answer === answer)
  }

  drop(path: string): void {
    const old = this.kept.get(path)
    if (old === undefined) return
    this.kept.delete(path)
    if (!this.holds(old.answer)) this.bytes -= old.answer.bytes
  }

  /** Answers if it can; otherwise nothing was touched and Express has to be asked. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    const { method, url = '', headers } = req
    if (method !== 'GET' && method !== 'HEAD') return false
    // An address with a query is not among the keys.
    const kept = this.kept.get(url)
    if (kept === undefined || headers.range !== undefined) return false
    if (kept.words !== undefined && kept.words !== this.parts.words()) return false
    const encoding = this.encodingFor(headers['accept-encoding']?.toString())
    if (encoding === undefined) return false

    const requestId = requestIdOf(headers['x-request-id'])
    const representation = kept.answer.representations[encoding]
    const isKnown = namesValidator(headers['if-none-match'], representation.etag)
    if (isKnown) {
      res.writeHead(304, withId(representation.headersWithoutBody, requestId)).end()
    } else {
      res.writeHead(200, withId(representation.headers, requestId))
      if (method === 'HEAD') res.end()
      else res.end(representation.body)
    }
    const line = {
      requestId,
      method,
      path: url,
      status: res.statusCode,
      // Told in tenths, of which this takes none.
      ms: 0,
      client: shortAddress(clientAddress(req, this.parts.trustedProxies)),
      kept: true,
    }
    this.parts.log.info(line, 'request')
    return true
  }
}

/** Node reads the headers before it returns, so one array serves every request. */
const withId = (headers: string[], requestId: string): string[] => {
  headers[headers.length - 1] = requestId
  return headers
}
