import type { RequestHandler } from 'express'

/**
 * Routes that most processes are never asked for: their modules load with the first request for the
 * address or one below it, in whatever case, so that a start and its memory do without.
 */
export const lazyRoutes = (
  address: string,
  load: () => Promise<RequestHandler>,
): RequestHandler => {
  let loading: Promise<RequestHandler> | undefined
  return async (req, res, next) => {
    const path = req.path.toLowerCase()
    if (path !== address && !path.startsWith(`${address}/`)) {
      next()
      return
    }
    loading ??= load()
    const handle = await loading
    await handle(req, res, next)
  }
}
