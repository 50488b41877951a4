import type { RequestHandler } from 'express'
import { addToContext } from '../../controllers/pages/requestContext.js'
import { toAppError } from '../../services/errors/errors.js'
import { loadOnce } from '../../shared/time/loadOnce.js'

/** Converts thrown values to `AppError`: Express treats falsy ones, `'route'` and `'router'` specially. */
export const catchThrown =
  (step: RequestHandler): RequestHandler =>
  async (req, res, next) => {
    try {
      await step(req, res, next)
    } catch (thrown) {
      next(toAppError(thrown))
    }
  }

export const namedRoute = (
  route: string,
  ...steps: readonly RequestHandler[]
): readonly RequestHandler[] => [
  (req, _res, next) => {
    addToContext(req, { route })
    next()
  },
  ...steps.map(catchThrown),
]

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
