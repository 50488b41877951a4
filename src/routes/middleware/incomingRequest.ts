import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import {
  type ClientAddress,
  createClientAddress,
  createTrust,
  networkOf,
  shortAddress,
  type TrustHop,
} from '../../connections/clientAddress.js'
import { AppError } from '../../services/errors/errors.js'
import type { Config } from '../../config/readConfig.js'
import { isMachinePath } from '../../addresses/machineTable.js'
import { variantOf } from '../../addresses/urlFor.js'
import { addToContext } from '../../controllers/pages/requestContext.js'
import type { IncomingMessage } from 'node:http'
import { createRequestId, type RequestIdOf } from './requestLog.js'

/** Functions that read headers of trusted proxies, before Express and in it. */
export interface Incoming {
  readonly isTrusted: TrustHop
  readonly clientAddress: ClientAddress
  readonly requestIdOf: RequestIdOf
  readonly cameByHttp: (req: IncomingMessage) => boolean
}

/** Trusts `X-Forwarded-Proto` of trusted proxies only; other clients could cause redirect loops. */
const createCameByHttp = (origin: string, isTrusted: TrustHop): Incoming['cameByHttp'] => {
  if (!origin.startsWith('https:')) return () => false
  return ({ headers, socket }) => {
    const protocol = headers['x-forwarded-proto']
    if (typeof protocol !== 'string' || protocol === 'https') return false
    // The first entry is from the outermost proxy.
    const [scheme = ''] = protocol.split(',')
    return scheme.trim().toLowerCase() === 'http' && isTrusted(socket.remoteAddress ?? '', 0)
  }
}

export const createIncoming = ({
  origin,
  trustedProxies,
}: Pick<Config, 'origin' | 'trustedProxies'>): Incoming => {
  const isTrusted = createTrust(trustedProxies)
  return {
    isTrusted,
    clientAddress: createClientAddress(isTrusted),
    requestIdOf: createRequestId(isTrusted),
    cameByHttp: createCameByHttp(origin, isTrusted),
  }
}

/** Sets `req.ip` and `req.network`; warns once about an untrusted proxy, whose visitors share one limit. */
export const visitorAddress = (
  { clientAddress, isTrusted }: Incoming,
  log: Pick<Logger, 'warn'>,
): RequestHandler => {
  let isWarned = false
  return (req, _res, next) => {
    const connected = req.socket.remoteAddress ?? ''
    if (!isWarned && req.headers['x-forwarded-for'] !== undefined && !isTrusted(connected, 0)) {
      isWarned = true
      log.warn(
        { client: shortAddress(connected) },
        'X-Forwarded-For ignored: if this client is your proxy, add it to TRUSTED_PROXIES',
      )
    }
    const address = clientAddress(req)
    Object.defineProperty(req, 'ip', { value: address })
    req.network = networkOf(address)
    next()
  }
}

/** Returns a target in origin or absolute form (RFC 9112, 3.2) in origin form, without its fragment. */
export const originForm = (target: string): string | undefined => {
  const [whole = ''] = target.split('#', 1)
  if (whole.startsWith('/')) return whole
  const rest = /^https?:\/\/[^/?]+(.*)$/is.exec(whole)?.[1]
  return rest === undefined || rest.startsWith('/') ? rest : `/${rest}`
}

export const requestTarget: RequestHandler = (req, res, next) => {
  if (req.url === '*' && req.method === 'OPTIONS') {
    res.set('Allow', 'GET, HEAD, POST').status(204).end()
    return
  }
  const target = originForm(req.url)
  if (target === undefined) {
    next(new AppError(400, 'badRequest'))
    return
  }
  req.url = target
  req.originalUrl = target
  next()
}

// A loop, because `/\\/+$/` takes quadratic time on a path of slashes.
export const withoutLastSlashes = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

const isOurs = (path: string): boolean => variantOf(path) !== undefined || isMachinePath(path)

const redirect = (req: Request, res: Response, status: number, to: string): void => {
  addToContext(req, { route: 'redirect' })
  res.redirect(status, to)
}

export const sendOn = (req: Request, res: Response, right: string): void => {
  const query = req.originalUrl.indexOf('?')
  redirect(req, res, 308, query === -1 ? right : right + req.originalUrl.slice(query))
}

/** Redirects to canonical paths. Targets come from the page tables only, which prevents open redirects. */
export const addresses =
  (rootRedirect: Config['rootRedirect']): RequestHandler =>
  (req, res, next) => {
    if (rootRedirect !== undefined && req.path === '/') {
      redirect(req, res, rootRedirect.status, rootRedirect.path)
      return
    }
    const right = withoutLastSlashes(req.path).toLowerCase()
    if (right === req.path || !isOurs(right)) next()
    else sendOn(req, res, right)
  }

/** Redirects to https. Status 308 preserves method and body. */
export const httpsRedirect =
  ({ origin }: Pick<Config, 'origin'>, { cameByHttp }: Incoming): RequestHandler =>
  (req, res, next) => {
    if (!cameByHttp(req)) return next()
    // A cache that ignores the scheme would cause a redirect loop.
    res.setHeader('Cache-Control', 'no-store')
    const path = req.url.startsWith('/') ? req.url : '/'
    res.redirect(308, origin + path)
  }
