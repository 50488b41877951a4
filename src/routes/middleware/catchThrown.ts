import type { RequestHandler } from 'express'
import { toAppError } from '../../services/errors.js'

/**
 * Hands on what a step throws as an error. Express itself takes a falsy value for success and goes
 * on to the next step, and the texts `route` and `router` for orders to leave them out.
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
