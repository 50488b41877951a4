import type { Request, RequestHandler } from 'express'
import type { WatchedRateLimits } from '../../services/adapters/rateLimits/rateLimits.js'
import { AppError } from '../../services/errors/errors.js'
import { minute, second } from '../../shared/time/durations.js'

const standardWindowMs = 10 * minute

export interface Rate {
  readonly limit: number
  readonly windowMs?: number
  readonly refusal?: (secondsLeft: number) => Error
  readonly countedFor?: (req: Request) => string
}

const refusalOf =
  (key: 'tooMany' | 'tooManyPages') =>
  (seconds: number): Error =>
    new AppError(429, key, { 'Retry-After': String(seconds) })

// A rendering blocks the event loop for milliseconds; a short window spreads renderings.
export const pageRate = (limit: number): Rate => ({
  limit,
  windowMs: 10 * second,
  refusal: refusalOf('tooManyPages'),
})

type Limits = Pick<WatchedRateLimits, 'counterFor' | 'hashAddress' | 'refused'>

export type PointsOf = (req: Request) => number

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
    // Internal requests of the page cache are not counted.
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

/** Creates the rate limit of a form. The language variants of its page share one count. */
export const createRateLimit =
  (limits: Limits, rate: Rate) =>
  (form: string): RequestHandler =>
    createPointLimit(limits, rate, form)(() => 1)
