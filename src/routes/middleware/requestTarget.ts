import type { RequestHandler } from 'express'
import { AppError } from '../../services/errors.js'

/**
 * Returns the path and query of a request target in origin or absolute form (RFC 9112, 3.2),
 * without the fragment that some clients send; undefined for any other target.
 */
export const originForm = (target: string): string | undefined => {
  const [whole = ''] = target.split('#', 1)
  if (whole.startsWith('/')) return whole
  const rest = /^https?:\/\/[^/?]+(.*)$/is.exec(whole)?.[1]
  return rest === undefined || rest.startsWith('/') ? rest : `/${rest}`
}

/** Rewrites each request target to its origin form, the only one that routes read. */
export const requestTarget: RequestHandler = (req, res, next) => {
  if (req.url === '*' && req.method === 'OPTIONS') {
    res.set('Allow', 'GET, HEAD, POST').status(204).end()
    return
  }
  const target = originForm(req.url)
  if (target === undefined) {
    next(new AppError(400, 'badRequest'))
    return
  }
  req.url = target
  req.originalUrl = target
  next()
}
