import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { ClientAddress, TrustHop } from '../../connections/clientAddress.js'
import { AppError } from '../../services/errors/errors.js'
import { networkOf, shortAddress } from '../../services/log/shortAddress.js'

interface VisitorAddressOptions {
  readonly clientAddress: ClientAddress
  readonly isTrusted: TrustHop
  readonly log: Pick<Logger, 'warn'>
}

/** Sets `req.ip` and `req.network`; warns once about an untrusted proxy, whose visitors share one limit. */
export const visitorAddress = ({
  clientAddress,
  isTrusted,
  log,
}: VisitorAddressOptions): RequestHandler => {
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
