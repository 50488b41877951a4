import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import type { Logger } from 'pino'
import { type ClientAddress, shortAddress } from '../../connections/clientAddress.js'
import type { PageCacheCounts } from '../../services/metrics/metrics.js'
import type { RequestIdOf } from '../middleware/requestLog.js'
import { originForm } from '../middleware/incomingRequest.js'
import type { Encoding, PreparedResponse } from './preparedResponse.js'

/** Maximum size, above that of all pages and built files. Express serves responses beyond it. */
const mostBytes = 32 * 1024 * 1024

export interface CachedResponsesOptions {
  readonly log: Pick<Logger, 'child'>
  readonly clientAddress: ClientAddress
  readonly requestIdOf: RequestIdOf
  readonly key: () => string
  readonly limit?: number
}

interface CacheEntry {
  readonly response: PreparedResponse
  /** Key at the time of rendering; `undefined` for time-independent responses. */
  readonly key: string | undefined
  readonly whole: Count
  readonly unchanged: Count
  /** Child logger with the path and route name, serialized once. */
  readonly log: Pick<Logger, 'info'>
}

/** A counter read by metrics; incrementing it is cheaper than updating a metric. */
interface Count {
  readonly route: string
  readonly status: number
  count: number
}

export interface CacheAs {
  readonly route: string
  readonly key?: string
}

/** Supported encodings by size, with the old name of gzip (RFC 9110, 8.4.1.3). */
const encodings = ['br', 'gzip', 'x-gzip', 'identity'] as const

/** Maximum number of cached `Accept-Encoding` values; browsers send a handful. */
const mostRemembered = 50

/** Caches the negotiation of `Accept-Encoding` (RFC 9110, 12.5.3); prefers small encodings. */
const createEncodingChoice = (): ((accepted: string | undefined) => Encoding) => {
  const choices = new Map<string, Encoding>()
  return (accepted = '') => {
    const remembered = choices.get(accepted)
    if (remembered !== undefined) return remembered
    const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
    const chosen = negotiator.encoding(encodings, { preferred: encodings })
    // If no encoding is acceptable, sends the page unencoded.
    const choice = chosen === 'x-gzip' ? 'gzip' : (chosen ?? 'identity')
    if (choices.size < mostRemembered) choices.set(accepted, choice)
    return choice
  }
}

const pathOf = (target: string): string => originForm(target)?.replace(/\?.*$/s, '') ?? target

/** Complete responses by path, sent without Express; ignores queries and ranges (RFC 9110, 14.2). */
export class CachedResponses {
  private readonly entries = new Map<string, CacheEntry>()
  /** Counts by route and status; retained after entries are removed. */
  private readonly counts = new Map<string, Count>()
  private readonly encodingFor = createEncodingChoice()
  private bytes = 0

  constructor(private readonly options: CachedResponsesOptions) {}

  set(path: string, response: PreparedResponse, { route, key }: CacheAs): boolean {
    this.delete(path)
    // The paths of a page share one response.
    const added = this.isUsed(response) ? 0 : response.bytes
    if (this.bytes + added > (this.options.limit ?? mostBytes)) return false
    const log = this.options.log.child({ path, route, cached: true })
    const whole = this.countOf(route, response.status)
    const unchanged = this.countOf(route, 304)
    this.entries.set(path, { response, key, log, whole, unchanged })
    this.bytes += added
    return true
  }

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

  current(path: string, key: string): PreparedResponse | undefined {
    const entry = this.entries.get(path)
    return entry?.key === key ? entry.response : undefined
  }

  isUsed(response: PreparedResponse): boolean {
    return this.entries.values().some((entry) => entry.response === response)
  }

  delete(path: string): void {
    const old = this.entries.get(path)
    if (old === undefined) return
    this.entries.delete(path)
    if (!this.isUsed(old.response)) this.bytes -= old.response.bytes
  }

  answer(req: IncomingMessage, res: ServerResponse): boolean {
    const { method, url = '', headers } = req
    if (method !== 'GET' && method !== 'HEAD') return false
    // Most requests have no query and match at once.
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
      // Logged as 0, because it is shorter than the resolution of 0.1 ms.
      ms: 0,
      client: shortAddress(this.options.clientAddress(req)),
    }
    entry.log.info(line, 'request')
    return true
  }
}

// Node copies the headers synchronously, so the array is reused.
const withId = (headers: string[], requestId: string): string[] => {
  headers[headers.length - 1] = requestId
  return headers
}
