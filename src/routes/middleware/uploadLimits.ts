import type { Request, RequestHandler } from 'express'
import { formBodyBytes, mebibyte, mostFiles } from '../../config/limits.js'
import type { WatchedRateLimits } from '../../services/adapters/rateLimits/rateLimits.js'
import { AppError } from '../../services/errors/errors.js'
import { day } from '../../shared/time/durations.js'
import { createPointLimit } from './rateLimit.js'

/** Maximum per client address: a browser sends two files at once; an office may have several browsers. */
const mostPostsAtOnce = 16
/** Maximum for all addresses: each post holds a file open and shares the disk. */
const mostPostsOfAll = 64
const tryAgain = { 'Retry-After': '5' } as const

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

export type BytesOf = (req: Request) => number

/** Limits the bytes uploaded per client address and day, in started mebibytes, for all upload routes. */
const limitDailyBytes = (limits: WatchedRateLimits, dailyBytes: number) => {
  const rate = { limit: Math.ceil(dailyBytes / mebibyte), windowMs: day }
  const limitPoints = createPointLimit(limits, rate, 'upload-bytes')
  return (bytesOf: BytesOf): RequestHandler =>
    limitPoints((req) => Math.ceil(bytesOf(req) / mebibyte))
}

/** Returns the bytes of files that a multipart form announces, up to the maximum; 0 for other forms. */
export const formFileBytes = (maxFileBytes: number): BytesOf => {
  const most = mostFiles * maxFileBytes
  return (req) => {
    if (typeof req.is('multipart') !== 'string') return 0
    const announced = Number(req.headers['content-length'] ?? most)
    return Math.max(0, Math.min(most, announced - formBodyBytes))
  }
}

export interface UploadLimits {
  readonly atOnce: RequestHandler
  readonly bytes: (bytesOf: BytesOf) => RequestHandler
}

export const createUploadLimits = (
  limits: WatchedRateLimits,
  dailyBytes: number,
): UploadLimits => ({
  atOnce: limitPostsAtOnce(limits),
  bytes: limitDailyBytes(limits, dailyBytes),
})
