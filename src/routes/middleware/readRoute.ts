import type { RequestHandler, Router } from 'express'
import { refuseMethod } from './methods.js'
import { namedRoute } from './namedRoute.js'

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
