import type { Request, RequestHandler, Response } from 'express'
import type { Config } from '../../config/readConfig.js'
import { isMachinePath } from '../../addresses/machineTable.js'
import { variantOf } from '../../addresses/urlFor.js'
import { addToContext } from '../../controllers/pages/requestContext.js'

/** Without slashes at the end. Not by a pattern: of a path of slashes it would read each tail anew. */
export const withoutLastSlashes = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

const isOurs = (path: string): boolean => variantOf(path) !== undefined || isMachinePath(path)

const redirect = (req: Request, res: Response, status: number, to: string): void => {
  addToContext(req, { route: 'redirect' })
  res.redirect(status, to)
}

/** To the same address, written right; the query stays as it is. */
export const sendOn = (req: Request, res: Response, right: string): void => {
  const query = req.originalUrl.indexOf('?')
  redirect(req, res, 308, query === -1 ? right : right + req.originalUrl.slice(query))
}

/**
 * Sends a trailing slash or upper case on to the right address, and `/` to where ops want it.
 * Only addresses of the tables are ever redirected to, so no path can lead to another site.
 */
export const addresses =
  (rootRedirect: Config['rootRedirect']): RequestHandler =>
  (req, res, next) => {
    if (rootRedirect !== undefined && req.path === '/') {
      redirect(req, res, rootRedirect.status, rootRedirect.path)
      return
    }
    const right = withoutLastSlashes(req.path).toLowerCase()
    if (right === req.path || !isOurs(right)) next()
    else sendOn(req, res, right)
  }
