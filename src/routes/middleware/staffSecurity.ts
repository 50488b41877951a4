import type { RequestHandler } from 'express'
import { AppError } from '../../services/errors/errors.js'
import { readingMethods } from './methods.js'

/**
 * Headers of every answer of the staff area: nothing of it is stored by a browser or a proxy, found by
 * a search engine, named to another site, or reachable from a window of another site.
 */
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

/**
 * Refuses what changes something unless the browser says that our own page sent it. Stricter than on
 * public pages: there a post without a word of where it comes from passes, here it could act for
 * somebody who is signed in.
 */
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
