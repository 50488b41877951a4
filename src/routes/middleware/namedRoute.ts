import type { RequestHandler } from 'express'
import { addToContext } from '../../controllers/pages/requestContext.js'
import { toAppError } from '../../services/errors/errors.js'

/**
 * Passes whatever a step throws to the error handler. Express takes a falsy value for success, and the
 * strings `route` and `router` as instructions to skip them.
 */
export const catchThrown =
  (step: RequestHandler): RequestHandler =>
  async (req, res, next) => {
    try {
      await step(req, res, next)
    } catch (thrown) {
      next(toAppError(thrown))
    }
  }

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
