import type { RequestHandler } from 'express'

/** An answer that speaks of one visitor is kept by nobody. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store')
  next()
}
