import type { RequestHandler } from 'express'
import { AppError } from '../../services/errors/errors.js'

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
