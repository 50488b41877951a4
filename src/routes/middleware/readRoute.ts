import type { RequestHandler, Router } from 'express'
import { refuseMethod } from './methods.js'
import { namedRoute } from './namedRoute.js'

/** What an address that is no page is called in the log, and how it answers. */
interface ReadRoute {
  readonly name: string
  /** Whatever is asked. */
  readonly before?: readonly RequestHandler[]
  readonly show: readonly RequestHandler[]
}

/** An address that is read, and told so whoever asks for something else. */
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
