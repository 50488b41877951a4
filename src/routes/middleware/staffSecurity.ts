import type { RequestHandler } from 'express'
import { AppError } from '../../services/errors/errors.js'
import { readingMethods } from './methods.js'

/** Prevents storage, indexing, referrers, and access from windows of other sites. */
export const staffHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  next()
}

/** Stricter than public pages, which accept posts without `Origin`. */
export const sameOriginPosts =
  (ownOrigin: string): RequestHandler =>
  (req, _res, next) => {
    if (readingMethods.has(req.method)) {
      next()
      return
    }
    const site = req.get('sec-fetch-site')
    const isOwn = site === undefined ? req.get('origin') === ownOrigin : site === 'same-origin'
    next(isOwn ? undefined : new AppError(403, 'crossSite'))
  }
