import type { RequestHandler } from 'express'
import { addToContext } from '../../controllers/pages/requestContext.js'
import { toAppError } from '../../services/errors/errors.js'

/** Express treats falsy errors as success, and `'route'` and `'router'` as control values. */
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
