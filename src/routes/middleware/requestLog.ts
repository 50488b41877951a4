import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { shortAddress, type TrustHop } from '../../connections/clientAddress.js'
import { contextOf } from '../../controllers/pages/requestContext.js'
import type { Metrics } from '../../services/metrics/metrics.js'
import { second } from '../../shared/time/durations.js'

const idPattern = /^[\w.:-]{8,100}$/

const processPrefix = randomUUID().slice(0, -12)
let count = 0

/** Returns a process prefix with a counter, at a tenth of the cost of a random id. */
const newId = (): string => {
  count += 1
  return processPrefix + count.toString(16).padStart(12, '0')
}

export type RequestIdOf = (req: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/** Accepts request ids of trusted proxies only; other clients could inject text into the audit log. */
export const createRequestId =
  (isTrusted: TrustHop): RequestIdOf =>
  ({ headers, socket }) => {
    const sent = headers['x-request-id']
    const isAccepted =
      typeof sent === 'string' && idPattern.test(sent) && isTrusted(socket.remoteAddress ?? '', 0)
    return isAccepted ? sent : newId()
  }

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    // Malformed percent-encoding: logged undecoded.
    return path
  }
}

/** Matches a word that precedes an access token, even with a wrong prefix, language or separator. */
const afterWord = /(apercu|preview|invitation|files|ma-demande|my-request)(?!$)[^a-z\d].*/is

/** Matches a UUID at the start of a token. */
const startsToken = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}.*/is

/** Matches runs longer than the words of a page URL. */
const run = /[\w-]{32,}/g
const isToken = (found: string): boolean => /[\dA-Z]/.test(found)

/** Removes access tokens, even truncated or altered ones, which a reader of the log could repair. */
const withoutToken = (path: string): string => {
  const plain = decoded(path)
  const hidden = plain
    .replace(afterWord, '$1/:token')
    .replace(startsToken, ':token')
    .replace(run, (found) => (isToken(found) ? ':token' : found))
  return hidden === plain ? path : hidden
}

/** Status 499 for client disconnects in metrics, as in nginx. */
const abortedStatus = 499

/** Successful health checks are logged at debug level. */
const probes: ReadonlySet<string> = new Set(['healthz', 'readyz'])

interface RequestLogOptions {
  readonly log: Logger
  readonly metrics?: Pick<Metrics, 'answered'> | undefined
}

/** Logs a line per request, without query, cookie or body; client addresses are shortened. */
export const requestLog =
  (
    { requestIdOf }: { readonly requestIdOf: RequestIdOf },
    { log, metrics }: RequestLogOptions,
  ): RequestHandler =>
  (req, res, next) => {
    const start = performance.now()
    req.id = requestIdOf(req)
    if (req.isInternal === true) {
      next()
      return
    }
    res.set('X-Request-Id', req.id)
    const { method } = req
    const path = withoutToken(req.path)
    res.on('close', () => {
      const ms = performance.now() - start
      const route = contextOf(req).route ?? 'unknown'
      metrics?.answered(route, res.writableFinished ? res.statusCode : abortedStatus, ms / second)
      const line = {
        requestId: req.id,
        method,
        path,
        route,
        status: res.statusCode,
        ms: Math.round(ms * 10) / 10,
        client: shortAddress(req.ip),
      }
      if (!res.writableFinished) log.info({ ...line, aborted: true }, 'request')
      else if (res.statusCode >= 500) log.error(line, 'request')
      else if (probes.has(route)) log.debug(line, 'request')
      else log.info(line, 'request')
    })
    next()
  }
