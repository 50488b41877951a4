import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { Config } from '../../config/readConfig.js'
import type { TrustHop } from '../../connections/clientAddress.js'

export type CameByHttp = (req: IncomingMessage) => boolean

/** Trusts `X-Forwarded-Proto` of trusted proxies only; others could cause redirect loops. */
export const createCameByHttp = (
  { origin }: Pick<Config, 'origin'>,
  isTrusted: TrustHop,
): CameByHttp => {
  if (!origin.startsWith('https:')) return () => false
  return ({ headers, socket }) => {
    const protocol = headers['x-forwarded-proto']
    if (typeof protocol !== 'string' || protocol === 'https') return false
    // The first entry is from the outermost proxy.
    const [scheme = ''] = protocol.split(',')
    return scheme.trim().toLowerCase() === 'http' && isTrusted(socket.remoteAddress ?? '', 0)
  }
}

/** Redirects to https. Status 308 preserves method and body. */
export const httpsRedirect =
  ({ origin }: Pick<Config, 'origin'>, cameByHttp: CameByHttp): RequestHandler =>
  (req, res, next) => {
    if (!cameByHttp(req)) return next()
    // A cache that ignores the scheme would cause a redirect loop.
    res.setHeader('Cache-Control', 'no-store')
    const path = req.url.startsWith('/') ? req.url : '/'
    res.redirect(308, origin + path)
  }
