import type { RequestHandler } from 'express'
import { AppError } from '../../services/errors/errors.js'
import { readingMethods } from './routeSteps.js'
import { staffRows } from '../../addresses/staffTable.js'
import { sendOn, withoutLastSlashes } from './incomingRequest.js'

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

/** Rejects posts from other origins. Stricter than public pages, which accept posts without `Origin`. */
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

/** Literal path segments; others are references and tokens, which are case-sensitive. */
const words: ReadonlySet<string> = new Set(
  Object.values(staffRows).flatMap(({ path }) =>
    path.split('/').filter((part) => !part.startsWith(':')),
  ),
)

const rightCase = (part: string): string => {
  const lower = part.toLowerCase()
  return words.has(lower) ? lower : part
}

/** Redirects to the canonical path even if the page does not exist, so as not to reveal which pages exist. */
export const staffAddresses: RequestHandler = (req, res, next) => {
  const right = withoutLastSlashes(req.path).split('/').map(rightCase).join('/')
  if (right === req.path) next()
  else sendOn(req, res, right)
}
