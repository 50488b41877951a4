import type { Request, RequestHandler } from 'express'
import { formBodyBytes, mebibyte, mostFiles } from '../../config/limits.js'
import type { WatchedRateLimits } from '../../services/adapters/rateLimits/rateLimits.js'
import { AppError } from '../../services/errors/errors.js'
import { day } from '../../shared/time/durations.js'
import { createPointLimit } from './rateLimit.js'

/** A browser of ours sends two files at once, an office several browsers. */
const mostPostsAtOnce = 16
/** Of all addresses: each holds a file open, and the disk writes them all. */
const mostPostsOfAll = 64
const tryAgain = { 'Retry-After': '5' } as const

/** Refuses a post of files while so many, of the same address or of all, are under way in this process. */
const limitPostsAtOnce = ({ refused }: Pick<WatchedRateLimits, 'refused'>): RequestHandler => {
  const underWay = new Map<string, number>()
  let ofAll = 0
  return (req, res, next) => {
    const { network } = req
    const others = underWay.get(network) ?? 0
    if (others >= mostPostsAtOnce) {
      refused('uploads-at-once')
      next(new AppError(429, 'tooMany', tryAgain))
      return
    }
    if (ofAll >= mostPostsOfAll) {
      refused('uploads-of-all')
      next(new AppError(503, 'unavailable', tryAgain))
      return
    }
    ofAll += 1
    underWay.set(network, others + 1)
    res.once('close', () => {
      ofAll -= 1
      const left = (underWay.get(network) ?? 1) - 1
      if (left === 0) underWay.delete(network)
      else underWay.set(network, left)
    })
    next()
  }
}

/** How many bytes of files a request brings, or asks to send. */
export type BytesOf = (req: Request) => number

/** Counts each mebibyte that was begun, whichever way files arrive. */
const limitDailyBytes = (limits: WatchedRateLimits, dailyBytes: number) => {
  const rate = { limit: Math.ceil(dailyBytes / mebibyte), windowMs: day }
  const limitPoints = createPointLimit(limits, rate, 'upload-bytes')
  return (bytesOf: BytesOf): RequestHandler =>
    limitPoints((req) => Math.ceil(bytesOf(req) / mebibyte))
}

/**
 * What a form brings by its own account, or all that it may bring when it does not say. Without
 * files it is not counted: those that were uploaded before have been.
 * @param maxFileBytes of one file
 */
export const formFileBytes = (maxFileBytes: number): BytesOf => {
  const most = mostFiles * maxFileBytes
  return (req) => {
    if (typeof req.is('multipart') !== 'string') return 0
    const told = Number(req.headers['content-length'] ?? most)
    return Math.max(0, Math.min(most, told - formBodyBytes))
  }
}

export interface UploadLimits {
  readonly atOnce: RequestHandler
  /** All of them count together. */
  readonly bytes: (bytesOf: BytesOf) => RequestHandler
}

/** How much one address may send, whichever way files come. */
export const createUploadLimits = (
  limits: WatchedRateLimits,
  dailyBytes: number,
): UploadLimits => ({
  atOnce: limitPostsAtOnce(limits),
  bytes: limitDailyBytes(limits, dailyBytes),
})
