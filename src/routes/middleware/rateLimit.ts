import type { Request, RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { networkOf } from '../../connections/clientAddress.js'
import type { WatchedRateLimits } from '../../services/adapters/rateLimits/rateLimits.js'
import { AppError } from '../../services/errors.js'
import { minute, second } from '../../services/time/durations.js'

/** Posts are counted in windows of this length. */
const standardWindowMs = 10 * minute

/** Seconds until the count starts again; the library puts its count on the request. */
const secondsLeft = (req: Request, windowMs: number): number => {
  const info: unknown = 'rateLimit' in req ? req.rateLimit : undefined
  const ends =
    typeof info === 'object' && info !== null && 'resetTime' in info ? info.resetTime : undefined
  const left = ends instanceof Date ? ends.getTime() - Date.now() : windowMs
  return Math.max(1, Math.ceil(left / 1000))
}

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

/**
 * Makes one step per form, which counts the requests of each address and refuses those beyond the
 * limit. The variants of a page share the step, so that a change of language counts on.
 */
export const createRateLimit =
  (
    limits: Pick<WatchedRateLimits, 'storeFor' | 'hashAddress' | 'refused'>,
    {
      limit,
      windowMs = standardWindowMs,
      refusal = refusalOf('tooMany'),
      countedFor = ({ ip }) => networkOf(ip ?? 'unknown'),
    }: Rate,
  ) =>
  (form: string): RequestHandler =>
    rateLimit({
      windowMs,
      limit,
      store: limits.storeFor(form),
      keyGenerator: (req) => limits.hashAddress(countedFor(req)),
      // Only a refusal says how long to wait.
      standardHeaders: false,
      legacyHeaders: false,
      // When the store of counts fails, nobody is refused.
      passOnStoreError: true,
      // `trust proxy` is set and checked with the configuration.
      validate: false,
      // The page cache renders for everybody.
      skip: (req) => req.isInternal === true,
      handler: (req, _res, next) => {
        limits.refused(form)
        next(refusal(secondsLeft(req, windowMs)))
      },
    })
