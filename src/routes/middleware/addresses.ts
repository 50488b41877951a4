import type { RequestHandler } from 'express'
import type { Config } from '../../config/readConfig.js'
import { variantOf } from '../../addresses/urlFor.js'
import { addToContext } from '../../controllers/pages/requestContext.js'

/** Without slashes at the end. Not by a pattern: of a path of slashes it would read each tail anew. */
const normalise = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end).toLowerCase()
}

/**
 * Sends a trailing slash or upper case on to the right address, and `/` to where ops want it.
 * Only addresses of the table are ever redirected to, so no path can lead to another site.
 */
export const addresses =
  (rootRedirect: Config['rootRedirect']): RequestHandler =>
  (req, res, next) => {
    const redirect = (status: number, to: string): void => {
      addToContext(req, { route: 'redirect' })
      res.redirect(status, to)
    }
    if (rootRedirect !== undefined && req.path === '/') {
      redirect(rootRedirect.status, rootRedirect.path)
      return
    }
    const right = normalise(req.path)
    if (right === req.path || variantOf(right) === undefined) {
      next()
      return
    }
    const query = req.originalUrl.indexOf('?')
    redirect(308, query === -1 ? right : right + req.originalUrl.slice(query))
  }
