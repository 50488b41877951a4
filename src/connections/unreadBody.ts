import type { IncomingMessage, ServerResponse } from 'node:http'

/** Node reads 64 kB at a time: 8 MB a second for all together, as fast as most lines are for one. */
const pauseMs = 8

/**
 * Reads what still comes of bodies after their requests were answered (refused, say) without anybody
 * having read them. Closing instead would hide the answer: a browser sends everything before it reads.
 * Node itself reads as fast as it comes, which costs two thirds of a core for one visitor who sends
 * files that are refused.
 */
export const createUnreadBodies = (): ((req: IncomingMessage, res: ServerResponse) => void) => {
  /** When the next piece of any of them may be read. */
  let nextAt = 0

  return (req, res) => {
    // The last moment before Node begins to.
    res.once('prefinish', () => {
      if (req.complete || req.readableFlowing !== null || req.readableDidRead) return
      req.on('data', () => {
        req.pause()
        const now = performance.now()
        nextAt = Math.max(now, nextAt) + pauseMs
        setTimeout(() => req.resume(), nextAt - now)
      })
    })
  }
}
