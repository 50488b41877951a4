import type { RequestHandler } from 'express'
import { loadOnce } from '../../shared/time/loadOnce.js'

/**
 * Creates routes whose modules load with the first request for the address or one below it, in any case:
 * most processes never need them.
 */
export const lazyRoutes = (
  address: string,
  load: () => Promise<RequestHandler>,
): RequestHandler => {
  const handler = loadOnce(load)
  return async (req, res, next) => {
    const path = req.path.toLowerCase()
    if (path !== address && !path.startsWith(`${address}/`)) {
      next()
      return
    }
    const handle = await handler()
    await handle(req, res, next)
  }
}
