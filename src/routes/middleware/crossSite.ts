import type { Request, RequestHandler } from 'express'
import { AppError } from '../../services/errors/errors.js'
import { readingMethods } from './methods.js'

const comesFromElsewhere = (req: Request, ownOrigin: string): boolean => {
  const site = req.get('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = req.get('origin')
  if (origin === undefined) return false
  if (origin === ownOrigin) return false
  return !URL.canParse(origin) || new URL(origin).host !== req.get('host')
}

/** Checks `Sec-Fetch-Site` and `Origin`: cached pages cannot contain a CSRF token. */
export const crossSite =
  (ownOrigin: string): RequestHandler =>
  (req, _res, next) => {
    if (readingMethods.has(req.method) || !comesFromElsewhere(req, ownOrigin)) {
      next()
      return
    }
    next(new AppError(403, 'crossSite'))
  }
