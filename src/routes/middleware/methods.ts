import type { RequestHandler } from 'express'
import { AppError } from '../../services/errors/errors.js'

/** Of requests that change nothing: where those come from is of no concern. */
export const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses the methods that a route does not know, and tells whoever asks which it knows. */
export const refuseMethod =
  (allowed: string): RequestHandler =>
  (req, res, next) => {
    if (req.method === 'OPTIONS') {
      res.set('Allow', allowed).status(204).end()
      return
    }
    next(new AppError(405, 'methodNotAllowed', { Allow: allowed }))
  }
