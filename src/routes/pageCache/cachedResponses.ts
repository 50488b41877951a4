import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import type { Logger } from 'pino'
import type { ClientAddress } from '../../connections/clientAddress.js'
import type { PageCacheCounts } from '../../services/metrics/metrics.js'
import { shortAddress } from '../../services/log/shortAddress.js'
import type { RequestIdOf } from '../middleware/requestLog.js'
import { originForm } from '../middleware/incomingRequest.js'
import type { Encoding, PreparedResponse } from './preparedResponse.js'

/** More than every page and built file together; responses beyond it are left to Express. */
const mostBytes = 32 * 1024 * 1024

export interface CachedResponsesOptions {
  readonly log: Pick<Logger, 'child'>
  readonly clientAddress: ClientAddress
  readonly requestIdOf: RequestIdOf
  /** The key of this minute; a page cached under another key is stale. */
  readonly key: () => string
  /** Most bytes in the cache. */
  readonly limit?: number
}

interface CacheEntry {
  readonly response: PreparedResponse
  /** The key of the moment it was rendered in; `undefined`: it does not depend on the moment. */
  readonly key: string | undefined
  /** Answers with the whole, and that the visitor has it already. */
  readonly whole: Count
  readonly unchanged: Count
  /** Writes its path and the name of its route, which were made into JSON once. */
  readonly log: Pick<Logger, 'info'>
}

/** A plain number, which metrics read: a response costs one addition. */
interface Count {
  readonly route: string
  readonly status: number
  count: number
}

/** How a response is cached. */
export interface CacheAs {
  /** What the log calls the route that answered. */
  readonly route: string
  readonly key?: string
}

/** Supported encodings, the smallest first, with the old name of gzip (RFC 9110, 8.4.1.3). */
const encodings = ['br', 'gzip', 'x-gzip', 'identity'] as const

/** Browsers send a handful of different headers; any beyond these are negotiated each time. */
const mostRemembered = 50

/** Creates the choice of the encoding with the highest weight, the smallest of equals (RFC 9110, 12.5.3). */
const createEncodingChoice = (): ((accepted: string | undefined) => Encoding) => {
  const choices = new Map<string, Encoding>()
  return (accepted = '') => {
    const remembered = choices.get(accepted)
    if (remembered !== undefined) return remembered
    const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
    const chosen = negotiator.encoding(encodings, { preferred: encodings })
    // A client that refuses them all receives the page unencoded.
    const choice = chosen === 'x-gzip' ? 'gzip' : (chosen ?? 'identity')
    if (choices.size < mostRemembered) choices.set(accepted, choice)
    return choice
  }
}

/** The path that Express reads from a request target. */
const pathOf = (target: string): string => originForm(target)?.replace(/\?.*$/s, '') ?? target

/**
 * Whole responses by address, sent to any visitor without asking Express: of a request, only the
 * method, the address, `Accept-Encoding` and what makes it conditional are looked at. No cached
 * page reads its query, and a server may send the whole where a range is asked for (RFC 9110, 14.2):
 * either would let one visitor have a page rendered again and again.
 */
export class CachedResponses {
  private readonly entries = new Map<string, CacheEntry>()
  /** By route and status: they outlive what was cached. */
  private readonly counts = new Map<string, Count>()
  private readonly encodingFor = createEncodingChoice()
  private bytes = 0

  constructor(private readonly options: CachedResponsesOptions) {}

  /** Caches a response for this address in place of an earlier one. Says whether there was room. */
  set(path: string, response: PreparedResponse, { route, key }: CacheAs): boolean {
    this.delete(path)
    // The addresses of one page share the same prepared response.
    const added = this.isUsed(response) ? 0 : response.bytes
    if (this.bytes + added > (this.options.limit ?? mostBytes)) return false
    const log = this.options.log.child({ path, route, cached: true })
    const whole = this.countOf(route, response.status)
    const unchanged = this.countOf(route, 304)
    this.entries.set(path, { response, key, log, whole, unchanged })
    this.bytes += added
    return true
  }

  /** What has been answered so far, and what is cached now. */
  statistics(): PageCacheCounts {
    return { answers: this.counts.values(), entries: this.entries.size, bytes: this.bytes }
  }

  private countOf(route: string, status: number): Count {
    const key = `${route} ${status}`
    const known = this.counts.get(key)
    if (known !== undefined) return known
    const count = { route, status, count: 0 }
    this.counts.set(key, count)
    return count
  }

  /** Whether this address is cached under this key. */
  isCurrent(path: string, key: string): boolean {
    return this.entries.get(path)?.key === key
  }

  /** Whether some address is answered with this response. */
  isUsed(response: PreparedResponse): boolean {
    return this.entries.values().some((entry) => entry.response === response)
  }

  delete(path: string): void {
    const old = this.entries.get(path)
    if (old === undefined) return
    this.entries.delete(path)
    if (!this.isUsed(old.response)) this.bytes -= old.response.bytes
  }

  /** Answers from the cache; `false` when it cannot: nothing was sent, Express has to answer. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    const { method, url = '', headers } = req
    if (method !== 'GET' && method !== 'HEAD') return false
    // Most requests have no query: only the others pay for its removal.
    const entry = this.entries.get(url) ?? this.entries.get(pathOf(url))
    if (entry === undefined) return false
    if (entry.key !== undefined && entry.key !== this.options.key()) return false
    const encoding = this.encodingFor(headers['accept-encoding']?.toString())
    const requestId = this.options.requestIdOf(req)
    const representation = entry.response.representations[encoding]
    if (fresh(headers, { etag: representation.etag })) {
      entry.unchanged.count += 1
      res.writeHead(304, withId(representation.headersWithoutBody, requestId)).end()
    } else {
      entry.whole.count += 1
      res.writeHead(entry.response.status, withId(representation.headers, requestId))
      if (method === 'HEAD') res.end()
      else res.end(representation.body)
    }
    const line = {
      requestId,
      method,
      status: res.statusCode,
      // In tenths of a millisecond, of which this takes none.
      ms: 0,
      client: shortAddress(this.options.clientAddress(req)),
    }
    entry.log.info(line, 'request')
    return true
  }
}

/** Node reads the headers before it returns, so one array serves every request. */
const withId = (headers: string[], requestId: string): string[] => {
  headers[headers.length - 1] = requestId
  return headers
}
