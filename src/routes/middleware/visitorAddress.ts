import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { ClientAddress, TrustHop } from '../../connections/clientAddress.js'
import { networkOf, shortAddress } from '../../services/shortAddress.js'

interface VisitorAddressOptions {
  readonly clientAddress: ClientAddress
  readonly isTrusted: TrustHop
  readonly log: Pick<Logger, 'warn'>
}

/**
 * `req.ip` is the address that limits and the log go by: Express takes whatever a proxy wrote. A
 * proxy that is not believed is told of once: behind it, all visitors share one count.
 */
export const visitorAddress = ({
  clientAddress,
  isTrusted,
  log,
}: VisitorAddressOptions): RequestHandler => {
  let isTold = false
  return (req, _res, next) => {
    const connected = req.socket.remoteAddress ?? ''
    if (!isTold && req.headers['x-forwarded-for'] !== undefined && !isTrusted(connected, 0)) {
      isTold = true
      log.warn(
        { client: shortAddress(connected) },
        'X-Forwarded-For is not believed: if this is your proxy, name it in TRUSTED_PROXIES',
      )
    }
    const address = clientAddress(req)
    Object.defineProperty(req, 'ip', { value: address })
    req.network = networkOf(address)
    next()
  }
}
