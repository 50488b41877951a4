import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { Config } from '../../config/readConfig.js'
import type { TrustHop } from '../../connections/clientAddress.js'

export type CameByHttp = (req: IncomingMessage) => boolean

/**
 * Tells whether a visitor came over http to a site that is visited over https. Only a proxy knows,
 * and only one that is trusted is believed: without one, everybody would be sent on for ever.
 */
export const createCameByHttp = (
  { origin }: Pick<Config, 'origin'>,
  isTrusted: TrustHop,
): CameByHttp => {
  if (!origin.startsWith('https:')) return () => false
  return ({ headers, socket }) => {
    const told = headers['x-forwarded-proto']
    if (typeof told !== 'string' || told === 'https') return false
    // Of several proxies, the first entry is of the one that the visitor reached.
    const [scheme = ''] = told.split(',')
    return scheme.trim().toLowerCase() === 'http' && isTrusted(socket.remoteAddress ?? '', 0)
  }
}

/** Sends visitors on to https. 308 keeps the method: what was posted is posted again, encrypted. */
export const httpsRedirect =
  ({ origin }: Pick<Config, 'origin'>, cameByHttp: CameByHttp): RequestHandler =>
  (req, res, next) => {
    if (!cameByHttp(req)) return next()
    // A cache that forgets the scheme would send visitors round in circles.
    res.setHeader('Cache-Control', 'no-store')
    const path = req.url.startsWith('/') ? req.url : '/'
    res.redirect(308, origin + path)
  }
