import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { contextOf } from '../../controllers/pages/requestContext.js'
import type { Metrics } from '../../services/metrics/metrics.js'
import { second } from '../../services/time/durations.js'
import { shortAddress } from '../../services/shortAddress.js'

const idPattern = /^[\w.:-]{8,100}$/

const processPrefix = randomUUID().slice(0, -12)
let count = 0

/** A random prefix for the process, then a count: a tenth of the cost of a random id each time. */
const newId = (): string => {
  count += 1
  return processPrefix + count.toString(16).padStart(12, '0')
}

/** The id that a proxy gave, when it looks like one, else a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && idPattern.test(given) ? given : newId()

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    // A stray percent sign: the path stays as it was sent.
    return path
  }
}

/** A word before a token, or the id that each one begins with. */
const tokens = /(files[/\\]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}).*/is

/**
 * The address of a file is enough to open it: it must not be in the log, however it was spelt. One
 * that was mistyped leads nowhere, and whoever reads the log can still put it right.
 */
const withoutToken = (path: string): string => {
  const plain = decoded(path)
  // The link of an invitation opens an account.
  if (/^\/staff\/+invitation/i.test(plain)) return '/staff/invitation/:token'
  return tokens.test(plain) ? plain.replace(tokens, 'files/:token') : path
}

/** How metrics tell that the visitor left before the answer, as nginx does. */
const abortedStatus = 499

/** Platforms ask every few seconds: that all is well would fill the log. */
const probes: ReadonlySet<string> = new Set(['healthz', 'readyz'])

/** One line a request, with an id and the name of its route; no query, no cookie, no body, the client's address shortened. */
export const requestLog =
  (log: Logger, metrics?: Pick<Metrics, 'answered'>): RequestHandler =>
  (req, res, next) => {
    const start = performance.now()
    req.id = requestIdOf(req.headers['x-request-id'])
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
