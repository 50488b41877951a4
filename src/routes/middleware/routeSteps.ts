import type { RequestHandler, Router } from 'express'
import { addToContext } from '../../controllers/pages/requestContext.js'
import { AppError, toAppError } from '../../services/errors/errors.js'
import { loadOnce } from '../../shared/time/cachedValue.js'

export const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

export const refuseMethod =
  (allowed: string): RequestHandler =>
  (req, res, next) => {
    if (req.method === 'OPTIONS') {
      res.set('Allow', allowed).status(204).end()
      return
    }
    next(new AppError(405, 'methodNotAllowed', { Allow: allowed }))
  }

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

interface ReadRoute {
  readonly name: string
  readonly before?: readonly RequestHandler[]
  readonly show: readonly RequestHandler[]
}

export const readRoute = (
  router: Router,
  address: string | readonly string[],
  { name, before = [], show }: ReadRoute,
): void => {
  router
    .route([address].flat())
    .all(...namedRoute(name, ...before))
    .get(...namedRoute(name, ...show))
    .all(refuseMethod('GET, HEAD'))
}
