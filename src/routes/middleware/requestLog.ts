import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { shortAddress } from '../../services/shortAddress.js'

const idPattern = /^[\w.:-]{8,100}$/

const idsOfProcess = randomUUID().slice(0, -12)
let given = 0

/** Chance names the process and a count the request: a tenth of the cost of chance alone. */
const newId = (): string => {
  given += 1
  return idsOfProcess + given.toString(16).padStart(12, '0')
}

/** The id that a proxy gave, when it looks like one, else a new one. */
export const requestIdOf = (told: string | string[] | undefined): string =>
  typeof told === 'string' && idPattern.test(told) ? told : newId()

// The address of a file opens it: a log must not.
const withoutToken = (path: string): string => path.replace(/^\/files\/.*/s, '/files/:token')

/** One line a request, with an id; no query, no cookie, no body, the client's address shortened. */
export const requestLog =
  (log: Logger): RequestHandler =>
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
      const line = {
        requestId: req.id,
        method,
        path,
        status: res.statusCode,
        ms: Math.round((performance.now() - start) * 10) / 10,
        client: shortAddress(req.ip),
      }
      if (!res.writableFinished) log.info({ ...line, aborted: true }, 'request')
      else if (res.statusCode >= 500) log.error(line, 'request')
      else log.info(line, 'request')
    })
    next()
  }
