import type { RequestHandler } from 'express'
import { loadOnce } from '../../shared/time/loadOnce.js'

/** Loads the modules of a route at its first request: most processes never need them. */
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
