import type { RequestHandler } from 'express'
import { addToContext } from '../../controllers/pages/requestContext.js'
import { catchThrown } from './catchThrown.js'

/** The steps of a route that is no page of the table, and the name that the log gives it. */
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
