import type { Request, RequestHandler } from 'express'
import type { WatchedRateLimits } from '../../services/adapters/rateLimits/rateLimits.js'
import { AppError } from '../../services/errors/errors.js'
import { minute, second } from '../../shared/time/durations.js'

/** Posts are counted in windows of this length. */
const standardWindowMs = 10 * minute

export interface Rate {
  /** Requests of one address in a window. */
  readonly limit: number
  readonly windowMs?: number
  readonly refusal?: (secondsLeft: number) => Error
  /** What a request is counted for, in place of its address. */
  readonly countedFor?: (req: Request) => string
}

const refusalOf =
  (key: 'tooMany' | 'tooManyPages') =>
  (seconds: number): Error =>
    new AppError(429, key, { 'Retry-After': String(seconds) })

/** A rendering holds up everybody else for some milliseconds: a short window spreads them out. */
export const pageRate = (limit: number): Rate => ({
  limit,
  windowMs: 10 * second,
  refusal: refusalOf('tooManyPages'),
})

type Limits = Pick<WatchedRateLimits, 'counterFor' | 'hashAddress' | 'refused'>

/** How many points a request counts for; 0: it is not counted. */
export type PointsOf = (req: Request) => number

/** Returns a factory of middleware that shares one counter, whatever points its requests count for. */
export const createPointLimit = (
  limits: Limits,
  {
    limit,
    windowMs = standardWindowMs,
    refusal = refusalOf('tooMany'),
    countedFor = ({ network }) => network,
  }: Rate,
  name: string,
): ((pointsOf: PointsOf) => RequestHandler) => {
  const count = limits.counterFor({ name, limit, windowMs })
  return (pointsOf) => async (req, _res, next) => {
    // The page cache renders for all visitors.
    const points = req.isInternal === true ? 0 : pointsOf(req)
    if (points === 0) {
      next()
      return
    }
    const { isExceeded, msLeft } = await count(limits.hashAddress(countedFor(req)), points)
    if (!isExceeded) {
      next()
      return
    }
    limits.refused(name)
    next(refusal(Math.max(1, Math.ceil(msLeft / second))))
  }
}

/**
 * Returns a factory of middleware, one for each form, that counts the requests of each address and refuses
 * those beyond the limit. The variants of a page share it, so that a change of language counts on.
 */
export const createRateLimit =
  (limits: Limits, rate: Rate) =>
  (form: string): RequestHandler =>
    createPointLimit(limits, rate, form)(() => 1)
